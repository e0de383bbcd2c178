import type { ShellScreen } from '@pagewright/contract/screen-paths';
import {
  IconCalendarMonth,
  IconChartHistogram,
  IconCompass,
  IconListTree,
  IconPencil,
  IconSettings,
  IconSparkles,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';

/** One entry of the sidebar and the screen behind it. */
export interface NavigationEntry {
  readonly screen: ShellScreen;
  readonly path: `/${ShellScreen}`;
  readonly icon: Icon;
}

/** The entries of the sidebar, from top to bottom. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { screen: 'content', path: '/content', icon: IconPencil },
  { screen: 'strategy', path: '/strategy', icon: IconCompass },
  { screen: 'outline', path: '/outline', icon: IconListTree },
  { screen: 'advanced', path: '/advanced', icon: IconSparkles },
  { screen: 'calendar', path: '/calendar', icon: IconCalendarMonth },
  { screen: 'team', path: '/team', icon: IconUsers },
  { screen: 'analytics', path: '/analytics', icon: IconChartHistogram },
  { screen: 'settings', path: '/settings', icon: IconSettings },
];

/** The entry whose screen a path belongs to; undefined outside the shell. */
export function entryOf(pathname: string): NavigationEntry | undefined {
  const first = pathname.split('/')[1];
  return NAVIGATION.find((entry) => entry.screen === first);
}
