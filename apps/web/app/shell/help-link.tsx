import { ActionIcon, Tooltip } from '@mantine/core';
import type { ShellScreen } from '@pagewright/contract/screen-paths';
import { IconHelpCircle } from '@tabler/icons-react';
import { useMessages } from '../lib/messages/use-messages.ts';
import { userMenuMessages } from './user-menu-messages.ts';

/** Each screen's topic in the guide. */
const TOPICS: Readonly<Record<ShellScreen, `/help/${string}`>> = {
  content: '/help/editor',
  strategy: '/help/briefs',
  outline: '/help/outlines',
  advanced: '/help/advanced-content-scoring',
  calendar: '/help/calendar',
  team: '/help/team-review',
  analytics: '/help/analytics',
  settings: '/help/settings',
  reports: '/help/analytics',
};

/** Opens the guide at the topic of the current screen, in a tab of its own. */
export function HelpLink({ screen }: { readonly screen: ShellScreen | undefined }) {
  const m = useMessages(userMenuMessages);
  return (
    <Tooltip label={m.screenHelp}>
      <ActionIcon
        component="a"
        href={screen === undefined ? '/help' : TOPICS[screen]}
        target="_blank"
        aria-label={m.screenHelp}
      >
        <IconHelpCircle size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
