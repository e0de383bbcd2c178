import type { ReactNode } from 'react';
import classes from './scroll-region.module.css';

interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Holds what may be wider than the screen, such as a table: it scrolls sideways, by keyboard too, and a shadow shows that it does. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const reachable = { tabIndex: 0, role: 'region', 'aria-label': label };
  return (
    <div className={classes.region} {...reachable}>
      {children}
    </div>
  );
}
