const LINE_MAX = 2_000;

/** Puts text on one line: white space and control characters become single spaces, at most 2,000 characters. */
export function oneLine(text: string | undefined): string {
  const line = (text ?? '').slice(0, LINE_MAX).toWellFormed();
  return line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The first text that is not empty. */
export function firstOf(texts: readonly (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined && text !== '');
}

/**
 * Converts a date, with or without time, to ISO 8601 in UTC; undefined for anything else. Only the year-first form is
 * accepted, since others leave the month ambiguous. Without a time zone, UTC is assumed.
 */
export function utcMoment(text: string | undefined): string | undefined {
  const [, date, time = '00:00:00', zone = 'Z'] =
    /^\s{0,9}(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?\s?(Z|[+-]\d{2}:?\d{2})?)?/.exec(
      text ?? '',
    ) ?? [];
  if (date === undefined || date.startsWith('0000')) return undefined;
  const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const moment = new Date(`${date}T${time}${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
