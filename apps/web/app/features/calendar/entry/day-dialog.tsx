import { Button, Modal } from '@mantine/core';
import { listCalendarDays, type CalendarEntry, type RestOfDay } from '@pagewright/contract/calendar';
import type { CallInput } from '@pagewright/contract/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { calendarMessages } from '../messages.ts';
import { dayFormatter, type Day } from '../times/days.ts';
import { entryKey } from './entry-appearance.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './entry.module.css';

const PAGE = 50;

/** Days and filters, as calls expect them. */
export type DaysQuery = CallInput<typeof listCalendarDays>['query'];

interface DayDialogProps {
  readonly day: Day;
  /** The loaded entries. */
  readonly entries: readonly CalendarEntry[];
  /** The others, which the dialog loads page by page; null if there are none. */
  readonly rest: RestOfDay | null;
  /** The day with the filters. */
  readonly query: DaysQuery;
  readonly onOpenEntry: (entry: CalendarEntry) => void;
  readonly onSchedule: () => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** All entries of a day. */
export function DayDialog(props: DayDialogProps) {
  const { day, entries, rest, query, onOpenEntry, onSchedule, onAdd, onClose } = props;
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  const cursor = rest?.cursor ?? '';
  const page = { ...query, limit: PAGE };
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listCalendarDays, { query: { ...page, cursor } }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(listCalendarDays, { query: { ...page, cursor: pageParam } }, { signal }),
    initialPageParam: cursor,
    getNextPageParam: ({ more: [another] }) => another?.cursor,
    enabled: rest !== null,
  });
  const others = list.data?.pages.flatMap((loaded) => loaded.entries) ?? [];
  const next = list.data ? list.data.pages.at(-1)?.more[0] : rest;
  const failure = getFailure(list.error);
  return (
    <Modal
      opened
      onClose={onClose}
      title={dayFormatter(locale, { dateStyle: 'full' })(day)}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {entries.length === 0 ? (
        <EmptyState
          title={m.nothingOnDay}
          action={<Button onClick={onSchedule}>{m.scheduleContent}</Button>}
        />
      ) : (
        <div className={classes.stack}>
          <ul className={classes.list}>
            {[...entries, ...others].map((entry) => (
              <li key={entryKey(entry)}>
                <EntryRow entry={entry} onOpen={onOpenEntry} />
              </li>
            ))}
          </ul>
          {next ? (
            <LoadMoreButton
              label={m.more(next.count, next.isMinimum)}
              isLoading={list.isFetching}
              problem={failure && failureText(failure)}
              onLoadMore={() => void list.fetchNextPage()}
            />
          ) : null}
          <div className={classes.buttons}>
            <Button onClick={onSchedule}>{m.scheduleContent}</Button>
            <Button variant="default" onClick={onAdd}>
              {m.addEvent}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
