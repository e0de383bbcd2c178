import { CURRENCY } from '@pagewright/contract/plans';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { byLanguage } from '../../platform/language/by-language.ts';

const formatOf = (options: Intl.NumberFormatOptions) =>
  byLanguage(() => new Intl.NumberFormat(currentLanguage(), options));
const numbers = formatOf({});
const points = formatOf({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = formatOf({ style: 'percent' });
const prices = formatOf({
  style: 'currency',
  currency: CURRENCY,
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
});
const daysOf = (dateStyle: 'long' | 'medium') =>
  byLanguage(() => new Intl.DateTimeFormat(currentLanguage(), { dateStyle, timeZone: 'UTC' }));
const fullDays = daysOf('long');
const shortDays = daysOf('medium');
const plurals = byLanguage(() => new Intl.PluralRules(currentLanguage()));

/** Formats a number in the current language. */
export const formatNumber = (value: number): string => numbers().format(value);

/** Formats points, which are counted in tenths. */
export const formatPoints = (value: number): string => points().format(value);

/** Formats a percentage: 85 is 85%. */
export const formatPercent = (value: number): string => percents().format(value / 100);

/** Formats a price, without cents if there are none. */
export const formatPrice = (cents: number): string => prices().format(cents / 100);

/** Formats an ISO 8601 day in full. */
export const formatDay = (day: string): string => fullDays().format(new Date(day));

/** Formats an ISO 8601 day with a shorter month. */
export const formatShortDay = (day: string): string => shortDays().format(new Date(day));

/** Whether the noun after a number is in the singular, as after 0 in French. */
export const isSingular = (value: number): boolean => plurals().select(value) === 'one';
