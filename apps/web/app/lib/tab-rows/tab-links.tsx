import { useRef } from 'react';
import { NavLink } from 'react-router';
import { useOpenTabInView } from './use-open-tab-in-view.ts';
import classes from './tab-links.module.css';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
  /** One below the other beside what they open, where the window is wide enough. */
  readonly isColumnWhereWide?: boolean;
}

/** The tabs of a screen, each with an address of its own; where not all have room, the open one is among those seen. */
export function TabLinks({ label, tabs, isColumnWhereWide = false }: TabLinksProps) {
  const strip = useRef<HTMLElement>(null);
  useOpenTabInView(strip);
  return (
    <nav ref={strip} className={classes.tabs} data-column={isColumnWhereWide || undefined} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={classes.tab}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
