import { Tabs, type TabsListProps } from '@mantine/core';
import { useRef } from 'react';
import { useActiveTabInView } from './use-active-tab-in-view.ts';
import classes from './tab-list.module.css';

/** The tab row of `Tabs`. If the tabs do not fit, it scrolls, shows a shadow, and keeps the active tab visible. */
export function TabList({ className = '', ...props }: TabsListProps) {
  const row = useRef<HTMLDivElement>(null);
  useActiveTabInView(row);
  return <Tabs.List ref={row} className={`${classes.list} ${className}`} {...props} />;
}
