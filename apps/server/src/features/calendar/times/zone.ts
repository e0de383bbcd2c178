import { Temporal } from 'temporal-polyfill';

/** A time span: `from` inclusive, `before` exclusive. */
export interface TimeSpan {
  readonly from: Date;
  readonly before: Date;
}

/**
 * Returns the time span of a range of days, both inclusive, in a time zone; days with a clock change have 23 or 25
 * hours.
 */
export function spanOfDays(start: string, end: string, timeZone: string): TimeSpan {
  const first = Temporal.PlainDate.from(start).toZonedDateTime(timeZone);
  const next = Temporal.PlainDate.from(end).add({ days: 1 }).toZonedDateTime(timeZone);
  return { from: new Date(first.epochMilliseconds), before: new Date(next.epochMilliseconds) };
}

/** Lists the days from one to another, both inclusive. */
export function listDays(start: string, end: string): string[] {
  const first = Temporal.PlainDate.from(start);
  return Array.from({ length: countDays(start, end) }, (_, days) => first.add({ days }).toString());
}

/** Returns the time span of a month, 1 to 12, in a time zone. */
export function spanOfMonth(year: number, month: number, timeZone: string): TimeSpan {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return spanOfDays(first.toString(), first.add({ months: 1 }).subtract({ days: 1 }).toString(), timeZone);
}

/** Counts the days in a range, both inclusive; 0 or less if they are in the wrong order. */
export function countDays(start: string, end: string): number {
  return Temporal.PlainDate.from(start).until(Temporal.PlainDate.from(end), { largestUnit: 'days' }).days + 1;
}

/** Returns the wall-clock time of an instant in a time zone. */
export function wallClock(moment: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
}

/**
 * Returns the instant of a wall-clock time in a time zone. A skipped time moves forward, and a repeated time means
 * the first one, so nothing drops out of a day.
 */
export function toInstant(clock: Temporal.PlainDateTime | string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(clock).toZonedDateTime(timeZone).epochMilliseconds);
}

/** Moves an instant by the wall-clock difference between two others. */
export function shiftByWallClock(
  moment: Date,
  by: { readonly from: Date; readonly to: Date },
  timeZone: string,
): Date {
  const difference = wallClock(by.from, timeZone).until(wallClock(by.to, timeZone), { largestUnit: 'days' });
  return toInstant(wallClock(moment, timeZone).add(difference), timeZone);
}
