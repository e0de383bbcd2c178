import { researchMessages } from '../messages.ts';
import type { EvidenceNotice, GatheredEvidence } from './gathered-evidence.ts';

const AWAY: ReadonlySet<string | null> = new Set(['source_unreachable', 'source_too_slow']);

/** What to say first of a search that brought neither results nor pages, or no pages; null where it brought both or enough. */
export function noticeOf({
  sources,
  results,
  pages,
}: Pick<GatheredEvidence, 'sources' | 'results' | 'pages'>): EvidenceNotice | null {
  const hasFoundPages = pages.some(({ source }) => source !== 'given');
  if (hasFoundPages) return null;
  if (
    results !== null ||
    sources.some(({ part, condition }) => part === 'articles' && condition !== 'failed')
  )
    return pages.length > 0 ? null : { code: 'no_pages', message: researchMessages.no_pages };
  const isAway = sources.length > 0 && sources.every(({ code }) => AWAY.has(code));
  const code = isAway ? 'no_network' : 'no_source';
  // Where pages were given, a search that nobody set up is missed by nobody.
  if (pages.length > 0 && sources.length === 0) return null;
  return { code, message: researchMessages[code] };
}
