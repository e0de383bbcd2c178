import { readSettings, type Settings } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TabLinks } from '../../lib/tabs/tab-links.tsx';
import { BillingTab } from './billing-tab.tsx';
import { ConnectionsTab } from './connections-tab.tsx';
import { ApiKeysTab } from './keys/api-keys-tab.tsx';
import { settingsMessages } from './messages.ts';
import { NotificationsTab } from './notifications-tab.tsx';
import { OperatorTab } from './operator/operator-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { PrivacyTab } from './privacy/privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { PublishingTab } from './publishing-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';
import { SETTINGS_TABS, type SettingsTab } from '../../lib/tabs/settings-tabs.ts';
import classes from './settings.module.css';

const PANELS: Readonly<Record<SettingsTab, (settings: Settings) => ReactNode>> = {
  profile: (settings) => <ProfileTab settings={settings} />,
  preferences: (settings) => <PreferencesTab settings={settings} />,
  notifications: (settings) => <NotificationsTab settings={settings} />,
  security: (settings) => <SecurityTab settings={settings} />,
  privacy: () => <PrivacyTab />,
  'api-keys': (settings) => <ApiKeysTab settings={settings} />,
  connections: () => <ConnectionsTab />,
  publishing: () => <PublishingTab />,
  billing: (settings) => <BillingTab settings={settings} />,
  operator: () => <OperatorTab />,
};

/** Settings of the user and their workspace, one tab per group. */
export function SettingsScreen() {
  const m = useMessages(settingsMessages);
  const { '*': path = '' } = useParams();
  const query = useQuery(apiQuery(readSettings, {}));
  const { isOperator } = useSession();
  const tabs = SETTINGS_TABS.filter((one) => one !== 'operator' || isOperator);
  const tab = tabs.find((one) => tabUrl(one) === (path === '' ? '/settings' : `/settings/${path}`));
  if (tab === undefined) return <Navigate to="/settings" replace />;
  return (
    <div className={classes.screen}>
      <TabLinks
        label={m.tabs}
        tabs={tabs.map((one) => ({ to: tabUrl(one), label: m[one] }))}
        isColumnWhereWide
      />
      <section className={classes.panel} aria-label={m[tab]}>
        <QueryView query={query} messages={{ ...m, failed: m.loadFailed }}>
          {PANELS[tab]}
        </QueryView>
      </section>
    </div>
  );
}

/** The first tab has the screen's own path. */
function tabUrl(tab: SettingsTab): string {
  return tab === SETTINGS_TABS[0] ? '/settings' : `/settings/${tab}`;
}
