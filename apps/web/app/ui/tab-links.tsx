import { NavLink } from 'react-router';
import classes from './tab-links.module.css';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
  /** One below the other beside what they open, where the window is wide enough. */
  readonly isColumnWhereWide?: boolean;
}

/** The tabs of a screen, each with an address of its own. */
export function TabLinks({ label, tabs, isColumnWhereWide = false }: TabLinksProps) {
  return (
    <nav className={classes.tabs} data-column={isColumnWhereWide || undefined} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={classes.tab}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
