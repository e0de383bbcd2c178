import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { CalendarEntry, CalendarPlatform } from '@pagewright/contract/calendar';
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { getFailure } from '../../lib/api/api-error.ts';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { Hint } from '../../lib/hints/hint.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageActions } from '../../ui/page-actions.tsx';
import { useNow } from '../../ui/use-now.ts';
import {
  filterEntries,
  parseCalendarUrl,
  calendarUrl,
  toEntryQuery,
  type CalendarState,
} from './calendar-url.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarDialog, type OpenDialog } from './calendar-dialog.tsx';
import { entryKey } from './entry/entry-appearance.ts';
import { useEntryActions } from './entry/use-entry-actions.ts';
import { emptyEventValues } from './forms/event-values.ts';
import { calendarMessages } from './messages.ts';
import { SidePanel } from './side/side-panel.tsx';
import { getBrowserZone } from './times/browser-zone.ts';
import { dayAt, type Day } from './times/days.ts';
import { daysOfView, toRange, useEntries, type Rests } from './use-entries.ts';
import { useFocusEntry } from './use-focus-entry.ts';
import { Agenda } from './views/agenda.tsx';
import { MonthGrid } from './views/month-grid.tsx';
import { TimeGrid } from './views/time-grid.tsx';
import classes from './calendar.module.css';

const MORNING = '09:00';

/** Content Calendar: events and items by month, week, and day, movable, with pending work next to it. */
export function ContentCalendar() {
  const m = useMessages(calendarMessages);
  const { '*': path = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const timeZone = getBrowserZone();
  const today = dayAt(useNow(), timeZone);
  const shown = parseCalendarUrl(address, today);
  const days = daysOfView(shown.view, shown.day);
  const list = useEntries(shown, days, timeZone);
  const all = list.data?.entries ?? [];
  // While other filters load, only what is loaded can be shown.
  const rests = new Map(list.isPlaceholderData ? [] : list.data?.more.map((rest) => [rest.day, rest]));
  const entries = filterEntries(all, shown);
  const actions = useEntryActions();
  const focusEntry = useFocusEntry(all);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const linked = address.get('event');
  const linkedAt = address.get('at');
  // A URL with an event, such as a notification's, opens it once its day is loaded.
  const isLinkRead = linked !== null && list.data !== undefined && !list.isPlaceholderData;
  const opened =
    dialog ??
    (isLinkRead ? dialogForLink(list.data.entries, rests, { linked, linkedAt, day: shown.day }) : null);
  if (path !== '') return <Navigate to="/content" replace />;

  const show = (change: Partial<CalendarState>): void =>
    setAddress((known) => calendarUrl(known, { ...shown, ...change }, today), { replace: true });
  const move = (entry: CalendarEntry, to: string): void => {
    focusEntry(entryKey(entry));
    void actions.move(entry, to).then((moved) => moved && focusEntry(entryKey(moved)));
  };
  const openDialog = (next: OpenDialog | null): void => {
    setDialog(next);
    // The link has been followed; going back follows it again.
    if (linked !== null) show({});
  };
  const startDay = shown.day < today ? today : shown.day;
  const add = (day: Day, time = MORNING, platform: CalendarPlatform = 'Blog'): void =>
    setDialog({
      kind: 'event',
      entry: null,
      values: emptyEventValues(day < today ? today : day, time, platform),
    });
  const openEntry = (entry: CalendarEntry): void => setDialog({ kind: 'entry', entry });
  const view = {
    days,
    entries,
    rests,
    timeZone,
    today,
    onOpenEntry: openEntry,
    onOpenDay: (day: Day) => setDialog({ kind: 'day', day }),
    onMove: move,
  };
  const failure = getFailure(list.error);
  const isFiltered = shown.author !== '' || shown.platform !== '' || shown.status !== '';

  return (
    <div className={classes.screen}>
      <PageActions>
        <Button
          leftSection={<IconCalendarPlus size={17} />}
          onClick={() => setDialog({ kind: 'schedule', day: startDay, content: null })}
        >
          {m.scheduleContent}
        </Button>
      </PageActions>
      <div className={classes.main} aria-busy={list.isFetching}>
        <CalendarBar
          shown={shown}
          today={today}
          entries={all}
          onShow={show}
          onFiles={() => setDialog({ kind: 'files' })}
        />
        {isNarrow || entries.length === 0 ? null : <Hint name="calendar" />}
        {list.isPending ? <LoadingState label={m.loading} /> : null}
        {list.isError ? (
          <ErrorState
            title={m.loadFailed}
            description={failure ? describeFailure(failure) : undefined}
            isUnauthorized={failure?.status === 401}
            retryLabel={m.retry}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : null}
        {list.data === undefined ? null : (
          <div className={classes.view}>
            {isNarrow ? (
              <Agenda {...view} />
            ) : shown.view === 'month' ? (
              <MonthGrid {...view} day={shown.day} />
            ) : (
              <TimeGrid {...view} onAdd={add} />
            )}
          </div>
        )}
        {list.isSuccess && entries.length === 0 ? (
          <EmptyState
            title={isFiltered ? m.nothingFiltered : m.nothingInRange}
            description={isFiltered ? undefined : m.nothingInRangeText}
            action={
              isFiltered ? (
                <Button variant="default" onClick={() => show({ author: '', platform: '', status: '' })}>
                  {m.clearFilters}
                </Button>
              ) : (
                <Button variant="default" leftSection={<IconPlus size={17} />} onClick={() => add(startDay)}>
                  {m.addEvent}
                </Button>
              )
            }
          />
        ) : null}
        <p className={classes.quiet}>{m.zone(timeZone)}</p>
      </div>
      <SidePanel
        day={shown.day}
        today={today}
        timeZone={timeZone}
        onAddEvent={() => add(startDay)}
        onScheduleSocial={() => add(startDay, MORNING, 'Twitter')}
        onOpenEntry={openEntry}
      />
      {opened === null ? null : (
        <CalendarDialog
          dialog={opened}
          entries={entries}
          rests={rests}
          filter={toEntryQuery(shown)}
          actions={actions}
          today={today}
          timeZone={timeZone}
          range={toRange(days, timeZone)}
          onOpen={openDialog}
        />
      )}
    </div>
  );
}

/**
 * The dialog for a linked entry; for a series, the occurrence at that time. If it is not loaded, its day, whose others
 * can be loaded, or a message that it is gone.
 */
function dialogForLink(
  entries: readonly CalendarEntry[],
  rests: Rests,
  link: { readonly linked: string; readonly linkedAt: string | null; readonly day: Day },
): OpenDialog {
  const at = new Date(link.linkedAt ?? '').getTime();
  const named = entries.filter((entry) => entry.id === link.linked);
  const entry =
    named.find(({ scheduledFor }) => scheduledFor !== null && new Date(scheduledFor).getTime() === at) ??
    named[0];
  if (entry) return { kind: 'entry', entry };
  return rests.has(link.day) ? { kind: 'day', day: link.day } : { kind: 'gone' };
}
