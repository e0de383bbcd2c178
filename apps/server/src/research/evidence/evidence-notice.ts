import { researchMessages } from '../messages.ts';
import { PAGE_TEXT_MAX } from './page-text-max.ts';
import type { EvidenceNotice, GatheredEvidence } from './gathered-evidence.ts';
import type { SavedPages } from './read-saved-pages.ts';

type Gathered = Pick<GatheredEvidence, 'sources' | 'results' | 'pages'>;

const AWAY: ReadonlySet<string | null> = new Set(['source_unreachable', 'source_too_slow']);

interface Circumstances {
  readonly isSearched: boolean;
  /** Whether the screen has a field for pages. */
  readonly canPaste: boolean;
  /** Saved research that supplied the pages; null if none did. */
  readonly saved: Pick<SavedPages, 'keyword' | 'gatheredAt'> | null;
}

/**
 * Explains why evidence is thinner than it could be: what the search did not find, what the user can do about it, that
 * pages saved by earlier research are used, and which pages were truncated.
 */
export function buildEvidenceNotice({
  isSearched,
  canPaste,
  saved,
  ...gathered
}: Gathered & Circumstances): EvidenceNotice | null {
  const missing = saved
    ? { code: 'pages_saved' as const, message: researchMessages.pages_saved(saved.keyword, saved.gatheredAt) }
    : isSearched
      ? withNextStep(missingOf(gathered), canPaste)
      : null;
  const cut = cutPagesNotice(gathered.pages);
  if (!missing || !cut) return missing ?? cut;
  return { code: missing.code, message: `${missing.message} ${cut.message}` };
}

/** Reports how many pages are longer than what is read of one; null if there are none. */
export function cutPagesNotice(pages: readonly { readonly isCut: boolean }[]): EvidenceNotice | null {
  const cut = pages.filter(({ isCut }) => isCut).length;
  return cut === 0
    ? null
    : { code: 'pages_cut', message: researchMessages.pages_cut(cut, pages.length, PAGE_TEXT_MAX) };
}

/** The main problem of a search without results or without pages; null if there is none. */
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
  // If pages were given, a search without any configured source is not missed.
  if (pages.length > 0 && sources.length === 0) return null;
  return { code, message: researchMessages[code] };
}

/** Advises to paste pages if the screen has a field for them, or else to name sites. */
function withNextStep(notice: EvidenceNotice | null, canPaste: boolean): EvidenceNotice | null {
  if (notice === null) return null;
  const { pastePages, nameSites } = researchMessages;
  return { ...notice, message: `${notice.message} ${canPaste ? pastePages : nameSites}` };
}
