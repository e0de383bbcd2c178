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
import { defineMessages } from '../lib/messages/define-messages.ts';

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

/** What the entries are called, what stands over their screens, and what one does there. */
export const navigationMessages = defineMessages({
  en: {
    product: 'Pagewright',
    defaultTitle: 'AI Writer',
    content: 'Content Studio',
    strategy: 'Strategy Builder',
    outline: 'Smart Outline',
    advanced: 'Advanced Features',
    calendar: 'Content Calendar',
    team: 'Team',
    analytics: 'Competitive Analytics',
    settings: 'Settings',
    contentTitle: 'Content Studio',
    strategyTitle: 'Strategy Builder',
    outlineTitle: 'Smart Outline Generator',
    advancedTitle: 'Advanced Features',
    calendarTitle: 'Content Calendar',
    teamTitle: 'Team Management',
    analyticsTitle: 'Competitive Analytics',
    settingsTitle: 'Settings',
    contentDescription: 'Create and manage content',
    strategyDescription: 'Content strategy planning',
    outlineDescription: 'AI-powered content outlines',
    advancedDescription: 'SEO and competitive analysis',
    calendarDescription: 'Schedule and plan content',
    teamDescription: 'Collaboration and workflows',
    analyticsDescription: 'Track and analyze competitors',
    settingsDescription: 'Configure your workspace',
  },
});

/** The entry whose screen a path belongs to; undefined outside the shell. */
export function entryOf(pathname: string): NavigationEntry | undefined {
  const first = pathname.split('/')[1];
  return NAVIGATION.find((entry) => entry.screen === first);
}
