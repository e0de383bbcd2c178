import { listRuns, readRun, type AnalysisKind } from '@pagewright/contract/advanced';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ApiResult } from '../../../lib/api/api-failure.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import type { ProgressOptions } from '../../../lib/api/call-with-progress.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Caution } from '../../../ui/caution.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { competitiveIntel, EarlierRunsMenu, OpenRun, RunComparison } from '../../advanced/index.ts';
import { competitionMessages } from './competition-messages.ts';
import { isResultOf } from './is-result-of.ts';
import { SiteCheck, type CheckKind } from './site-check.tsx';
import { useSiteCheck } from './use-site-check.ts';
import classes from '../analytics.module.css';

/** Runs an analysis; `true` reads the sites again, ignoring earlier data. */
type Ask = (refresh: boolean, options: ProgressOptions) => Promise<ApiResult<{ readonly runId: string }>>;

interface AnalysisPanelProps {
  readonly what: Exclude<CheckKind, 'alerts'>;
  readonly kind: AnalysisKind;
  /** False while the lists lack required entries. */
  readonly isReady: boolean;
  readonly call: Endpoint;
  readonly ask: Ask;
  /** The watched sites that a current result is about; null if any run will do. */
  readonly subjects: readonly string[] | null;
  /** Called after a new result arrived. */
  readonly onResult: () => void;
  /** Inputs besides the lists. */
  readonly children?: ReactNode;
}

/** A competitor analysis: runs it, and shows the run in the URL, else the workspace's last one. */
export function AnalysisPanel({
  what,
  kind,
  isReady,
  call,
  ask,
  subjects,
  onResult,
  children,
}: AnalysisPanelProps) {
  const m = useMessages(competitionMessages);
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const [madeId, setMadeId] = useState<string | null>(null);
  const last = useQuery(apiQuery(listRuns, { query: { kind, limit: 1 } }));
  const { begin, ...look } = useSiteCheck<{ readonly runId: string }>(call, ({ runId }) => {
    void queries.invalidateQueries({ queryKey: ['api', 'advanced'] });
    setMadeId(runId);
    onResult();
    setAddress({ run: runId }, { replace: true });
  });
  const start = (refresh: boolean): void => void begin((options) => ask(refresh, options));
  const analysis = competitiveIntel.analyses.find((one) => one.kind === kind);
  const named = address.get('run');
  const runId = named ?? last.data?.runs[0]?.id ?? null;
  const shown = useQuery({
    ...apiQuery(readRun, { params: { id: runId ?? '' } }),
    enabled: runId !== null && subjects !== null && subjects.length > 0,
  }).data;
  const otherId = address.get('with');
  const { pathname } = useLocation();
  const getUrl = (run: string, comparedWith?: string): string =>
    `${pathname}?${new URLSearchParams({ run, ...(comparedWith === undefined ? {} : { with: comparedWith }) })}`;
  const isOfOthers =
    shown !== undefined && subjects !== null && subjects.length > 0 && !isResultOf(shown.label, subjects);
  return (
    <div className={classes.part}>
      {children}
      {isReady ? <SiteCheck what={what} {...look} onCheck={() => start(false)} /> : null}
      {isOfOthers ? <Caution>{m.ofOthers(shown.label)}</Caution> : null}
      {runId === null ? null : (
        <div className={classes.end}>
          <EarlierRunsMenu
            kind={kind}
            openId={runId}
            getUrl={getUrl}
            onRemoved={(run) => {
              if (run === runId || run === otherId) setAddress({}, { replace: true });
            }}
          />
        </div>
      )}
      {runId !== null && otherId !== null ? (
        <RunComparison ids={[runId, otherId]} back={getUrl(runId)} />
      ) : runId !== null && analysis ? (
        <OpenRun
          key={runId}
          id={runId}
          analysis={analysis}
          isNew={runId === madeId}
          isRunning={look.isRunning}
          onRefresh={() => start(true)}
        />
      ) : last.isPending ? (
        <LoadingState label={m.loading} />
      ) : last.isError ? (
        <ErrorState
          title={m.lastFailed}
          description={describeFailure(last.error.failure)}
          isUnauthorized={last.error.failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void last.refetch()}
          isRetrying={last.isFetching}
        />
      ) : isReady ? (
        look.isRunning ? null : (
          <p className={classes.quiet}>{m.notYet}</p>
        )
      ) : (
        <EmptyState title={m[`needTitle_${what}`]} description={m[`need_${what}`]} />
      )}
    </div>
  );
}
