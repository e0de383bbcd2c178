import type { PageHeading } from './page-headings.ts';
import type { SectionEvidence, SectionOrigin, SectionPurpose } from './types.ts';

/** A section while the outline is being built. */
export interface SectionDraft {
  text: string;
  purpose: SectionPurpose;
  origin: SectionOrigin;
  /** Position, 0 (start) to 1 (end). */
  position: number;
  /** Relative share of the words. */
  share: number;
  /** Indices of the pages that have it. */
  pages: ReadonlySet<number>;
  /** Page headings it is based on; their text determines which terms belong here. */
  headings: readonly PageHeading[];
  evidence: readonly SectionEvidence[];
  questions: string[];
  children: SectionDraft[];
}

/** A section not based on any page. */
export function createDraft(
  text: string,
  purpose: SectionPurpose,
  origin: SectionOrigin,
  position: number,
  share: number,
): SectionDraft {
  return {
    text,
    purpose,
    origin,
    position,
    share,
    pages: new Set(),
    headings: [],
    evidence: [],
    questions: [],
    children: [],
  };
}

const LAST: readonly SectionPurpose[] = ['answers', 'close'];
/** Definitions come first. */
const FIRST: SectionPurpose = 'define';

/** By position, with FAQ sections before the conclusion and the conclusion last. */
export function sortDrafts(drafts: readonly SectionDraft[]): SectionDraft[] {
  const rank = (draft: SectionDraft): number =>
    draft.purpose === FIRST && draft.origin !== 'template' ? -1 : LAST.indexOf(draft.purpose) + 1;
  return drafts
    .map((draft, index) => ({ draft, index }))
    .toSorted(
      (a, b) => rank(a.draft) - rank(b.draft) || a.draft.position - b.draft.position || a.index - b.index,
    )
    .map(({ draft }) => draft);
}
