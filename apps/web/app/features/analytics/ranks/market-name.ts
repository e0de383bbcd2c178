import type { RankTracker } from '@pagewright/contract/analytics';
import { currentLocale, getFormatter } from '../../../lib/messages/locale.ts';
import { shortCountryName } from '../performance/country-name.ts';

/** The market of a tracker in words, such as "Serper, Spain, Spanish, Phone". */
export function marketName(
  { title, country, language, device }: Pick<RankTracker, 'title' | 'country' | 'language' | 'device'>,
  deviceNames: Readonly<Record<'desktop' | 'phone', string>>,
): string {
  const parts = [title, shortCountryName(country), getFormatter(currentLocale(), 'UTC').language(language)];
  return [...parts, ...(device === null ? [] : [deviceNames[device]])].join(', ');
}
