import { useEffect, useId, useRef } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { EntryChip } from '../entry/entry-chip.tsx';
import { entryKey } from '../entry/entry-appearance.ts';
import { calendarMessages } from '../messages.ts';
import {
  wallClockAt,
  dayAt,
  daysBetween,
  dayFormatter,
  hasHour,
  shiftInstant,
  type Day,
} from '../times/days.ts';
import { groupByDay } from '../use-entries.ts';
import { MoreButton } from './more-button.tsx';
import { useDropTarget } from './use-drop-target.ts';
import type { ViewProps } from './view-props.ts';
import classes from './views.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The topmost hour when the view opens. */
const FIRST_SHOWN = 7;

interface TimeGridProps extends ViewProps {
  /** Called to add an event at a time, HH:MM. */
  readonly onAdd: (day: Day, time: string) => void;
}

const timeOfHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** A week or day by hour; each entry is in its wall-clock hour. */
export function TimeGrid(props: TimeGridProps) {
  const { days, entries, rests, timeZone, today, onOpenEntry, onOpenDay, onMove, onAdd } = props;
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  const helpId = useId();
  const first = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current && first.current) frame.current.scrollTop = first.current.offsetTop - 44;
  }, [days.length]);
  const onDays = groupByDay(entries, timeZone);
  const writeHead = dayFormatter(locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const writeWhole = dayFormatter(locale, { dateStyle: 'full' });
  const hourFormat = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const writeHour = (hour: number): string => hourFormat.format(new Date(Date.UTC(2026, 0, 1, hour)));
  const moveBy = (entry: (typeof entries)[number], by: { days: number; hours: number }): void => {
    if (entry.scheduledFor !== null && (by.days !== 0 || by.hours !== 0))
      onMove(entry, shiftInstant(entry.scheduledFor, by, timeZone));
  };
  const drop = useDropTarget(entries, (entry, cell) => {
    if (entry.scheduledFor === null) return;
    const [day = '', hour = ''] = cell.split(' ');
    const clock = wallClockAt(entry.scheduledFor, timeZone);
    moveBy(entry, {
      days: daysBetween(dayAt(entry.scheduledFor, timeZone), day),
      hours: Number(hour) - clock.hour,
    });
  });
  const columns = {
    gridTemplateColumns: `56px repeat(${days.length}, minmax(${days.length > 1 ? 92 : 0}px, 1fr))`,
  };

  return (
    <div className={classes.frame} ref={frame}>
      <p id={helpId} hidden>
        {m.moveKeys}
      </p>
      <div className={classes.times} role="grid" aria-label={days.map((day) => writeHead(day)).join(', ')}>
        <div role="row" className={classes.timeHead} style={columns}>
          <span role="columnheader" className={classes.corner}>
            <span className="visually-hidden">{m.time}</span>
          </span>
          {days.map((day) => (
            <span key={day} role="columnheader" data-today={day === today || undefined}>
              <button
                type="button"
                className={classes.head}
                onClick={() => onOpenDay(day)}
                aria-label={writeWhole(day)}
              >
                {writeHead(day)}
              </button>
              <MoreButton day={day} rest={rests.get(day)} onOpenDay={onOpenDay} />
            </span>
          ))}
        </div>
        {HOURS.map((hour) => (
          <div
            key={hour}
            role="row"
            className={classes.hour}
            style={columns}
            ref={hour === FIRST_SHOWN ? first : undefined}
          >
            <span role="rowheader" className={classes.hourName}>
              {writeHour(hour)}
            </span>
            {days.map((day) => {
              const isSkipped = !hasHour(day, hour, timeZone);
              const here = (onDays.get(day) ?? []).filter(
                ({ scheduledFor }) =>
                  scheduledFor !== null && wallClockAt(scheduledFor, timeZone).hour === hour,
              );
              return (
                <div
                  key={day}
                  role="gridcell"
                  className={classes.slot}
                  data-skipped={isSkipped || undefined}
                  title={isSkipped ? m.skippedHour : undefined}
                  {...drop.cell(`${day} ${hour}`)}
                >
                  <button
                    type="button"
                    className={classes.addHere}
                    tabIndex={-1}
                    aria-label={m.addAt(`${writeHead(day)}, ${writeHour(hour)}`)}
                    onClick={() => onAdd(day, timeOfHour(hour))}
                  />
                  {isSkipped ? <span className="visually-hidden">{m.skippedHour}</span> : null}
                  {here.map((entry) => (
                    <EntryChip
                      key={entryKey(entry)}
                      entry={entry}
                      helpId={helpId}
                      onOpen={onOpenEntry}
                      onStep={(moved, { x, y }) => moveBy(moved, { days: x, hours: y })}
                    />
                  ))}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
