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
  /** Its topic in the guide. */
  readonly help: `/help/${string}`;
}

/** The sidebar entries, from top to bottom. */
const NAVIGATION: readonly NavigationEntry[] = [
  { screen: 'content', path: '/content', icon: IconPencil, help: '/help/editor' },
  { screen: 'strategy', path: '/strategy', icon: IconCompass, help: '/help/briefs' },
  { screen: 'outline', path: '/outline', icon: IconListTree, help: '/help/outlines' },
  { screen: 'advanced', path: '/advanced', icon: IconSparkles, help: '/help/advanced-content-scoring' },
  { screen: 'calendar', path: '/calendar', icon: IconCalendarMonth, help: '/help/calendar' },
  { screen: 'team', path: '/team', icon: IconUsers, help: '/help/team-review' },
  { screen: 'analytics', path: '/analytics', icon: IconChartHistogram, help: '/help/analytics' },
  { screen: 'settings', path: '/settings', icon: IconSettings, help: '/help/settings' },
];

const REPORTS: NavigationEntry = {
  screen: 'reports',
  path: '/reports',
  icon: IconReportAnalytics,
  help: '/help/analytics',
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
