import type { ReactNode } from 'react';
import classes from './caution.module.css';

/** A caveat on an amber background. */
export function Caution({ children }: { readonly children: ReactNode }) {
  return <p className={classes.caution}>{children}</p>;
}
