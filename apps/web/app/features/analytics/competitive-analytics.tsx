import { Tabs } from '@mantine/core';
import type { Watchlist } from '@pagewright/contract/analytics';
import type { ComponentType } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { TabList } from '../../lib/tabs/tab-list.tsx';
import { ReportList } from '../reports/index.ts';
import { AiSides } from './ai-visibility/ai-sides.tsx';
import { ANALYTICS_TABS, type AnalyticsTab } from './analytics-tabs.ts';
import { AlertsTab } from './competition/alerts-tab.tsx';
import { FreshnessTab, GapsTab, StrategyTab } from './competition/analysis-tabs.tsx';
import { analyticsMessages } from './messages.ts';
import { OwnPageAnalytics } from './own-pages/own-page-analytics.tsx';
import { SearchSources } from './performance/search-sources.tsx';
import { Ranks } from './ranks/lazy-ranks.tsx';
import { SiteTab } from './site/site-tab.tsx';
import { Watchlists } from './watchlist/watchlists.tsx';
import classes from './analytics.module.css';

/** Tabs about the watchlist and about our own site. */
const WATCHING = {
  gaps: GapsTab,
  freshness: FreshnessTab,
  strategy: StrategyTab,
  alerts: AlertsTab,
} as const satisfies Partial<
  Record<AnalyticsTab, ComponentType<{ readonly watchlist: Watchlist; readonly onResult: () => void }>>
>;
const OWN = {
  site: SiteTab,
  numbers: OwnPageAnalytics,
  search: SearchSources,
  ranks: Ranks,
  ai: AiSides,
  reports: ReportList,
} as const satisfies Partial<Record<AnalyticsTab, ComponentType>>;
const FIRST = ANALYTICS_TABS[0];

const isOwn = (tab: AnalyticsTab): tab is keyof typeof OWN => tab in OWN;

/** Competitive Analytics: what competitors cover, change, and do, and how our own pages perform. */
export function CompetitiveAnalytics() {
  const m = useMessages(analyticsMessages);
  const navigate = useNavigate();
  const { '*': path = '' } = useParams();
  const tab = path === '' ? FIRST : ANALYTICS_TABS.find((name) => name === path);
  if (tab === undefined) return <Navigate to="/content" replace />;
  return (
    <div className={classes.screen}>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(name) =>
          void navigate(name === null || name === FIRST ? '/analytics' : `/analytics/${name}`)
        }
      >
        <TabList>
          {ANALYTICS_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {m[`tab_${name}`]}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={tab} pt="md">
          <Shown tab={tab} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function Shown({ tab }: { readonly tab: AnalyticsTab }) {
  if (isOwn(tab)) {
    const Own = OWN[tab];
    return <Own />;
  }
  const Watching = WATCHING[tab];
  return (
    <div className={classes.part}>
      <Watchlists>{(watchlist, fold) => <Watching watchlist={watchlist} onResult={fold} />}</Watchlists>
    </div>
  );
}
