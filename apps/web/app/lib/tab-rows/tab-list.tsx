import { Tabs, type TabsListProps } from '@mantine/core';
import { useRef } from 'react';
import { useOpenTabInView } from './use-open-tab-in-view.ts';
import classes from './tab-list.module.css';

/** The row of tabs within `Tabs`. Where not all have room it scrolls, a shadow shows that it does, and the open one is in view. */
export function TabList({ className = '', ...props }: TabsListProps) {
  const row = useRef<HTMLDivElement>(null);
  useOpenTabInView(row);
  return <Tabs.List ref={row} className={`${classes.list} ${className}`} {...props} />;
}
