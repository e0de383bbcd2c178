import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { Day } from '../times/days.ts';
import type { Rests } from '../use-entries.ts';

/** Props of every calendar view. */
export interface ViewProps {
  readonly days: readonly Day[];
  readonly entries: readonly CalendarEntry[];
  readonly rests: Rests;
  readonly timeZone: string;
  readonly today: Day;
  readonly onOpenEntry: (entry: CalendarEntry) => void;
  readonly onOpenDay: (day: Day) => void;
  /** Moves the entry to another time. */
  readonly onMove: (entry: CalendarEntry, to: string) => void;
}
