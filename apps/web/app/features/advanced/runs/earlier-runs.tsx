import { Button } from '@mantine/core';
import { listRuns, type AnalysisKind } from '@pagewright/contract/advanced';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ProvenanceBadge } from '../result/provenance-badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { advancedMessages } from '../messages.ts';
import { ComparisonSummary } from './changes-in-words.tsx';
import { useRemoveRun } from './use-remove-run.ts';
import frame from '../advanced.module.css';
import classes from '../result/result.module.css';

/** Which runs to list and where they link. */
export interface EarlierRunsProps {
  readonly kind: AnalysisKind;
  /** The displayed run; null if none. */
  readonly openId: string | null;
  /** The URL of a run, or of its comparison with the displayed one. */
  readonly getUrl: (run: string, comparedWith?: string) => string;
  readonly onRemoved: (run: string) => void;
  /** Called when the user opens a run or comparison. */
  readonly onNavigate: () => void;
}

/** Number of newest runs whose differences from the open one are shown. */
const SUMMARIZED = 10;

/** The runs of an analysis, newest first, to open, compare with the open one, or remove with undo. */
export function EarlierRuns({ kind, openId, getUrl, onRemoved, onNavigate }: EarlierRunsProps) {
  const m = useMessages(advancedMessages);
  const format = useFormatter();
  const removing = useRemoveRun();
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listRuns, { query: { kind } }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listRuns,
        { query: { kind, limit: 10, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const failure = getFailure(list.error);
  const runs = list.data?.pages.flatMap((page) => page.runs).filter(({ id }) => !removing.gone.has(id)) ?? [];
  return (
    <section className={frame.runList} aria-labelledby="earlier-runs">
      <h2 id="earlier-runs" className={classes.heading}>
        {m.runs}
      </h2>
      {list.isPending ? <p role="status">{m.runsLoading}</p> : null}
      {failure && list.data === undefined ? (
        <ErrorState
          title={m.runsFailed}
          description={describeFailure(failure)}
          isUnauthorized={failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : null}
      {list.isSuccess && runs.length === 0 ? <p className={classes.quiet}>{m.noRuns}</p> : null}
      <ul className={classes.lines}>
        {runs.map((run, place) => (
          <li key={run.id} data-run-id={run.id} data-open={run.id === openId || undefined}>
            <div className={classes.line}>
              <Link
                to={getUrl(run.id)}
                onClick={onNavigate}
                {...(run.id === openId ? { 'aria-current': 'true' } : {})}
              >
                {run.label || m[`analysis_${run.kind}`]}
              </Link>
              <p className={classes.facts}>
                <ProvenanceBadge kind={run.provenance.kind} />
                <span>{m.ranBy(run.authorName, run.createdAt)}</span>
              </p>
              {run.id === openId ? <p className={classes.quiet}>{m.runIsOpen}</p> : null}
              {openId !== null && run.id !== openId && place < SUMMARIZED ? (
                <ComparisonSummary ids={[openId, run.id]} />
              ) : null}
            </div>
            <div className={classes.actions}>
              {openId !== null && run.id !== openId ? (
                <Button
                  component={Link}
                  to={getUrl(openId, run.id)}
                  onClick={onNavigate}
                  variant="default"
                  size="compact-sm"
                  aria-label={m.compareWith(format.dateTime(run.createdAt))}
                >
                  {m.compare}
                </Button>
              ) : null}
              {run.mayRemove ? (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  className={classes.danger}
                  aria-label={m.removeNamed(run.label)}
                  onClick={() => {
                    removing.remove(run.id);
                    onRemoved(run.id);
                  }}
                >
                  {m.remove}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMoreButton
          label={m.moreRuns}
          isLoading={list.isFetchingNextPage}
          problem={failure && failureText(failure)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </section>
  );
}
