import { currentLocale } from './locale.ts';

/** Formats an amount of a currency (code such as USD): $11.99 in English. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(amount);
}

/** Formats an amount in any locale, without decimals if they are zero: $384, $11.99. */
export function formatShortMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
