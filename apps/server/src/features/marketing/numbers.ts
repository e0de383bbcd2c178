import { CURRENCY } from '@pagewright/contract/plans';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { byLanguage } from './by-language.ts';

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
const days = byLanguage(
  () => new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Formats a number in the current language. */
export const formatNumber = (value: number): string => numbers().format(value);

/** Formats points, which are counted in tenths. */
export const formatPoints = (value: number): string => points().format(value);

/** Formats a percentage: 85 is 85%. */
export const formatPercent = (value: number): string => percents().format(value / 100);

/** Formats a price, without cents if there are none. */
export const formatPrice = (cents: number): string => prices().format(cents / 100);

/** Formats an ISO 8601 day in full. */
export const formatDay = (day: string): string => days().format(new Date(day));
