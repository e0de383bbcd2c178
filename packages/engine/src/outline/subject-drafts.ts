import type { EvidencePage } from '../evidence/evidence-page.ts';
import { headingPurpose } from './heading-purpose.ts';
import type { PageHeading } from './page-headings.ts';
import type { PageSubject } from './page-subjects.ts';
import { bareDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';

const MAX_EVIDENCE = 20;

/** Where headings stand on their pages. */
export const positionOf = (headings: readonly PageHeading[]): number =>
  headings.reduce((sum, { position }) => sum + position, 0) / Math.max(1, headings.length);

/** Gives a section what the pages have of it. */
export function fillFrom(
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

/** A subject of pages as a section under another one. */
export function childOf(
  subject: PageSubject,
  pages: readonly EvidencePage[],
  share: number,
  language: string,
): SectionDraft {
  const { text } = subject.topic;
  const draft = bareDraft(
    text,
    language === 'en' ? headingPurpose(text) : 'detail',
    'headings',
    positionOf(subject.topic.headings),
    share,
  );
  fillFrom(draft, [subject], pages);
  if (subject.isQuestion) draft.questions = [text];
  return draft;
}
