import { Button } from '@mantine/core';
import { compareRuns, type RunDifference } from '@pagewright/contract/advanced';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { advancedMessages } from '../messages.ts';
import { pathLabel } from '../result/field-label.ts';
import { ResultTable } from '../result/result-table.tsx';
import classes from '../advanced.module.css';

interface RunComparisonProps {
  readonly ids: readonly [string, string];
  /** Where the result stands alone. */
  readonly back: string;
}

/** In which fields two runs differ. */
export function RunComparison({ ids: [id, other], back }: RunComparisonProps) {
  const m = useMessages(advancedMessages);
  const { data, error, refetch, isFetching } = useQuery(
    apiQuery(compareRuns, { params: { id }, query: { with: other } }),
  );
  if (error)
    return (
      <ErrorState
        title={m.loadFailed}
        description={error.message}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <LoadingState label={m.loading} />;
  return (
    <section className={classes.result} aria-labelledby="comparison">
      <div className={classes.resultHead}>
        <div>
          <h2 id="comparison" className={classes.heading}>
            {m.comparison}
          </h2>
          <p className={classes.quiet}>{m.comparisonBetween(data.before.createdAt, data.after.createdAt)}</p>
        </div>
        <Button component={Link} to={back} variant="default">
          {m.closeComparison}
        </Button>
      </div>
      {data.differences.length === 0 ? (
        <p>{m.noDifference}</p>
      ) : (
        <ResultTable
          label={m.differences}
          columns={[m.field, m.before, m.after, m.change]}
          rows={data.differences.map((difference) => ({
            key: difference.path,
            cells: [pathLabel(difference.path), ...sides(difference), changeOf(difference)],
          }))}
        />
      )}
      {data.isCut ? <p className={classes.quiet}>{m.cutDifferences}</p> : null}
    </section>
  );

  function sides({ before, after, added, removed }: RunDifference): string[] {
    if (added.length + removed.length > 0) return [m.unknown, m.unknown];
    return [before, after].map(shown);
  }

  function shown(value: RunDifference['before']): string {
    if (value === null) return m.unknown;
    if (typeof value === 'boolean') return value ? m.yes : m.no;
    return typeof value === 'number' ? m.number(value) : value;
  }

  function changeOf({ before, after, added, removed }: RunDifference): string {
    if (typeof before === 'number' && typeof after === 'number')
      return `${after > before ? '+' : '−'}${m.number(Math.abs(after - before))}`;
    return [
      added.length > 0 ? m.added(added.join(', ')) : '',
      removed.length > 0 ? m.gone(removed.join(', ')) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' · ');
  }
}
