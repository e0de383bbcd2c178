import type { SearchQuery } from '../../providers/search/port.ts';
import { normalizeKeyword } from '../research-keyword.ts';
import type { GatheringContext } from './gathering-context.ts';

/** What sources are asked of a keyword: in the country and language of the installation, until the caller goes. */
export function searchQuery(
  { services, signal }: Pick<GatheringContext, 'services' | 'signal'>,
  keyword: string,
): SearchQuery {
  const { country, language } = services.config.search;
  return { keyword: normalizeKeyword(keyword), country, language, signal };
}
