import { CALENDAR_LIMITS, readRecurrence } from '@pagewright/contract/calendar';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { toInstant, wallClock, type TimeSpan } from './zone.ts';

/** A repeating event: its start, time zone, rule, and excluded dates. */
export interface Series {
  readonly scheduledFor: Date;
  readonly timeZone: string;
  readonly recurrence: string;
  readonly excludedDates: readonly string[];
}

/** Maximum number of steps before giving up on a rule without matches. */
const STEPS_MAX = 2_000;
const UTC = 'UTC';

/**
 * Builds the rule on a clock without daylight saving. Its times are converted one by one, so that none falls into a
 * skipped hour.
 */
function buildRule({ scheduledFor, timeZone, recurrence }: Series): RRuleTemporal {
  return new RRuleTemporal({
    rruleString: `RRULE:${onWallClock(recurrence, timeZone)}`,
    dtstart: wallClock(scheduledFor, timeZone).toZonedDateTime(UTC),
    // Repeating a Tuesday event every Monday keeps the Tuesday too.
    includeDtstart: true,
    maxIterations: STEPS_MAX,
    temporal: Temporal,
  });
}

/** Converts the rule's end to wall-clock time in its time zone. */
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

/** Whether a rule is valid and ends within the supported range of dates. */
export function isValidRecurrence(series: Series): boolean {
  try {
    buildRule(series);
    return true;
  } catch {
    return false;
  }
}

/** Returns the occurrences within a time span, in order, without excluded ones. */
export function occurrencesWithin(series: Series, { from, before }: TimeSpan): Date[] {
  const { timeZone } = series;
  // One more day on each side, since instants and wall-clock times differ by up to a day.
  const first = wallClock(from, timeZone).subtract({ days: 1 }).toZonedDateTime(UTC);
  const last = wallClock(before, timeZone).add({ days: 1 }).toZonedDateTime(UTC);
  const excluded = new Set(series.excludedDates.map((date) => new Date(date).getTime()));
  return runRule(() => buildRule(series).between(first, last, true))
    .map((time) => toInstant(time.toPlainDateTime(), timeZone))
    .filter((moment) => moment >= from && moment < before && !excluded.has(moment.getTime()));
}

/** Returns the first occurrence at or after a time; undefined if there are no more. */
export function nextOccurrence(series: Series, after: Date): Date | undefined {
  const { timeZone } = series;
  const excluded = new Set(series.excludedDates.map((date) => new Date(date).getTime()));
  const rule = buildRule(series);
  let time: Temporal.ZonedDateTime | null = wallClock(after, timeZone)
    .subtract({ days: 1 })
    .toZonedDateTime(UTC);
  for (let tried = 0; tried < CALENDAR_LIMITS.occurrences; tried += 1) {
    const asked: Temporal.ZonedDateTime = time;
    [time = null] = runRule(() => [rule.next(asked, tried === 0)]);
    if (time === null || time.year > 9998) return undefined;
    const moment = toInstant(time.toPlainDateTime(), timeZone);
    if (moment >= after && !excluded.has(moment.getTime())) return moment;
  }
  return undefined;
}

/** Whether a series has an occurrence at a time, excluded or not. */
export function isOccurrence(series: Series, moment: Date): boolean {
  const span = { from: moment, before: new Date(moment.getTime() + 1) };
  return occurrencesWithin({ ...series, excludedDates: [] }, span).length > 0;
}

/** Runs a rule; returns nothing if it was given up. */
function runRule<Time>(follow: () => Time[]): Time[] {
  try {
    return follow();
  } catch (error) {
    if (error instanceof Error && /exceeded/.test(error.message)) return [];
    throw error;
  }
}
