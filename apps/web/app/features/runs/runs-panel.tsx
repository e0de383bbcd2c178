import { ScrollArea, Skeleton } from '@mantine/core';
import { IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../lib/messages/failure-sentence.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { runsQuery } from '../../lib/runs/runs-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { runsPanelMessages } from './panel-messages.ts';
import { RunRow } from './run-row.tsx';
import classes from './runs-panel.module.css';

/** The list behind the button of running work. */
export function RunsPanel({ onFollow }: { readonly onFollow: () => void }) {
  const m = useMessages(runsPanelMessages);
  const { data, error, isPending, isFetching, refetch } = useQuery(runsQuery);
  return (
    <section aria-label={m.title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{m.title}</h2>
        <p className={classes.help}>{m.help}</p>
      </header>
      {isPending ? (
        <div className={classes.skeletons} role="status" aria-label={m.loading}>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      ) : error && !data ? (
        <ErrorState
          title={m.errorTitle}
          description={failureSentence(error.failure)}
          isRefused={error.failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data.runs.length === 0 ? (
        <EmptyState
          icon={<IconProgressCheck size={24} stroke={1.6} />}
          title={m.emptyTitle}
          description={m.emptyText}
        />
      ) : (
        <ScrollArea.Autosize mah="min(460px, 70dvh)" type="auto">
          <ul className={classes.list}>
            {data.runs.map((run) => (
              <RunRow key={run.id} run={run} onFollow={onFollow} />
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
    </section>
  );
}
