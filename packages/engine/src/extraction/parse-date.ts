import monthNames from './month-names.json' with { type: 'json' };

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|[+-]\d{2}:?\d{2})?)?/i;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:$|\D)/;
const DAY_FIRST = /(?:^|\D)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:$|\D)/;
const MONTH_FIRST = /(?:^|[^\p{L}])(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:$|\D)/u;
const DAY_MONTH = /(?:^|\D)(\d{1,2})(?:st|nd|rd|th)?\.? (?:de )?(\p{L}{3,10})\.?,? (?:de )?(\d{4})(?:$|\D)/u;
const IN_ADDRESS = /\/(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/;
/** Months as written on English, German, French, and Spanish pages. */
const MONTHS: ReadonlyMap<string, number> = new Map(Object.entries(monthNames));
/** Plausible years; others are errors. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
const MAX_LENGTH = 80;

/**
 * Parses a date as pages write it (ISO, '18.02.2020', 'Feb 18, 2020', '18 February 2020', '18 février 2020') into an
 * ISO 8601 date ('2020-02-18') or date with time and zone ('2020-02-18T09:30:00+01:00', without a zone if unknown).
 * Null for anything else.
 */
export function parseDate(written: string): string | null {
  const text = written.trim().slice(0, MAX_LENGTH);
  const iso = ISO.exec(text);
  if (iso !== null) {
    const date = writeDate(iso[1]!, iso[2]!, iso[3]!);
    return date === null || iso[4] === undefined ? date : date + writeTime(iso[4], iso[5]!, iso[6], iso[7]);
  }
  const compact = COMPACT.exec(text);
  if (compact !== null) return writeDate(compact[1]!, compact[2]!, compact[3]!);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) return writeDate(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst !== null) return writeDate(monthFirst[3]!, monthNumber(monthFirst[1]!), monthFirst[2]!);
  const dayMonth = DAY_MONTH.exec(text);
  return dayMonth === null ? null : writeDate(dayMonth[3]!, monthNumber(dayMonth[2]!), dayMonth[1]!);
}

/** The date in an address such as '/2020/02/18/', or null. */
export function dateInAddress(address: string): string | null {
  const found = IN_ADDRESS.exec(address.slice(0, 2000));
  return found === null ? null : writeDate(found[1]!, found[2]!, found[3]!);
}

function monthNumber(name: string): string {
  return String(MONTHS.get(name.toLowerCase()) ?? 0);
}

function writeDate(year: string, month: string, day: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < FIRST_YEAR || y > LAST_YEAR || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return null;
  return `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function writeTime(
  hour: string,
  minute: string,
  second: string | undefined,
  zone: string | undefined,
): string {
  if (Number(hour) > 23 || Number(minute) > 59) return '';
  const offset =
    zone === undefined || zone.length !== 5 ? (zone ?? '') : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  return `T${hour.padStart(2, '0')}:${minute}:${second ?? '00'}${offset.toUpperCase()}`;
}
