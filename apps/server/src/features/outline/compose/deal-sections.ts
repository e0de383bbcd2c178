import type { OutlineSection, OutlineSubsection } from '@pagewright/contract/outline';
import { distributeWords } from '@pagewright/engine';
import type { Draft, DraftSubsection } from './draft.ts';

/** Of a section's words so much stays with its own introduction. */
const OWN_SHARE = 0.2;
/** What a section's value is made of, in points of 100. */
const VALUE = { pages: 50, gap: 30, question: 20, targeting: 30 } as const;
const MOST_QUESTIONS = 20;
const LONGEST_HEADING = 500;

/** Gives the drafts their words, so that they sum exactly to the target, and their value with its parts. */
export function dealSections(drafts: readonly Draft[], targetWords: number, pages: number): OutlineSection[] {
  const dealt = distributeWords(
    targetWords,
    drafts.map(({ share }) => share),
  );
  return drafts.map((draft, at) => {
    const id = `s${at + 1}`;
    const words = dealt[at] ?? 0;
    const ofChildren = draft.subsections.map(({ share }) => share);
    const own = Math.max(
      OWN_SHARE * draft.share,
      draft.share - ofChildren.reduce((sum, share) => sum + share, 0),
    );
    const children = distributeWords(words, [own, ...ofChildren]);
    return {
      level: 2,
      ...fieldsOf(draft, id, words, pages),
      subsections: draft.subsections.map((child, place): OutlineSubsection => ({
        level: 3,
        ...fieldsOf(child, `${id}-${place + 1}`, children[place + 1] ?? 0, pages),
      })),
    };
  });
}

function fieldsOf(draft: DraftSubsection, id: string, estimatedWords: number, pages: number) {
  const { heading, purpose, origin, optimizations, questions, evidence, isUncovered, layer } = draft;
  return {
    id,
    heading: heading.slice(0, LONGEST_HEADING),
    purpose,
    origin,
    ...valueOf({ pages, evidence, isUncovered, questions, isTargeted: layer !== null }),
    estimatedWords,
    optimizations,
    questions: questions.slice(0, MOST_QUESTIONS),
    evidence,
    isUncovered,
  };
}

interface Valued {
  /** Pages that the outline rests on. */
  readonly pages: number;
  readonly evidence: readonly { readonly page: number }[];
  readonly isUncovered: boolean;
  readonly questions: readonly string[];
  readonly isTargeted: boolean;
}

/** What a section is worth, 0 to 100, as the sum of its parts. */
export function valueOf({ pages, evidence, isUncovered, questions, isTargeted }: Valued) {
  const having = new Set(evidence.map(({ page }) => page)).size;
  const parts = [
    { code: 'pages' as const, points: pages === 0 ? 0 : Math.round((VALUE.pages * having) / pages) },
    { code: 'gap' as const, points: isUncovered ? VALUE.gap : 0 },
    { code: 'question' as const, points: questions.length > 0 ? VALUE.question : 0 },
    { code: 'targeting' as const, points: isTargeted ? VALUE.targeting : 0 },
  ].filter(({ points }) => points > 0);
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return { strategicValue: Math.min(100, sum), valueParts: parts };
}
