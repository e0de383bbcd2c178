import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { ShellScreen } from '@pagewright/contract/screen-paths';
import {
  IconCalendarMonth,
  IconChartHistogram,
  IconCompass,
  IconListTree,
  IconPencil,
  IconReportAnalytics,
  IconSettings,
  IconSparkles,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';

/** A sidebar entry and its screen. */
export interface NavigationEntry {
  readonly screen: ShellScreen;
  readonly path: `/${ShellScreen}`;
  readonly icon: Icon;
}

/** The sidebar entries, from top to bottom. */
const NAVIGATION: readonly NavigationEntry[] = [
  { screen: 'content', path: '/content', icon: IconPencil },
  { screen: 'strategy', path: '/strategy', icon: IconCompass },
  { screen: 'outline', path: '/outline', icon: IconListTree },
  { screen: 'advanced', path: '/advanced', icon: IconSparkles },
  { screen: 'calendar', path: '/calendar', icon: IconCalendarMonth },
  { screen: 'team', path: '/team', icon: IconUsers },
  { screen: 'analytics', path: '/analytics', icon: IconChartHistogram },
  { screen: 'settings', path: '/settings', icon: IconSettings },
];

const REPORTS: NavigationEntry = {
  screen: 'reports',
  path: '/reports',
  icon: IconReportAnalytics,
};

/** The entries for a role. Clients see only reports, which others open from Competitive Analytics. */
export function navigationFor(role: WorkspaceRole): readonly NavigationEntry[] {
  return role === 'client' ? [REPORTS] : NAVIGATION;
}

/** The entry of the screen at a path; undefined outside the shell. */
export function findEntry(pathname: string): NavigationEntry | undefined {
  const first = pathname.split('/')[1];
  return [...NAVIGATION, REPORTS].find((entry) => entry.screen === first);
}
