import { currentLocale } from './locale.ts';

/** A month (YYYY-MM) in words: Mar 2026 in English. */
export function writeMonth(month: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
