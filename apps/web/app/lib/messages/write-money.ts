import { currentLocale } from './locale.ts';

/** An amount of a currency (its code, as USD): $11.99 in English. */
export function writeMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(amount);
}

/** The same in any language, without decimals where they are zero: $384, and $11.99. */
export function writePlainMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
