import { Button } from '@mantine/core';
import { cancelSiteCrawl } from '@pagewright/contract/analytics';
import { cancelCallRun, isActive, type CallRun } from '@pagewright/contract/runs';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ApiError } from '../../lib/api/api-error.ts';
import { useApiMutation } from '../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { runsQuery } from '../../lib/runs/runs-query.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useNow } from '../../ui/use-now.ts';
import { runsPanelMessages } from './panel-messages.ts';
import { CRAWL_OPERATION } from './list-work.ts';
import { runName, runDestination } from './run-kinds.ts';
import classes from './runs-panel.module.css';

interface RunRowProps {
  readonly run: CallRun;
  readonly onNavigate: () => void;
}

/** One run: its subject, progress or outcome, and actions. */
export function RunRow({ run, onNavigate }: RunRowProps) {
  const m = useMessages(runsPanelMessages);
  const format = useFormatter();
  const now = useNow();
  const queries = useQueryClient();
  const handlers = {
    onSuccess: () => void queries.invalidateQueries({ queryKey: runsQuery.queryKey }),
    onError: ({ failure }: ApiError) => notifyFailure(failure, { message: m.cancelFailed }),
  };
  const cancelRun = useApiMutation(cancelCallRun, handlers);
  const cancelCrawl = useApiMutation(cancelSiteCrawl, handlers);
  const isCrawl = run.operation === CRAWL_OPERATION;
  const { id, status, label, progress, error, mayCancel, isSaved, createdAt, endedAt } = run;
  const name = m.named(m[runName(run) ?? 'other'], label);
  const place = runDestination(run);
  const isOn = isActive(status);
  // First results are available while it runs.
  const isOpenable = !isOn || isSaved;
  const { step, done, total } = progress;
  const time = endedAt ?? createdAt;
  return (
    <li className={classes.row} data-status={status}>
      <p className={classes.name}>{name}</p>
      <p className={classes.state}>
        {status === 'running' && step !== ''
          ? step
          : (error?.error ?? (isCrawl && status === 'queued' ? m.queuedCrawl : m[status]))}
        {status === 'running' && total > 0
          ? ` (${format.number(Math.min(done, total))} / ${format.number(total)})`
          : null}
        {isOn ? null : (
          <>
            {' · '}
            <time dateTime={time} title={format.dateTime(time)}>
              {format.relative(time, now)}
            </time>
          </>
        )}
      </p>
      {status === 'running' ? <ProgressBar label={m.progressOf(name)} done={done} total={total} /> : null}
      <div className={classes.actions}>
        {place === null ? null : (
          <Button
            component={Link}
            to={place}
            variant="subtle"
            size="compact-sm"
            aria-label={isOpenable ? m.openOf(name) : m.watchOf(name)}
            onClick={onNavigate}
          >
            {isOpenable ? (isOn ? m.openFirst : m.open) : m.watch}
          </Button>
        )}
        {isOn && mayCancel ? (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={m.cancelOf(name)}
            loading={cancelRun.isPending || cancelCrawl.isPending}
            onClick={() => (isCrawl ? cancelCrawl : cancelRun).mutate({ params: { id }, body: {} })}
          >
            {m.cancel}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
