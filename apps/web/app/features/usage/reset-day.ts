import type { Usage } from '@pagewright/contract/usage';
import { currentLocale, formatterFor } from '../../lib/messages/locale.ts';

/** The first day of the next month, on which counting starts again. A month of the answer counts from 1, one of JavaScript from 0. */
export function resetDay({ usage: { year, month } }: Usage): string {
  return formatterFor(currentLocale(), 'UTC').date(Date.UTC(year, month, 1));
}
