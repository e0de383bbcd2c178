import { readSettings, type Settings } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, NavLink, useParams } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { failureSentence } from '../../lib/messages/failure-sentence.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PublishingSettings } from '../publishing/index.ts';
import { BillingTab } from './billing-tab.tsx';
import { ApiKeysTab } from './keys/api-keys-tab.tsx';
import { settingsMessages } from './messages.ts';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import classes from './settings.module.css';

const TABS = ['profile', 'preferences', 'notifications', 'api-keys', 'publishing', 'billing'] as const;
type Tab = (typeof TABS)[number];

const PANELS: Readonly<Record<Tab, (settings: Settings) => ReactNode>> = {
  profile: (settings) => <ProfileTab settings={settings} />,
  preferences: (settings) => <PreferencesTab settings={settings} />,
  notifications: (settings) => <NotificationsTab settings={settings} />,
  'api-keys': (settings) => <ApiKeysTab settings={settings} />,
  publishing: () => <PublishingSettings />,
  billing: (settings) => <BillingTab settings={settings} />,
};

/** The settings of the user and of their workspace, a tab for each group. */
export function SettingsScreen() {
  const m = useMessages(settingsMessages);
  const { '*': path = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(apiQuery(readSettings, {}));
  const tab = TABS.find((one) => addressOf(one) === (path === '' ? '/settings' : `/settings/${path}`));
  if (tab === undefined) return <Navigate to="/settings" replace />;
  return (
    <div className={classes.screen}>
      <nav className={classes.tabs} aria-label={m.tabs}>
        {TABS.map((one) => (
          <NavLink key={one} to={addressOf(one)} end className={classes.tab}>
            {m[one]}
          </NavLink>
        ))}
      </nav>
      <section className={classes.panel} aria-label={m[tab]}>
        {data ? (
          PANELS[tab](data)
        ) : error ? (
          <ErrorState
            title={m.loadFailed}
            description={failureSentence(error.failure)}
            retryLabel={m.retry}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <LoadingState label={m.loading} />
        )}
      </section>
    </div>
  );
}

/** The first tab stands where the screen begins. */
function addressOf(tab: Tab): string {
  return tab === TABS[0] ? '/settings' : `/settings/${tab}`;
}
