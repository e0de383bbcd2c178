import {
  listCalendarDays,
  removeCalendarEvent,
  scheduleContent,
  undoRemoveCalendarEvent,
  updateCalendarEvent,
  type CalendarEntry,
  type CalendarStatus,
} from '@pagewright/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { calendarMessages } from '../messages.ts';
import { isMovable, entryKey } from './entry-appearance.ts';

const UNDO_MS = 10_000;

/** Actions on an entry. Each applies optimistically, is rolled back on failure, and can be undone. */
export interface EntryActions {
  /** Returns the updated entry; null if it did not move. */
  move(entry: CalendarEntry, to: string): Promise<CalendarEntry | null>;
  mark(entry: CalendarEntry, status: CalendarStatus): Promise<void>;
  /** Removes one occurrence of a series, or the whole series. */
  remove(entry: CalendarEntry, all: boolean): Promise<void>;
}

/** Moves, marks, and removes entries. */
export function useEntryActions(): EntryActions {
  const m = useMessages(calendarMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const listKey = ['api', 'calendar', listCalendarDays.path];
  const refresh = (): Promise<unknown> =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['api', 'calendar'] }),
      queries.invalidateQueries({ queryKey: ['api', 'content'] }),
    ]);
  const show = (change: (known: CalendarEntry[]) => CalendarEntry[]): void => {
    // The rest of a day, page by page, is read again after the change.
    queries.setQueriesData<{ entries?: CalendarEntry[] }>(
      { queryKey: listKey },
      (known) => known?.entries && { ...known, entries: change(known.entries) },
    );
  };
  const report = (failure: ApiFailure, message: string): null => {
    // A refusal explains itself; a failure names the attempted action.
    notifyFailure(failure, failure.status >= 400 && failure.status < 500 ? {} : { message });
    void refresh();
    return null;
  };
  const offerUndo = (message: string, undo: () => Promise<ApiFailure | null>): void => {
    const onSelect = async (): Promise<void> => {
      const failure = await undo();
      if (failure) report(failure, m.undoFailed);
      else notify({ type: 'success', message: m.undone });
      await refresh();
    };
    notify({
      type: 'success',
      message,
      durationMs: UNDO_MS,
      action: { label: m.undo, onSelect: () => void onSelect() },
    });
  };

  async function move(entry: CalendarEntry, to: string): Promise<CalendarEntry | null> {
    const from = entry.scheduledFor;
    if (!isMovable(entry) || from === to) return null;
    if (entry.kind === 'item' && entry.status === 'scheduled' && new Date(to) < new Date()) {
      notify({ type: 'error', message: m.past });
      return null;
    }
    await queries.cancelQueries({ queryKey: listKey });
    const key = entryKey(entry);
    show((known) => known.map((one) => (entryKey(one) === key ? { ...one, scheduledFor: to } : one)));
    const { data, error } = await callApi(updateCalendarEvent, {
      params: { id: entry.id },
      body: { scheduledFor: to, ...(entry.occurrence === null ? {} : { occurrence: entry.occurrence }) },
    });
    if (error) {
      show((known) => known.map((one) => (entryKey(one) === key ? entry : one)));
      return report(error, m.moveFailed);
    }
    show((known) => known.map((one) => (entryKey(one) === key ? data : one)));
    offerUndo(m.moved(entry.title || m.untitled, format.dateTime(data.scheduledFor ?? to)), async () => {
      if (from === null) return (await callApi(removeCalendarEvent, { params: { id: data.id } })).error;
      const back = { params: { id: data.id }, body: { scheduledFor: from } };
      return (await callApi(updateCalendarEvent, back)).error;
    });
    await refresh();
    return data;
  }

  async function mark(entry: CalendarEntry, status: CalendarStatus): Promise<void> {
    const { error } = await callApi(updateCalendarEvent, {
      params: { id: entry.id },
      body: { status, ...(entry.occurrence === null ? {} : { occurrence: entry.occurrence }) },
    });
    if (error) return void report(error, m.saveFailed);
    notify({ type: 'success', message: m.saved });
    await refresh();
  }

  async function remove(entry: CalendarEntry, all: boolean): Promise<void> {
    const { id, kind, scheduledFor, status } = entry;
    const occurrence = all ? null : entry.occurrence;
    const query = occurrence === null ? {} : { occurrence };
    const { error } = await callApi(removeCalendarEvent, { params: { id }, query });
    if (error) return void report(error, m.removeFailed);
    offerUndo(kind === 'item' ? m.unscheduled : m.removed, async () => {
      if (kind === 'event') {
        return (await callApi(undoRemoveCalendarEvent, { params: { id }, body: query })).error;
      }
      if (scheduledFor === null) return null;
      return status === 'scheduled'
        ? (await callApi(scheduleContent, { body: { contentId: id, scheduledDate: scheduledFor } })).error
        : (await callApi(updateCalendarEvent, { params: { id }, body: { scheduledFor } })).error;
    });
    await refresh();
  }

  return { move, mark, remove };
}
