import type { PageHeading } from './page-headings.ts';
import type { SectionEvidence, SectionOrigin, SectionPurpose } from './types.ts';

/** A section while the outline is being made. */
export interface SectionDraft {
  text: string;
  purpose: SectionPurpose;
  origin: SectionOrigin;
  /** Where it stands, 0 (beginning) to 1 (end). */
  position: number;
  /** Share of the words; only its ratio to the others' counts. */
  share: number;
  /** Indices of the pages that have it. */
  pages: ReadonlySet<number>;
  /** Headings of pages that it rests on: their text says which terms belong here. */
  headings: readonly PageHeading[];
  evidence: readonly SectionEvidence[];
  questions: string[];
  children: SectionDraft[];
}

/** A section that rests on nothing that a page has. */
export function bareDraft(
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
/** What a thing is stands before all that is said of it. */
const FIRST: SectionPurpose = 'define';

/** By position; questions and answers before the close, the close at the end. */
export function inOrder(drafts: readonly SectionDraft[]): SectionDraft[] {
  const rank = (draft: SectionDraft): number =>
    draft.purpose === FIRST && draft.origin !== 'template' ? -1 : LAST.indexOf(draft.purpose) + 1;
  return drafts
    .map((draft, index) => ({ draft, index }))
    .toSorted(
      (a, b) => rank(a.draft) - rank(b.draft) || a.draft.position - b.draft.position || a.index - b.index,
    )
    .map(({ draft }) => draft);
}
