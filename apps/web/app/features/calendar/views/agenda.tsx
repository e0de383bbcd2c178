import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { entryKey } from '../entry/entry-appearance.ts';
import { EntryRow } from '../entry/entry-row.tsx';
import { calendarMessages } from '../messages.ts';
import { dayFormatter } from '../times/days.ts';
import { groupByDay } from '../use-entries.ts';
import { MoreButton } from './more-button.tsx';
import type { ViewProps } from './view-props.ts';
import entryClasses from '../entry/entry.module.css';
import classes from './views.module.css';

type AgendaProps = Pick<
  ViewProps,
  'days' | 'entries' | 'rests' | 'timeZone' | 'today' | 'onOpenEntry' | 'onOpenDay'
>;

/** Days with entries, stacked, for narrow screens. */
export function Agenda({ days, entries, rests, timeZone, today, onOpenEntry, onOpenDay }: AgendaProps) {
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  const onDays = groupByDay(entries, timeZone);
  const write = dayFormatter(locale, { weekday: 'long', month: 'long', day: 'numeric' });
  const shown = days.filter((day) => onDays.has(day) || day === today);
  return (
    <ol className={classes.agenda}>
      {shown.map((day) => (
        <li key={day}>
          <h3 className={classes.agendaDay} data-today={day === today || undefined}>
            <button type="button" className={classes.head} onClick={() => onOpenDay(day)}>
              {day === today ? `${m.today} · ${write(day)}` : write(day)}
            </button>
          </h3>
          {onDays.has(day) ? (
            <ul className={entryClasses.list}>
              {onDays.get(day)?.map((entry) => (
                <li key={entryKey(entry)}>
                  <EntryRow entry={entry} onOpen={onOpenEntry} />
                </li>
              ))}
            </ul>
          ) : (
            <p className={classes.nothing}>{m.nothingOnDay}</p>
          )}
          <MoreButton day={day} rest={rests.get(day)} onOpenDay={onOpenDay} />
        </li>
      ))}
    </ol>
  );
}
