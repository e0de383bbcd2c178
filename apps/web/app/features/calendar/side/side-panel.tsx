import { Button } from '@mantine/core';
import { listWaiting, readMonthStats, type CalendarEntry } from '@pagewright/contract/calendar';
import { CONTENT_STATUSES } from '@pagewright/contract/content';
import { IconBrandX, IconCalendarPlus, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { entryKey, STATUS_TINTS } from '../entry/entry-appearance.ts';
import { EntryRow } from '../entry/entry-row.tsx';
import { calendarMessages } from '../messages.ts';
import { dayFormatter, monthOf, type Day } from '../times/days.ts';
import { RefreshBox } from './refresh-box.tsx';
import entryClasses from '../entry/entry.module.css';
import classes from './side-panel.module.css';

interface SidePanelProps {
  readonly day: Day;
  readonly today: Day;
  readonly timeZone: string;
  readonly onAddEvent: () => void;
  readonly onScheduleSocial: () => void;
  readonly onOpenEntry: (entry: CalendarEntry) => void;
}

/** Next to the calendar: actions, the month's figures, pending items, and the legend. */
export function SidePanel(props: SidePanelProps) {
  const { day, today, timeZone, onAddEvent, onScheduleSocial, onOpenEntry } = props;
  const m = useMessages(calendarMessages);
  return (
    <div className={classes.panel}>
      <section className={classes.box} aria-labelledby="calendar-actions">
        <h2 id="calendar-actions">{m.quickActions}</h2>
        <div className={classes.actions}>
          <Button component={Link} to="/content" variant="default" leftSection={<IconPencilPlus size={17} />}>
            {m.createPost}
          </Button>
          <Button variant="default" leftSection={<IconBrandX size={17} />} onClick={onScheduleSocial}>
            {m.scheduleSocial}
          </Button>
          <Button variant="default" leftSection={<IconCalendarPlus size={17} />} onClick={onAddEvent}>
            {m.addEvent}
          </Button>
        </div>
      </section>
      <MonthBox day={day} timeZone={timeZone} />
      <WaitingBox onOpenEntry={onOpenEntry} />
      <RefreshBox today={today} timeZone={timeZone} />
      <section className={classes.box} aria-labelledby="calendar-colors">
        <h2 id="calendar-colors">{m.legend}</h2>
        <ul className={classes.legend}>
          {CONTENT_STATUSES.map((status) => (
            <li key={status} data-tint={STATUS_TINTS[status]}>
              {m[`status_${status}`]}
            </li>
          ))}
          <li>{m.other}</li>
        </ul>
      </section>
    </div>
  );
}

function MonthBox({ day, timeZone }: Pick<SidePanelProps, 'day' | 'timeZone'>) {
  const m = useMessages(calendarMessages);
  const format = useFormatter();
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(
    apiQuery(readMonthStats, { query: { ...monthOf(day), timeZone } }),
  );
  const failure = getFailure(error);
  const counts = [
    [m.countScheduled, data?.scheduled],
    [m.countPublished, data?.published],
    [m.countInProgress, data?.inProgress],
  ] as const;
  return (
    <section className={classes.box} aria-labelledby="calendar-month" aria-busy={isPending}>
      <h2 id="calendar-month">{m.thisMonth}</h2>
      <p className={classes.quiet}>{dayFormatter(format.locale, { month: 'long', year: 'numeric' })(day)}</p>
      {isError ? (
        <ErrorState
          title={m.statsFailed}
          description={failure ? describeFailure(failure) : undefined}
          isUnauthorized={failure?.status === 401}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <dl className={classes.counts}>
          {counts.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count === undefined ? '—' : format.number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function WaitingBox({ onOpenEntry }: Pick<SidePanelProps, 'onOpenEntry'>) {
  const m = useMessages(calendarMessages);
  const { data, isError, error, isFetching, refetch } = useQuery(apiQuery(listWaiting, {}));
  const failure = getFailure(error);
  const lists = [
    [m.missed, data?.missed ?? []],
    [m.undated, data?.undated ?? []],
  ] as const;
  const isNothing = data !== undefined && lists.every(([, entries]) => entries.length === 0);
  return (
    <section className={classes.box} aria-labelledby="calendar-waiting">
      <h2 id="calendar-waiting">{m.waiting}</h2>
      {isError ? (
        <ErrorState
          title={m.waitingFailed}
          description={failure ? describeFailure(failure) : undefined}
          isUnauthorized={failure?.status === 401}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {data === undefined && !isError ? <p className={classes.quiet}>{m.loading}</p> : null}
      {isNothing ? <p className={classes.quiet}>{m.nothingWaits}</p> : null}
      {lists.map(([name, entries]) =>
        entries.length === 0 ? null : (
          <div key={name}>
            <h3 className={classes.kind}>{name}</h3>
            <ul className={entryClasses.list}>
              {entries.map((entry) => (
                <li key={entryKey(entry)}>
                  <EntryRow entry={entry} hasDay onOpen={onOpenEntry} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}
