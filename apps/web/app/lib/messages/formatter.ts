import type { DateFormat } from '@pagewright/contract/settings/preferences';

/** Messages by plural category; `#` stands for the number. Every language needs `other`. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

type Moment = Date | string | number;

/** Formats numbers and dates for a language and a time zone. */
export interface Formatter {
  readonly locale: string;
  readonly timeZone: string;
  number(value: number): string;
  /** A fraction of 1 as a percentage without decimals. */
  percent(share: number): string;
  plural(count: number, forms: PluralForms): string;
  /** A list in prose: "a, b, and c". */
  list(items: readonly string[]): string;
  /** The name of a language by its code: "French". */
  language(code: string): string;
  /** Jan 5, 2026 in English, or in the user's format. */
  date(moment: Moment): string;
  /** Jan 5, 2026, 2:30 PM in English, or with the date in the user's format. */
  dateTime(moment: Moment): string;
  /** 2:30 PM in English. */
  time(moment: Moment): string;
  /** "5 minutes ago", "in 2 days"; `now` is the present. */
  relative(moment: Moment, now: Date): string;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * Creates the formatter of a locale (BCP 47) and an IANA time zone, with an optional date format in place of the
 * locale's.
 */
export function createFormatter(
  locale: string,
  timeZone: string,
  dateFormat: DateFormat | null = null,
): Formatter {
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const rules = new Intl.PluralRules(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const numeric = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const inFormat = (form: DateFormat, moment: Moment): string => {
    const parts = numeric.formatToParts(new Date(moment));
    const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    return form.replace('YYYY', of('year')).replace('MM', of('month')).replace('DD', of('day'));
  };
  return {
    locale,
    timeZone,
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    plural: (count, forms) =>
      (forms[rules.select(count)] ?? forms.other).replaceAll('#', number.format(count)),
    list: (items) => list.format(items),
    language: (code) => languages.of(code) ?? code,
    date: (moment) => (dateFormat === null ? date.format(new Date(moment)) : inFormat(dateFormat, moment)),
    dateTime: (moment) =>
      dateFormat === null
        ? dateTime.format(new Date(moment))
        : `${inFormat(dateFormat, moment)}, ${time.format(new Date(moment))}`,
    time: (moment) => time.format(new Date(moment)),
    relative(moment, now) {
      const seconds = (new Date(moment).getTime() - now.getTime()) / 1000;
      const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return relative.format(Math.trunc(seconds / length), unit);
    },
  };
}
