import { useRef } from 'react';
import { NavLink } from 'react-router';
import { useActiveTabInView } from './use-active-tab-in-view.ts';
import classes from './tab-links.module.css';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
  /** Stacks the tabs next to their content if the window is wide enough. */
  readonly isColumnWhereWide?: boolean;
}

/** Tabs with their own URLs. If they do not all fit, the active one stays visible. */
export function TabLinks({ label, tabs, isColumnWhereWide = false }: TabLinksProps) {
  const strip = useRef<HTMLElement>(null);
  useActiveTabInView(strip);
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
