import type { RestOfDay } from '@pagewright/contract/calendar';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { calendarMessages } from '../messages.ts';
import { dayFormatter, type Day } from '../times/days.ts';
import classes from './views.module.css';

interface MoreButtonProps {
  readonly day: Day;
  /** Entries of the day that are not loaded, if any. */
  readonly rest: RestOfDay | undefined;
  /** Loaded entries that the view has no room for. */
  readonly hidden?: number;
  readonly onOpenDay: (day: Day) => void;
}

/** Opens all entries of a day; nothing if all are shown. */
export function MoreButton({ day, rest, hidden = 0, onOpenDay }: MoreButtonProps) {
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  const count = hidden + (rest?.count ?? 0);
  if (count === 0) return null;
  const writeWhole = dayFormatter(locale, { dateStyle: 'full' });
  const isMinimum = rest?.isMinimum ?? false;
  return (
    <button
      type="button"
      className={classes.more}
      aria-label={m.moreOn(count, isMinimum, writeWhole(day))}
      onClick={() => onOpenDay(day)}
    >
      {m.more(count, isMinimum)}
    </button>
  );
}
