import { Temporal } from 'temporal-polyfill';

/** A day of the calendar, YYYY-MM-DD, in no zone. */
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

/** The day that it is at a moment, on the clock of a zone. */
export function dayOf(moment: string | Date, zone: string): Day {
  return clockOf(moment, zone).toPlainDate().toString();
}

/** What the clock of a zone shows at a moment. */
export function clockOf(moment: string | Date, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(new Date(moment).getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime();
}

/** Minutes and hours of a moment as a field takes them: 09:30. */
export function timeOf(moment: string | Date, zone: string): string {
  return clockOf(moment, zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/**
 * The moment, ISO in UTC, at which the clock of a zone shows a day and a time. A time that the clock skips is as much
 * later; one that it shows twice is the first.
 */
export function momentAt(day: Day, time: string, zone: string): string {
  const zoned = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone);
  return new Date(zoned.epochMilliseconds).toISOString();
}

/** A moment moved by days and hours on the clock of a zone: the time of day stays over a change of clocks. */
export function movedBy(moment: string, by: { days?: number; hours?: number }, zone: string): string {
  const zoned = clockOf(moment, zone).add(by).toZonedDateTime(zone);
  return new Date(zoned.epochMilliseconds).toISOString();
}

/** Whether a zone's clock shows the time of a moment twice that day. */
export function isTwice(moment: string, zone: string): boolean {
  const clock = clockOf(moment, zone);
  const first = clock.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const second = clock.toZonedDateTime(zone, { disambiguation: 'later' });
  return first.epochMilliseconds !== second.epochMilliseconds;
}

/** Whether the clock of a zone shows any time of an hour, 0 to 23, on a day. */
export function hasHour(day: Day, hour: number, zone: string): boolean {
  return [0, 30, 59].some((minute) => {
    const asked = plain(day).toPlainDateTime({ hour, minute });
    return asked.toZonedDateTime(zone).toPlainDateTime().equals(asked);
  });
}

/** So many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => plain(day).add({ days }).toString();
/** So many months later, on the same day or the last that there is. */
export const addMonths = (day: Day, months: number): Day => plain(day).add({ months }).toString();
/** How many days lie between two. */
export const daysBetween = (from: Day, to: Day): number =>
  plain(from).until(plain(to), { largestUnit: 'days' }).days;
/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => plain(day).with({ day: 1 }).toString();
/** Year and month, 1 to 12, of a day. */
export const monthOf = (day: Day): { year: number; month: number } => {
  const { year, month } = plain(day);
  return { year, month };
};
/** The day's number within its month. */
export const numberOf = (day: Day): number => plain(day).day;

/** The Sunday on or before a day. */
export function sundayOf(day: Day): Day {
  return addDays(day, -(plain(day).dayOfWeek % DAYS_OF_WEEK));
}

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The 42 days of a month's grid, from the Sunday on or before the 1st. */
export const gridOfMonth = (day: Day): Day[] => daysFrom(sundayOf(firstOfMonth(day)), CELLS);
/** The seven days of a day's week, from Sunday. */
export const weekOf = (day: Day): Day[] => daysFrom(sundayOf(day), DAYS_OF_WEEK);

/** Writes a day; it has no zone, so none moves it. */
export function dayWriter(locale: string, options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
