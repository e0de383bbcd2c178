import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconFilePlus,
  IconHelpCircle,
  IconLogout,
  IconMoon,
  IconReportAnalytics,
  IconSettings,
  IconSun,
  type Icon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { siteLink } from '../../lib/messages/site-link.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { signOut } from '../../lib/session/auth-calls.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { SETTINGS_TABS, type SettingsTab } from '../../lib/tabs/settings-tabs.ts';
import { commandMessages } from './command-messages.ts';
import { containsAllWords, type SearchResult } from './search-result.ts';

const SCHEMES = [
  ['dark', IconMoon],
  ['light', IconSun],
  ['auto', IconDeviceDesktop],
] as const satisfies readonly (readonly [MantineColorScheme, Icon])[];
/** Each settings page by the name of its texts. */
const SETTINGS = {
  profile: 'profile',
  preferences: 'preferences',
  notifications: 'notifications',
  security: 'security',
  privacy: 'privacy',
  'api-keys': 'apiKeys',
  connections: 'connections',
  publishing: 'publishing',
  billing: 'billing',
  operator: 'operator',
} as const satisfies Record<SettingsTab, string>;

type Line = readonly [label: string, words: string];

/** Further search results: actions, settings pages, and the help guide. */
export function useCommands(): (term: string) => SearchResult[] {
  const m = useMessages(commandMessages);
  const navigate = useNavigate();
  const { isOperator } = useSession();
  const { setColorScheme } = useMantineColorScheme();

  const leave = async (): Promise<void> => {
    const { error } = await signOut();
    if (error) notifyFailure(error);
    else await navigate('/sign-in', { replace: true, state: null });
  };
  const line = (
    group: SearchResult['group'],
    icon: Icon,
    [label, words]: Line,
    target: SearchResult['target'],
  ): SearchResult & { readonly words: string } => ({
    key: `${group} ${label}`,
    group,
    icon,
    label,
    words,
    target,
    detail: group === 'actions' ? '' : words,
    status: null,
  });

  const commands = [
    line('actions', IconFilePlus, [m.newContent, m.newContentWords], { path: '/content/new' }),
    line('actions', IconFilePlus, [m.newBrief, m.newBriefWords], { path: '/strategy' }),
    line('actions', IconFilePlus, [m.newOutline, m.newOutlineWords], { path: '/outline' }),
    ...SCHEMES.map(([scheme, icon]) =>
      line('actions', icon, [m[scheme], m.schemeWords], { run: () => setColorScheme(scheme) }),
    ),
    line('actions', IconLogout, [m.signOut, m.signOutWords], { run: () => void leave() }),
    line('screens', IconReportAnalytics, [m.reports, m.reportsWords], { path: '/reports' }),
    ...SETTINGS_TABS.filter((tab) => tab !== 'operator' || isOperator).map((tab) =>
      line('screens', IconSettings, [m.settings(m[SETTINGS[tab]]), m[`${SETTINGS[tab]}Words`]], {
        path: tab === SETTINGS_TABS[0] ? '/settings' : `/settings/${tab}`,
      }),
    ),
    line('help', IconHelpCircle, [m.help, m.helpWords], { page: siteLink('/help') }),
  ];

  return (term) =>
    term === '' ? [] : commands.filter(({ label, words }) => containsAllWords(`${label} ${words}`, term));
}
