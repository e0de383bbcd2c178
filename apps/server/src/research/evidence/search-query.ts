import type { SearchQuery } from '../../providers/search/port.ts';
import { normalizeKeyword } from '../research-keyword.ts';
import type { GatheringContext } from './gathering-context.ts';

/** A query for a keyword in the installation's country and language, canceled with the caller. */
export function searchQuery(
  { services, signal }: Pick<GatheringContext, 'services' | 'signal'>,
  keyword: string,
): SearchQuery {
  const { country, language } = services.config.search;
  return { keyword: normalizeKeyword(keyword), country, language, signal };
}
