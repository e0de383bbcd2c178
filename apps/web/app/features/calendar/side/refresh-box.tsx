import { getFailure } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Day } from '../times/days.ts';
import { refreshMessages } from './refresh-messages.ts';
import { RefreshRow } from './refresh-row.tsx';
import { useRefreshes } from './use-refreshes.ts';
import classes from './side-panel.module.css';
import refreshClasses from './refresh.module.css';

interface RefreshBoxProps {
  readonly today: Day;
  readonly timeZone: string;
}

/** Content that lost readers, each with the reason and a proposed time for a refresh, to accept, move, or dismiss. */
export function RefreshBox({ today, timeZone }: RefreshBoxProps) {
  const m = useMessages(refreshMessages);
  const { query, accept, dismiss } = useRefreshes(timeZone);
  const { data, isError, error, isFetching, refetch } = query;
  const failure = getFailure(error);
  const refreshes = data?.refreshes ?? [];
  return (
    <section className={classes.box} aria-labelledby="calendar-refreshes" aria-busy={isFetching}>
      <h2 id="calendar-refreshes">{m.title}</h2>
      {isError ? (
        <ErrorState
          title={m.failed}
          description={failure ? describeFailure(failure) : undefined}
          isUnauthorized={failure?.status === 401}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <p className={classes.quiet}>
          {data === undefined ? m.loading : refreshes.length === 0 ? m.none : m.help}
        </p>
      )}
      {refreshes.length === 0 ? null : (
        <ul className={refreshClasses.list}>
          {refreshes.map((refresh) => (
            <RefreshRow
              key={`${refresh.contentId} ${refresh.month}`}
              refresh={refresh}
              today={today}
              timeZone={timeZone}
              onAccept={(scheduledFor) => accept(refresh, scheduledFor)}
              onDismiss={() => dismiss(refresh)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
