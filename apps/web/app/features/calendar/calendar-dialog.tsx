import { Modal } from '@mantine/core';
import type { CalendarEntry } from '@pagewright/contract/calendar';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DayDialog, type DaysQuery } from './entry/day-dialog.tsx';
import { EntryDialog } from './entry/entry-dialog.tsx';
import type { EntryActions } from './entry/use-entry-actions.ts';
import { FilesDialog } from './files/files-dialog.tsx';
import type { PickedContent } from '../../lib/content-picker/content-picker.tsx';
import { EventDialog } from './forms/event-dialog.tsx';
import { emptyEventValues, toEventValues, type EventValues } from './forms/event-values.ts';
import { ScheduleDialog } from './forms/schedule-dialog.tsx';
import { calendarMessages } from './messages.ts';
import type { Day } from './times/days.ts';
import { groupByDay, type Rests } from './use-entries.ts';

const MORNING = '09:00';

/** The open dialog of the calendar. */
export type OpenDialog =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'entry'; readonly entry: CalendarEntry }
  | { readonly kind: 'event'; readonly entry: CalendarEntry | null; readonly values: EventValues }
  | { readonly kind: 'schedule'; readonly day: Day; readonly content: PickedContent | null }
  | { readonly kind: 'files' }
  | { readonly kind: 'gone' };

interface CalendarDialogProps {
  readonly dialog: OpenDialog;
  readonly entries: readonly CalendarEntry[];
  readonly rests: Rests;
  /** The filters, as calls expect them. */
  readonly filter: Omit<DaysQuery, 'start' | 'end' | 'timeZone'>;
  readonly actions: EntryActions;
  readonly today: Day;
  readonly timeZone: string;
  readonly range: { readonly start: Day; readonly end: Day; readonly timeZone: string };
  /** Replaces this dialog with another, or none. */
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

/** Shows the open dialog and switches between dialogs. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { dialog, entries, rests, filter, actions, today, timeZone, range, onOpen } = props;
  const m = useMessages(calendarMessages);
  const onClose = (): void => onOpen(null);
  switch (dialog.kind) {
    case 'day': {
      const day = dialog.day < today ? today : dialog.day;
      return (
        <DayDialog
          day={dialog.day}
          entries={groupByDay(entries, timeZone).get(dialog.day) ?? []}
          rest={rests.get(dialog.day) ?? null}
          query={{ ...filter, start: dialog.day, end: dialog.day, timeZone }}
          onOpenEntry={(entry) => onOpen({ kind: 'entry', entry })}
          onSchedule={() => onOpen({ kind: 'schedule', day, content: null })}
          onAdd={() => onOpen({ kind: 'event', entry: null, values: emptyEventValues(day, MORNING, 'Blog') })}
          onClose={onClose}
        />
      );
    }
    case 'entry':
      return (
        <EntryDialog
          entry={dialog.entry}
          actions={actions}
          timeZone={timeZone}
          onEdit={(entry) => onOpen({ kind: 'event', entry, values: toEventValues(entry, timeZone) })}
          onSchedule={({ id, title }) => onOpen({ kind: 'schedule', day: today, content: { id, title } })}
          onClose={onClose}
        />
      );
    case 'event':
      return (
        <EventDialog
          entry={dialog.entry}
          values={dialog.values}
          today={today}
          timeZone={timeZone}
          onClose={onClose}
        />
      );
    case 'schedule':
      return (
        <ScheduleDialog
          day={dialog.day}
          today={today}
          timeZone={timeZone}
          content={dialog.content}
          onClose={onClose}
        />
      );
    case 'files':
      return <FilesDialog range={range} onClose={onClose} />;
    case 'gone':
      return (
        <Modal opened onClose={onClose} title={m.goneTitle} closeButtonProps={{ 'aria-label': m.close }}>
          <EmptyState title={m.goneTitle} description={m.goneText} />
        </Modal>
      );
  }
}
