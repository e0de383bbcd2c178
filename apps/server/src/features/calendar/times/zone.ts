import { Temporal } from 'temporal-polyfill';

/** A stretch of time: from a moment on, before another. */
export interface Stretch {
  readonly from: Date;
  readonly before: Date;
}

/** The days from one to another, both within, as the clock of a zone counts them: 23 or 25 hours where it is changed. */
export function stretchOfDays(start: string, end: string, timeZone: string): Stretch {
  const first = Temporal.PlainDate.from(start).toZonedDateTime(timeZone);
  const next = Temporal.PlainDate.from(end).add({ days: 1 }).toZonedDateTime(timeZone);
  return { from: new Date(first.epochMilliseconds), before: new Date(next.epochMilliseconds) };
}

/** The days of a month, 1 to 12, in a zone. */
export function stretchOfMonth(year: number, month: number, timeZone: string): Stretch {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return stretchOfDays(first.toString(), first.add({ months: 1 }).subtract({ days: 1 }).toString(), timeZone);
}

/** How many days there are from one to another, both within; none where they stand the wrong way round. */
export function countDays(start: string, end: string): number {
  return Temporal.PlainDate.from(start).until(Temporal.PlainDate.from(end), { largestUnit: 'days' }).days + 1;
}

/** What the clock of a zone shows at a moment. */
export function wallClock(moment: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
}

/**
 * The moment at which the clock of a zone shows this. What it skips when it is put forward is as much later, what it
 * shows twice is the first time: nothing falls out of a day.
 */
export function momentOf(clock: Temporal.PlainDateTime | string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(clock).toZonedDateTime(timeZone).epochMilliseconds);
}

/** A moment moved by as much as lies between two others on the clock of a zone. */
export function movedAlong(
  moment: Date,
  by: { readonly from: Date; readonly to: Date },
  timeZone: string,
): Date {
  const difference = wallClock(by.from, timeZone).until(wallClock(by.to, timeZone), { largestUnit: 'days' });
  return momentOf(wallClock(moment, timeZone).add(difference), timeZone);
}
