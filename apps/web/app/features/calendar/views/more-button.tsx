import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { calendarMessages } from '../messages.ts';
import { dayFormatter, type Day } from '../times/days.ts';
import classes from './views.module.css';

interface MoreButtonProps {
  readonly day: Day;
  /** Entries of the day that are not shown. */
  readonly count: number;
  /** Whether there are more than counted. */
  readonly isMinimum: boolean;
  readonly onOpenDay: (day: Day) => void;
}

/** Opens all entries of a day; nothing if all are shown. */
export function MoreButton({ day, count, isMinimum, onOpenDay }: MoreButtonProps) {
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  if (count <= 0) return null;
  return (
    <button
      type="button"
      className={classes.more}
      aria-label={m.moreOn(count, isMinimum, dayFormatter(locale, { dateStyle: 'full' })(day))}
      onClick={() => onOpenDay(day)}
    >
      {m.more(count, isMinimum)}
    </button>
  );
}
