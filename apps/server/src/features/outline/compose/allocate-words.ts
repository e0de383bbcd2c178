import type { OutlineSection, OutlineSubsection } from '@pagewright/contract/outline';
import { distributeWords } from '@pagewright/engine';
import type { SectionDraft, SubsectionDraft } from './section-draft.ts';

/** Share of a section's words that stays with its own introduction. */
const OWN_SHARE = 0.2;
/** Points of a section's value, out of 100. */
const VALUE_POINTS = { pages: 50, gap: 30, question: 20, targeting: 30 } as const;
const QUESTIONS_MAX = 20;
const HEADING_LENGTH_MAX = 500;

/** Allocates words to the drafts so that they sum to the target exactly, and rates their value. */
export function allocateWords(
  drafts: readonly SectionDraft[],
  targetWords: number,
  pages: number,
): OutlineSection[] {
  const allocated = distributeWords(
    targetWords,
    drafts.map(({ share }) => share),
  );
  return drafts.map((draft, at) => {
    const id = `s${at + 1}`;
    const words = allocated[at] ?? 0;
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

function fieldsOf(draft: SubsectionDraft, id: string, estimatedWords: number, pages: number) {
  const { heading, purpose, origin, optimizations, questions, evidence, isUncovered, layer } = draft;
  return {
    id,
    heading: heading.slice(0, HEADING_LENGTH_MAX),
    purpose,
    origin,
    ...rateSection({ pages, evidence, isUncovered, questions, isTargeted: layer !== null }),
    estimatedWords,
    optimizations,
    questions: questions.slice(0, QUESTIONS_MAX),
    evidence,
    isUncovered,
  };
}

interface RatedFields {
  /** Number of compared pages. */
  readonly pages: number;
  readonly evidence: readonly { readonly page: number }[];
  readonly isUncovered: boolean;
  readonly questions: readonly string[];
  readonly isTargeted: boolean;
}

/** The value of a section, 0 to 100, as the sum of its parts. */
export function rateSection({ pages, evidence, isUncovered, questions, isTargeted }: RatedFields) {
  const having = new Set(evidence.map(({ page }) => page)).size;
  const parts = [
    { code: 'pages' as const, points: pages === 0 ? 0 : Math.round((VALUE_POINTS.pages * having) / pages) },
    { code: 'gap' as const, points: isUncovered ? VALUE_POINTS.gap : 0 },
    { code: 'question' as const, points: questions.length > 0 ? VALUE_POINTS.question : 0 },
    { code: 'targeting' as const, points: isTargeted ? VALUE_POINTS.targeting : 0 },
  ].filter(({ points }) => points > 0);
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return { strategicValue: Math.min(100, sum), valueParts: parts };
}
