import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { Day } from '../times/days.ts';

/** What every view of the calendar is given. */
export interface ViewProps {
  readonly days: readonly Day[];
  readonly entries: readonly CalendarEntry[];
  readonly timeZone: string;
  readonly today: Day;
  readonly onOpenEntry: (entry: CalendarEntry) => void;
  readonly onOpenDay: (day: Day) => void;
  /** The entry is to stand at another moment. */
  readonly onMove: (entry: CalendarEntry, to: string) => void;
}
