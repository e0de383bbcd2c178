import { Temporal } from 'temporal-polyfill';
import { wallClock } from '../times/zone.ts';

const WEEK = 7;
const FRIDAY = 5;

/** Returns the Monday after a time, in a time zone, as YYYY-MM-DD. */
export function mondayAfter(moment: Date, timeZone: string): string {
  const today = wallClock(moment, timeZone).toPlainDate();
  return today.add({ days: WEEK + 1 - today.dayOfWeek }).toString();
}

export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the next working days that are not taken, from a day on. */
export function nextFreeDays(from: string, count: number, taken: ReadonlySet<string>): string[] {
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); days.length < count; day = day.add({ days: 1 })) {
    if (day.dayOfWeek <= FRIDAY && !taken.has(day.toString())) days.push(day.toString());
  }
  return days;
}
