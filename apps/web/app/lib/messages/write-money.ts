import { currentLocale } from './locale.ts';

/** An amount of a currency (its code, as USD): $11.99 in English. */
export function writeMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(amount);
}
