import { CALENDAR_LIMITS, readRecurrence } from '@pagewright/contract/calendar';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { momentOf, wallClock, type Stretch } from './zone.ts';

/** What repeats: from when on, on whose clock, by which rule, and when not. */
export interface Series {
  readonly scheduledFor: Date;
  readonly timeZone: string;
  readonly recurrence: string;
  readonly excludedDates: readonly string[];
}

/** A rule that never comes true is given up after so many steps. */
const STEPS_MAX = 2_000;
const UTC = 'UTC';

/**
 * The rule on a clock without changes: its times are turned into moments one by one, so that none falls into the hour
 * that a clock skips.
 */
function ruleOf({ scheduledFor, timeZone, recurrence }: Series): RRuleTemporal {
  return new RRuleTemporal({
    rruleString: `RRULE:${onWallClock(recurrence, timeZone)}`,
    dtstart: wallClock(scheduledFor, timeZone).toZonedDateTime(UTC),
    // Whoever puts a Tuesday's event on every Monday means the Tuesday too.
    includeDtstart: true,
    maxIterations: STEPS_MAX,
    temporal: Temporal,
  });
}

/** The rule with its last moment as the clock of its zone shows it. */
function onWallClock(recurrence: string, timeZone: string): string {
  const until = readRecurrence(recurrence)?.['UNTIL'];
  if (until === undefined) return recurrence;
  return recurrence.replace(/UNTIL=[^;]+/, `UNTIL=${clockOfUntil(until, timeZone)}Z`);
}

function clockOfUntil(until: string, timeZone: string): string {
  if (!until.includes('T')) return `${until}T235959`;
  if (!until.endsWith('Z')) return until;
  const clock = Temporal.Instant.from(until).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return clock.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** Whether a rule can be followed at all: it is one, and its last day is in the calendar. */
export function isFollowable(series: Series): boolean {
  try {
    ruleOf(series);
    return true;
  } catch {
    return false;
  }
}

/** The occurrences within a stretch, in their order, without those that were taken out. */
export function occurrencesWithin(series: Series, { from, before }: Stretch): Date[] {
  const { timeZone } = series;
  // A day more on each side: moments and the clock's times are up to a day apart.
  const first = wallClock(from, timeZone).subtract({ days: 1 }).toZonedDateTime(UTC);
  const last = wallClock(before, timeZone).add({ days: 1 }).toZonedDateTime(UTC);
  const excluded = new Set(series.excludedDates.map((date) => new Date(date).getTime()));
  return followed(() => ruleOf(series).between(first, last, true))
    .map((time) => momentOf(time.toPlainDateTime(), timeZone))
    .filter((moment) => moment >= from && moment < before && !excluded.has(moment.getTime()));
}

/** The first occurrence at or after a moment; undefined where there is none any more. */
export function nextOccurrence(series: Series, after: Date): Date | undefined {
  const { timeZone } = series;
  const excluded = new Set(series.excludedDates.map((date) => new Date(date).getTime()));
  const rule = ruleOf(series);
  let time: Temporal.ZonedDateTime | null = wallClock(after, timeZone)
    .subtract({ days: 1 })
    .toZonedDateTime(UTC);
  for (let tried = 0; tried < CALENDAR_LIMITS.occurrences; tried += 1) {
    const asked: Temporal.ZonedDateTime = time;
    [time = null] = followed(() => [rule.next(asked, tried === 0)]);
    if (time === null || time.year > 9998) return undefined;
    const moment = momentOf(time.toPlainDateTime(), timeZone);
    if (moment >= after && !excluded.has(moment.getTime())) return moment;
  }
  return undefined;
}

/** Whether a moment is an occurrence of a series, taken out or not. */
export function isOccurrence(series: Series, moment: Date): boolean {
  const stretch = { from: moment, before: new Date(moment.getTime() + 1) };
  return occurrencesWithin({ ...series, excludedDates: [] }, stretch).length > 0;
}

/** What a rule gives; nothing where it was given up. */
function followed<Time>(follow: () => Time[]): Time[] {
  try {
    return follow();
  } catch (error) {
    if (error instanceof Error && /exceeded/.test(error.message)) return [];
    throw error;
  }
}
