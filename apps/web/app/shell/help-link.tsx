import { ActionIcon, Tooltip } from '@mantine/core';
import type { ShellScreen } from '@pagewright/contract/screen-paths';
import { IconHelpCircle } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { siteLink } from '../lib/messages/site-link.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { userMenuMessages } from './user-menu-messages.ts';

type Topic = `/help/${string}`;

/** Each screen's topic in the guide. */
const TOPICS: Readonly<Record<ShellScreen, Topic>> = {
  content: '/help/editor',
  strategy: '/help/briefs',
  outline: '/help/outlines',
  advanced: '/help/advanced-content-scoring',
  calendar: '/help/calendar',
  team: '/help/team-review',
  analytics: '/help/analytics',
  settings: '/help/settings',
  reports: '/help/reports',
};

/** Topics of tabs that have one of their own, by their address. */
const TAB_TOPICS: Readonly<Record<string, Topic>> = {
  '/advanced?tab=competitive-intel': '/help/advanced-competitive',
  '/advanced?tab=multi-intent': '/help/advanced-competitive',
  '/advanced?tab=backlink-finder': '/help/advanced-competitive',
  '/advanced?tab=comprehensive': '/help/advanced-forecasts',
  '/advanced?tab=content-promotion': '/help/advanced-forecasts',
  '/advanced?tab=predictive-analytics': '/help/advanced-forecasts',
  '/analytics/site': '/help/site-audit',
  '/analytics/search': '/help/search-performance',
  '/analytics/ranks': '/help/rank-tracking',
  '/analytics/ai': '/help/ai-visibility',
  '/analytics/reports': '/help/reports',
  '/settings/security': '/help/security',
  '/settings/privacy': '/help/privacy',
  '/settings/publishing': '/help/publishing',
  '/settings/billing': '/help/billing',
};

/** Opens the guide at the topic of the current screen or tab, in a browser tab of its own. */
export function HelpLink({ screen }: { readonly screen: ShellScreen | undefined }) {
  const m = useMessages(userMenuMessages);
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const address = tab === null ? pathname : `${pathname}?tab=${tab}`;
  return (
    <Tooltip label={m.screenHelp}>
      <ActionIcon
        component="a"
        href={siteLink(TAB_TOPICS[address] ?? (screen === undefined ? '/help' : TOPICS[screen]))}
        target="_blank"
        aria-label={m.screenHelp}
      >
        <IconHelpCircle size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
