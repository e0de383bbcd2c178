import { currentLocale } from './locale.ts';

/** Formats a month (YYYY-MM): Mar 2026 in English. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
