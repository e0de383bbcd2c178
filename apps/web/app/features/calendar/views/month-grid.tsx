import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { EntryChip } from '../entry/entry-chip.tsx';
import { entryKey } from '../entry/entry-appearance.ts';
import { calendarMessages } from '../messages.ts';
import {
  dayAt,
  daysBetween,
  dayFormatter,
  monthOf,
  shiftInstant,
  numberOf,
  type Day,
} from '../times/days.ts';
import { groupByDay } from '../use-entries.ts';
import { MoreButton } from './more-button.tsx';
import { useDropTarget } from './use-drop-target.ts';
import type { ViewProps } from './view-props.ts';
import classes from './views.module.css';

const WEEK = 7;
const SHOWN = 3;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

interface MonthGridProps extends ViewProps {
  /** A day of the month. */
  readonly day: Day;
}

/** The month as 42 days from a Sunday, each with up to three entries. Arrow keys move between days. */
export function MonthGrid(props: MonthGridProps) {
  const { day, days, entries, rests, timeZone, today, onOpenEntry, onOpenDay, onMove } = props;
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<Day | null>(null);
  const onDays = groupByDay(entries, timeZone);
  const { month } = monthOf(day);
  const writeWhole = dayFormatter(locale, { dateStyle: 'full' });
  const writeWeekday = dayFormatter(locale, { weekday: 'short' });
  const writeMonth = dayFormatter(locale, { month: 'long', year: 'numeric' });
  const reachable = [walked, today, day].find((one) => one !== null && days.includes(one)) ?? days[0];
  const moveTo = (entry: (typeof entries)[number], to: Day): void => {
    if (entry.scheduledFor === null) return;
    const by = { days: daysBetween(dayAt(entry.scheduledFor, timeZone), to) };
    if (by.days !== 0) onMove(entry, shiftInstant(entry.scheduledFor, by, timeZone));
  };
  const drop = useDropTarget(entries, moveTo);
  const walk = (event: KeyboardEvent, from: Day): void => {
    const step = event.altKey ? undefined : STEPS[event.key];
    const next = step === undefined ? undefined : days[days.indexOf(from) + step];
    if (next === undefined) return;
    event.preventDefault();
    setWalked(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const weeks = Array.from({ length: days.length / WEEK }, (_, index) =>
    days.slice(index * WEEK, (index + 1) * WEEK),
  );

  return (
    <div className={classes.month} role="grid" aria-label={writeMonth(day)} ref={grid}>
      <p id={helpId} hidden>
        {m.moveKeys}
      </p>
      <div role="row" className={classes.weekdays}>
        {days.slice(0, WEEK).map((one) => (
          <span key={one} role="columnheader">
            {writeWeekday(one)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div
          key={week[0]}
          role="row"
          className={classes.week}
          data-spare={week.every((one) => monthOf(one).month !== month && !onDays.has(one)) || undefined}
        >
          {week.map((one) => {
            const here = onDays.get(one) ?? [];
            const rest = rests.get(one);
            const count = here.length + (rest?.count ?? 0);
            return (
              <div
                key={one}
                role="gridcell"
                className={classes.cell}
                data-outside={monthOf(one).month !== month || undefined}
                data-today={one === today || undefined}
                {...drop.cell(one)}
              >
                <button
                  type="button"
                  className={classes.number}
                  data-day={one}
                  tabIndex={one === reachable ? 0 : -1}
                  aria-label={m.dayWith(writeWhole(one), count, rest?.isMinimum ?? false)}
                  aria-current={one === today ? 'date' : undefined}
                  onClick={() => onOpenDay(one)}
                  onFocus={() => setWalked(one)}
                  onKeyDown={(event) => walk(event, one)}
                >
                  {numberOf(one)}
                </button>
                {here.slice(0, SHOWN).map((entry) => (
                  <EntryChip
                    key={entryKey(entry)}
                    entry={entry}
                    helpId={helpId}
                    onOpen={onOpenEntry}
                    onStep={(moved, { x, y }) => {
                      if (moved.scheduledFor !== null)
                        onMove(moved, shiftInstant(moved.scheduledFor, { days: x + WEEK * y }, timeZone));
                    }}
                  />
                ))}
                <MoreButton
                  day={one}
                  rest={rest}
                  hidden={Math.max(0, here.length - SHOWN)}
                  onOpenDay={onOpenDay}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
