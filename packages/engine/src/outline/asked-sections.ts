import type { EvidencePage } from '../evidence/evidence-page.ts';
import { textVector } from '../similarity/text-vector.ts';
import { headingPurpose } from './heading-purpose.ts';
import type { PageHeading } from './page-headings.ts';
import { sectionFor } from './place-questions.ts';
import { bareDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';

/** Up to so many sections pages plan by their headings; questions fill what is missing. */
const ENOUGH_SECTIONS = 6;
const MOST_ASKED = 4;
const BEGINNING = 0.25;
const LEAST_SHARE = 0.08;
const MOST_SHARE = 0.15;

/** Sections for the questions that pages give a heading to, most asked first, where their other headings plan little. */
export function askedSections(
  questions: readonly string[],
  headings: readonly PageHeading[],
  pages: readonly EvidencePage[],
  { keyword, language, taken }: { keyword: string; language: string; taken: readonly SectionDraft[] },
): SectionDraft[] {
  const most = Math.min(MOST_ASKED, ENOUGH_SECTIONS - taken.length);
  const asked = new Set(textVector(keyword, language).keys);
  const known = taken
    .flatMap((draft) => [draft, ...draft.children])
    .map(({ text }) => textVector(text, language));
  const found: SectionDraft[] = [];
  for (const question of questions) {
    if (found.length >= most) break;
    const heading = headings.find(({ text }) => text === question);
    const vector = textVector(question, language);
    if (heading === undefined || sectionFor(vector, known, asked) !== -1) continue;
    known.push(vector);
    const { page, position, share, text, place } = heading;
    found.push({
      ...bareDraft(
        text,
        language === 'en' ? headingPurpose(text) : 'detail',
        'headings',
        // After what the article begins with.
        BEGINNING + position * (1 - BEGINNING),
        Math.min(MOST_SHARE, Math.max(LEAST_SHARE, share)),
      ),
      pages: new Set([page]),
      headings: [heading],
      evidence: [{ page, url: pages[page]!.url, heading: text, place }],
    });
  }
  return found;
}
