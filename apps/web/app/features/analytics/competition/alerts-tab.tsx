import { Button, VisuallyHidden } from '@mantine/core';
import {
  listRuns,
  readRun,
  type CompetitorAlert,
  type CompetitorAlerts,
} from '@pagewright/contract/advanced';
import {
  listAlerts,
  markAlertsSeen,
  readCompetitorAlerts,
  type KeptAlert,
  type Watchlist,
} from '@pagewright/contract/analytics';
import { IconBinoculars } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { callWithProgress } from '../../../lib/api/call-with-progress.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { AlertItem, Coverage } from '../../advanced/index.ts';
import { splitNames } from './analysis-tabs.tsx';
import { competitionMessages } from './competition-messages.ts';
import { DailyCheckSwitch } from './daily-check-switch.tsx';
import { SiteCheck } from './site-check.tsx';
import { useSiteCheck } from './use-site-check.ts';
import classes from '../analytics.module.css';

/** Changes on competitors' pages: checked automatically and stored once both lists have entries. */
export function AlertsTab({ watchlist }: { readonly watchlist: Watchlist }) {
  const m = useMessages(competitionMessages);
  const queries = useQueryClient();
  const [competitors, keywords] = [splitNames(watchlist.competitors), splitNames(watchlist.keywords)];
  const isReady = competitors !== '' && keywords !== '';
  const [isIdle, setIdle] = useState(false);
  const { begin, ...look } = useSiteCheck<CompetitorAlert[]>(
    readCompetitorAlerts,
    () => {
      void queries.invalidateQueries({ queryKey: apiQueryKey(listAlerts) });
      void queries.invalidateQueries({ queryKey: apiQueryKey(listRuns) });
    },
    () => setIdle(true),
  );
  const start = (refresh: 'true' | 'false'): void =>
    void begin((options) =>
      callWithProgress(readCompetitorAlerts, { query: { competitors, keywords, refresh } }, options),
    );
  const startByItself = useEffectEvent(() => start('false'));
  useEffect(() => {
    if (isReady && isIdle) startByItself();
  }, [isReady, isIdle]);
  return (
    <div className={classes.part}>
      {isReady ? (
        <SiteCheck what="alerts" {...look} onCheck={() => start('true')} />
      ) : (
        <EmptyState title={m.needTitle_alerts} description={m.need_alerts} />
      )}
      <LastCoverage />
      <StoredAlerts isReady={isReady} />
    </div>
  );
}

/** What the last check read of each site; nothing before the first one. */
function LastCoverage() {
  const m = useMessages(competitionMessages);
  const { data: list } = useQuery(apiQuery(listRuns, { query: { kind: 'check-alerts', limit: 1 } }));
  const id = list?.runs[0]?.id;
  const { data: run } = useQuery({
    ...apiQuery(readRun, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  // Results of older versions may have no sites.
  if (run === undefined || !run.fits) return null;
  const { sites } = run.result as Pick<CompetitorAlerts, 'sites'>;
  return (
    <section aria-label={m.lastRead(run.createdAt)}>
      <p className={classes.quiet}>{m.lastRead(run.createdAt)}</p>
      <Coverage sites={sites} isRestJudged={false} />
    </section>
  );
}

function StoredAlerts({ isReady }: { readonly isReady: boolean }) {
  const m = useMessages(competitionMessages);
  const query = useQuery(apiQuery(listAlerts, {}));
  return (
    <QueryView query={query} messages={{ loading: m.alertsLoading, failed: m.failed_alerts, retry: m.retry }}>
      {(data) => {
        const { alerts, unread, daily } = data;
        return (
          <>
            <DailyCheckSwitch daily={daily} />
            {alerts.length === 0 ? (
              isReady ? (
                <EmptyState
                  icon={<IconBinoculars size={26} stroke={1.6} />}
                  title={m.noAlerts}
                  description={m.noAlertsHelp}
                />
              ) : null
            ) : (
              <AlertList alerts={alerts} unread={unread} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

interface AlertListProps {
  /** Most recently found first. */
  readonly alerts: readonly KeptAlert[];
  readonly unread: number;
}

function AlertList({ alerts, unread }: AlertListProps) {
  const m = useMessages(competitionMessages);
  const queries = useQueryClient();
  const marking = useApiMutation(markAlertsSeen, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiQueryKey(listAlerts) }),
    onError: ({ failure }) => notifyFailure(failure, { message: m.markFailed }),
  });
  const until = alerts[0]?.foundAt;
  return (
    <section className={classes.tablePart} aria-label={m.alerts}>
      <div className={classes.action}>
        <h2>{m.alerts}</h2>
        <span className={classes.quiet} role="status">
          {m.unread(unread)}
        </span>
        {unread > 0 && until !== undefined ? (
          <Button
            variant="default"
            size="compact-sm"
            loading={marking.isPending}
            onClick={() => marking.mutate({ body: { until } })}
          >
            {m.markSeen}
          </Button>
        ) : null}
      </div>
      <ul className={classes.alerts}>
        {alerts.map((alert) => (
          <li key={alert.id} data-unread={alert.isUnread || undefined}>
            {alert.isUnread ? <Badge tint="blue">{m.isUnread}</Badge> : null}
            <VisuallyHidden component="h3">{alert.content.title || alert.url}</VisuallyHidden>
            <AlertItem alert={alert} />
          </li>
        ))}
      </ul>
    </section>
  );
}
