/** Formats an instant for a datetime-local input in a time zone (IANA). */
export function toZonedInput(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  return new Date(time + offsetOf(timeZone, time)).toISOString().slice(0, 16);
}

/**
 * Converts a datetime-local input in a time zone to an instant (ISO 8601, UTC). If a clock change skips or repeats the
 * time, returns one of the nearest instants.
 * @throws RangeError for a text that no such input produces.
 */
export function fromZonedInput(text: string, timeZone: string): string {
  const asUtc = Date.parse(`${text}Z`);
  const first = asUtc - offsetOf(timeZone, asUtc);
  return new Date(asUtc - offsetOf(timeZone, first)).toISOString();
}

/** Milliseconds by which a zone is ahead of UTC at a time. */
function offsetOf(timeZone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const of = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return clock - Math.floor(time / 1000) * 1000;
}
