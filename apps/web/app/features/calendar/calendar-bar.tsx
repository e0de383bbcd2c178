import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { CALENDAR_PLATFORMS, type CalendarEntry } from '@pagewright/contract/calendar';
import { CONTENT_STATUSES } from '@pagewright/contract/content';
import { IconChevronLeft, IconChevronRight, IconFileExport } from '@tabler/icons-react';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { useTeamNames } from '../../lib/team/use-team-names.ts';
import { CALENDAR_VIEWS, type CalendarView, type CalendarState } from './calendar-url.ts';
import { calendarMessages } from './messages.ts';
import { addDays, addMonths, dayFormatter, firstOfMonth, weekOf, type Day } from './times/days.ts';
import classes from './calendar.module.css';

const WEEK = 7;

interface CalendarBarProps {
  readonly shown: CalendarState;
  readonly today: Day;
  /** The loaded entries, whose authors can be chosen in addition to the members. */
  readonly entries: readonly CalendarEntry[];
  readonly onShow: (change: Partial<CalendarState>) => void;
  /** Opens import, export, and subscription. */
  readonly onFiles: () => void;
}

/** The day that many view steps later. */
function stepFrom({ view, day }: CalendarState, steps: number): Day {
  if (view === 'month') return addMonths(firstOfMonth(day), steps);
  return addDays(day, view === 'week' ? WEEK * steps : steps);
}

/** The calendar's period, view, and filters. */
export function CalendarBar({ shown, today, entries, onShow, onFiles }: CalendarBarProps) {
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  const { view, day } = shown;
  // Until the members are loaded, and for former members, the authors of the loaded entries.
  const members = useTeamNames();
  const authors = new Map([
    ...members.map(({ userId, name }): [string, string] => [userId, name]),
    ...entries.map(({ authorId, authorName }): [string, string] => [authorId ?? '', authorName]),
  ]);
  if (shown.author !== '' && !authors.has(shown.author)) authors.set(shown.author, m.author);
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          aria-label={m[`previous_${view}`]}
          onClick={() => onShow({ day: stepFrom(shown, -1) })}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Button variant="default" onClick={() => onShow({ day: today })}>
          {m.today}
        </Button>
        <ActionIcon
          variant="default"
          aria-label={m[`next_${view}`]}
          onClick={() => onShow({ day: stepFrom(shown, 1) })}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </div>
      <h2 className={classes.period} aria-live="polite">
        {periodOf(view, day, locale)}
      </h2>
      <Button variant="default" leftSection={<IconFileExport size={17} />} onClick={onFiles}>
        {m.files}
      </Button>
      <search className={classes.filters}>
        <NativeSelect
          aria-label={m.view}
          value={view}
          data={CALENDAR_VIEWS.map((name) => ({ value: name, label: m[`view_${name}`] }))}
          onChange={({ currentTarget: { value } }) =>
            onShow({ view: CALENDAR_VIEWS.find((name) => name === value) ?? 'month' })
          }
        />
        <NativeSelect
          aria-label={m.author}
          value={shown.author}
          data={[
            { value: '', label: m.allAuthors },
            ...[...authors]
              .filter(([id]) => id !== '')
              .map(([value, label]) => ({ value, label }))
              .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
          ]}
          onChange={(event) => onShow({ author: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label={m.platform}
          value={shown.platform}
          data={[
            { value: '', label: m.allPlatforms },
            ...CALENDAR_PLATFORMS.map((value) => ({ value, label: m[`platform_${value}`] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onShow({ platform: CALENDAR_PLATFORMS.find((name) => name === value) ?? '' })
          }
        />
        <NativeSelect
          aria-label={m.status}
          value={shown.status}
          data={[
            { value: '', label: m.allStatuses },
            ...CONTENT_STATUSES.map((value) => ({ value, label: m[`status_${value}`] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onShow({ status: CONTENT_STATUSES.find((name) => name === value) ?? '' })
          }
        />
      </search>
    </div>
  );
}

function periodOf(view: CalendarView, day: Day, locale: string): string {
  if (view === 'month') return dayFormatter(locale, { month: 'long', year: 'numeric' })(day);
  if (view === 'day') return dayFormatter(locale, { dateStyle: 'full' })(day);
  const write = dayFormatter(locale, { dateStyle: 'medium' });
  const [first = day, last = day] = [weekOf(day)[0], weekOf(day).at(-1)];
  return `${write(first)} – ${write(last)}`;
}
