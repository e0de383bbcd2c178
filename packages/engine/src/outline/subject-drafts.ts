import type { EvidencePage } from '../evidence/evidence-page.ts';
import { headingPurpose } from './heading-purpose.ts';
import type { PageHeading } from './page-headings.ts';
import type { PageSubject } from './page-subjects.ts';
import { createDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';

const MAX_EVIDENCE = 20;

/** Average position of headings on their pages. */
export const positionOf = (headings: readonly PageHeading[]): number =>
  headings.reduce((sum, { position }) => sum + position, 0) / Math.max(1, headings.length);

/** Fills a section with the pages' content. */
export function fillDraft(
  draft: SectionDraft,
  members: readonly PageSubject[],
  pages: readonly EvidencePage[],
): void {
  draft.headings = members.flatMap(({ topic }) => topic.headings);
  draft.pages = new Set(members.flatMap((one) => [...one.pages]));
  draft.evidence = draft.headings
    .slice(0, MAX_EVIDENCE)
    .map(({ page, text, place }) => ({ page, url: pages[page]!.url, heading: text, place }));
}

/** A page subject as a subsection. */
export function createChildDraft(
  subject: PageSubject,
  pages: readonly EvidencePage[],
  share: number,
  language: string,
): SectionDraft {
  const { text } = subject.topic;
  const draft = createDraft(
    text,
    language === 'en' ? headingPurpose(text) : 'detail',
    'headings',
    positionOf(subject.topic.headings),
    share,
  );
  fillDraft(draft, [subject], pages);
  if (subject.isQuestion) draft.questions = [text];
  return draft;
}
