import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type BadgeTint = 'green' | 'amber' | 'red' | 'blue' | 'violet' | 'gray';

/** A short label in dark text on a tinted background. */
export function Badge({
  tint = 'gray',
  children,
}: {
  readonly tint?: BadgeTint;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tint={tint}>
      {children}
    </span>
  );
}
