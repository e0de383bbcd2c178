import { Button } from '@mantine/core';
import { readOperations, retryFailedWork } from '@pagewright/contract/health';
import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey, useApiMutation } from '../../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { formatDuration } from './format-units.ts';
import { operationsMessages } from './messages.ts';
import type { Operations } from './operations.ts';
import classes from '../../settings.module.css';

/** Recurring jobs that failed for good; those that have not run since can be tried again. */
export function FailedJobs({ failedJobs }: Pick<Operations, 'failedJobs'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  if (failedJobs.length === 0) return null;
  return (
    <>
      <h3 className={classes.keyName}>{m.failedJobs}</h3>
      <ul className={classes.rows}>
        {failedJobs.map(({ id, job, failures, failedAt, error, since }) => (
          <li key={job} className={classes.row}>
            <div>
              <p className={classes.rowName}>
                <code>{job}</code>
                {since === 'done' ? (
                  <Badge tint="green">{m.hasRunSince}</Badge>
                ) : since === 'waiting' ? (
                  <Badge tint="amber">{m.runsAgain}</Badge>
                ) : (
                  <Badge tint="red">{m.jobFailed}</Badge>
                )}
              </p>
              <p className={classes.note}>{m.failures(failures, format.dateTime(failedAt))}</p>
              {error === null ? null : <p className={classes.note}>{error}</p>}
            </div>
            {since === null ? <RetryButton id={id} name={job} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The outbox, with what was given up. */
export function Queue({ queue, failed }: Pick<Operations, 'queue' | 'failed'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  return (
    <>
      <h3 className={classes.keyName}>{m.queue}</h3>
      <p className={classes.note}>
        {m.queueState(queue.due, queue.later, queue.failed)}{' '}
        {queue.oldestDueSeconds >= 1 ? m.oldest(formatDuration(queue.oldestDueSeconds, format.locale)) : null}
      </p>
      {failed.length === 0 ? null : (
        <ul className={classes.rows}>
          {failed.map(({ id, kind, attempts, failedAt, error, requestId }) => (
            <li key={id} className={classes.row}>
              <div>
                <p className={classes.rowName}>
                  <code>{kind}</code>
                </p>
                <p className={classes.note}>{m.attempts(attempts, format.dateTime(failedAt))}</p>
                {error === null ? null : <p className={classes.note}>{error}</p>}
                {requestId === null ? null : <p className={classes.note}>{m.request(requestId)}</p>}
              </div>
              <RetryButton id={id} name={kind} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RetryButton({ id, name }: { readonly id: string; readonly name: string }) {
  const m = useMessages(operationsMessages);
  const queries = useQueryClient();
  const retry = useApiMutation(retryFailedWork, {
    onSuccess: () => {
      notify({ type: 'success', message: m.tryingAgain });
      void queries.invalidateQueries({ queryKey: apiQueryKey(readOperations) });
    },
    onError: (error) => notifyFailure(error.failure),
  });
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={m.tryAgainOf(name)}
      loading={retry.isPending}
      onClick={() => retry.mutate({ params: { id }, body: {} })}
    >
      {m.tryAgain}
    </Button>
  );
}
