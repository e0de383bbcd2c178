import type { Usage } from '@pagewright/contract/usage';
import { currentLocale, getFormatter } from '../../lib/messages/locale.ts';

/** The first day of next month, when counting restarts. Months in the response start at 1, in JavaScript at 0. */
export function getResetDay({ usage: { year, month } }: Usage): string {
  return getFormatter(currentLocale(), 'UTC').date(Date.UTC(year, month, 1));
}
