import { Temporal } from 'temporal-polyfill';

/** A calendar day, YYYY-MM-DD, without a time zone. */
export type Day = string;

const DAYS_OF_WEEK = 7;
const CELLS = 42;

const plain = (day: Day): Temporal.PlainDate => Temporal.PlainDate.from(day);

/** Whether a text is a day that the calendar can show. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    const { year } = Temporal.PlainDate.from(text);
    return year >= 1971 && year <= 9997;
  } catch {
    return false;
  }
}

/** The day of an instant in a time zone. */
export function dayAt(moment: string | Date, zone: string): Day {
  return wallClockAt(moment, zone).toPlainDate().toString();
}

/** The wall-clock time of an instant in a time zone. */
export function wallClockAt(moment: string | Date, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(new Date(moment).getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();
}

/** The time of an instant in field format: 09:30. */
export function timeAt(moment: string | Date, zone: string): string {
  return wallClockAt(moment, zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/**
 * The instant, ISO in UTC, of a day and time in a time zone. A skipped time moves forward; a repeated one is the first.
 */
export function instantAt(day: Day, time: string, zone: string): string {
  const zoned = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone);
  return new Date(zoned.epochMilliseconds).toISOString();
}

/** Moves an instant by days and hours of wall-clock time: the time of day survives clock changes. */
export function shiftInstant(moment: string, by: { days?: number; hours?: number }, zone: string): string {
  const zoned = wallClockAt(moment, zone).add(by).toZonedDateTime(zone);
  return new Date(zoned.epochMilliseconds).toISOString();
}

/** Whether an instant's wall-clock time occurs twice that day. */
export function isRepeatedTime(moment: string, zone: string): boolean {
  const clock = wallClockAt(moment, zone);
  const first = clock.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const second = clock.toZonedDateTime(zone, { disambiguation: 'later' });
  return first.epochMilliseconds !== second.epochMilliseconds;
}

/** Whether any time of an hour, 0 to 23, exists on a day in a time zone. */
export function hasHour(day: Day, hour: number, zone: string): boolean {
  return [0, 30, 59].some((minute) => {
    const requested = plain(day).toPlainDateTime({ hour, minute });
    return requested.toZonedDateTime(zone).toPlainDateTime().equals(requested);
  });
}

/** Adds (or subtracts) days. */
export const addDays = (day: Day, days: number): Day => plain(day).add({ days }).toString();
/** Adds months, keeping the day of the month or using the last one there is. */
export const addMonths = (day: Day, months: number): Day => plain(day).add({ months }).toString();
/** The number of days from one to the other. */
export const daysBetween = (from: Day, to: Day): number =>
  plain(from).until(plain(to), { largestUnit: 'days' }).days;
/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => plain(day).with({ day: 1 }).toString();
/** A day's year and month, 1 to 12. */
export const monthOf = (day: Day): { year: number; month: number } => {
  const { year, month } = plain(day);
  return { year, month };
};
/** A day's number within its month. */
export const numberOf = (day: Day): number => plain(day).day;

/** The Sunday on or before a day. */
export function sundayOf(day: Day): Day {
  return addDays(day, -(plain(day).dayOfWeek % DAYS_OF_WEEK));
}

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The 42 days of a month grid, from the Sunday on or before the 1st. */
export const monthGrid = (day: Day): Day[] => daysFrom(sundayOf(firstOfMonth(day)), CELLS);
/** The seven days of a day's week, from Sunday. */
export const weekOf = (day: Day): Day[] => daysFrom(sundayOf(day), DAYS_OF_WEEK);

/** Formats days, which have no time zone. */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
