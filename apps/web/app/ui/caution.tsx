import type { ReactNode } from 'react';
import classes from './caution.module.css';

/** A sentence on amber: what to know before relying on what stands around it. */
export function Caution({ children }: { readonly children: ReactNode }) {
  return <p className={classes.caution}>{children}</p>;
}
