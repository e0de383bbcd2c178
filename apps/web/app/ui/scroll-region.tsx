import type { ReactNode } from 'react';
import classes from './scroll-region.module.css';

interface ScrollRegionProps {
  readonly label: string;
  /** In pixels; longer content scrolls vertically too. */
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/**
 * A container for content that may be wider than the screen, such as a table. It scrolls sideways, also by keyboard,
 * and a shadow shows that it does.
 */
export function ScrollRegion({ label, maxHeight, children }: ScrollRegionProps) {
  const reachable = { tabIndex: 0, role: 'region', 'aria-label': label };
  return (
    <div className={classes.region} style={{ maxHeight }} {...reachable}>
      {children}
    </div>
  );
}
