import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
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
  const { pathname } = useLocation();
  useEffect(() => showOpenTab(strip.current), [pathname]);
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

/** Puts the open tab into the middle of its strip. The page stays where it is, unlike with `scrollIntoView`. */
function showOpenTab(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!strip || !tab) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}
