import { Button, Modal } from '@mantine/core';
import type { CalendarEntry } from '@pagewright/contract/calendar';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { calendarMessages } from '../messages.ts';
import { dayFormatter, type Day } from '../times/days.ts';
import { entryKey } from './entry-appearance.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './entry.module.css';

interface DayDialogProps {
  readonly day: Day;
  readonly entries: readonly CalendarEntry[];
  readonly onOpenEntry: (entry: CalendarEntry) => void;
  readonly onSchedule: () => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** The entries of a day. */
export function DayDialog({ day, entries, onOpenEntry, onSchedule, onAdd, onClose }: DayDialogProps) {
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
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
            {entries.map((entry) => (
              <li key={entryKey(entry)}>
                <EntryRow entry={entry} onOpen={onOpenEntry} />
              </li>
            ))}
          </ul>
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
