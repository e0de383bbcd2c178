import { researchMessages } from '../messages.ts';
import { PAGE_TEXT_MAX } from './page-text-max.ts';
import type { EvidenceNotice, GatheredEvidence } from './gathered-evidence.ts';

type Gathered = Pick<GatheredEvidence, 'sources' | 'results' | 'pages'>;

const AWAY: ReadonlySet<string | null> = new Set(['source_unreachable', 'source_too_slow']);

/**
 * What makes evidence thinner than it could be: what the search did not find, with what can be done, and pages that were
 * read in part.
 * @param canPaste whether the screen has a field for pages
 */
export function buildEvidenceNotice({
  isSearched,
  canPaste,
  ...gathered
}: Gathered & { readonly isSearched: boolean; readonly canPaste: boolean }): EvidenceNotice | null {
  const missing = isSearched ? withNextStep(missingOf(gathered), canPaste) : null;
  const cut = cutPagesNotice(gathered.pages);
  if (!missing || !cut) return missing ?? cut;
  return { code: missing.code, message: `${missing.message} ${cut.message}` };
}

/** Says how many pages are longer than what is read of one; null where none is. */
export function cutPagesNotice(pages: readonly { readonly isCut: boolean }[]): EvidenceNotice | null {
  const cut = pages.filter(({ isCut }) => isCut).length;
  return cut === 0
    ? null
    : { code: 'pages_cut', message: researchMessages.pages_cut(cut, pages.length, PAGE_TEXT_MAX) };
}

/** What to say first of a search that brought neither results nor pages, or no pages; null where it brought both or enough. */
function missingOf({ sources, results, pages }: Gathered): EvidenceNotice | null {
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

/** Pages are pasted where the screen has a field for them. */
function withNextStep(notice: EvidenceNotice | null, canPaste: boolean): EvidenceNotice | null {
  if (notice === null) return null;
  const { pastePages, nameSites } = researchMessages;
  return { ...notice, message: `${notice.message} ${canPaste ? pastePages : nameSites}` };
}
