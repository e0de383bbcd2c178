import type { EvidenceFacts } from '../../research/evidence-use.ts';
import type { Facts } from '../../research/facts.ts';
import { beyondWords, NO_PLACES, ramp } from '../assessment-rule.ts';
import type { AssessmentRule } from '../assessment-rule.ts';
import type { LeftOutReason } from '../types.ts';

/**
 * Figures, quotations, and cited sources made generative engines show a text 30-40 % more often (Aggarwal et al., GEO,
 * KDD 2024), and let readers verify it. No study says how many are enough: the numbers below are typical of a careful
 * article of its length, unless the competitors' pages indicate otherwise.
 */
const withEvidence = (facts: Facts, evidence: Partial<EvidenceFacts>): Facts => ({
  ...facts,
  evidence: { ...facts.evidence, ...evidence },
});

/** A shorter text is a note that needs no evidence. */
const NOTE_WORDS = 150;
const shortNote = ({ evidence }: Facts): LeftOutReason | null =>
  evidence.words <= NOTE_WORDS ? 'not_applicable' : null;

const WORDS_PER_FIGURE = 250;
const MAX_FIGURES_ASKED = 8;

/** Target number of figures: the median of the competitors' pages, scaled to the text length. */
export function targetFigures({ evidence, subject }: Facts): number {
  const rivals = subject?.rivals ?? null;
  const perWord =
    rivals === null || rivals.words === 0 ? 1 / WORDS_PER_FIGURE : rivals.figures / rivals.words;
  return Math.min(MAX_FIGURES_ASKED, Math.max(1, evidence.words * perWord));
}

const figures: AssessmentRule = {
  code: 'figures',
  part: 'structure',
  weight: 2,
  confidence: ({ evidence }) => beyondWords(evidence.words, NOTE_WORDS),
  leftOut: shortNote,
  share: (facts) => ramp(facts.evidence.figures / targetFigures(facts), 0, 1),
  fixed: (facts) =>
    withEvidence(facts, { figures: Math.max(facts.evidence.figures, Math.ceil(targetFigures(facts))) }),
  values: (facts) => ({ count: facts.evidence.figures, recommended: Math.ceil(targetFigures(facts)) }),
  places: NO_PLACES,
};

/** A longer text has room for a quotation. */
const WORDS_WITH_QUOTATION = 600;

const quotations: AssessmentRule = {
  code: 'quotations',
  part: 'evidence',
  weight: 1,
  confidence: ({ evidence }) =>
    evidence.quotations > 0 ? 1 : beyondWords(evidence.words, WORDS_WITH_QUOTATION),
  leftOut: ({ evidence, subject }) => {
    if (evidence.quotations > 0) return null;
    const isUsual = (subject?.rivals?.quotations ?? 1) > 0;
    return evidence.words <= WORDS_WITH_QUOTATION || !isUsual ? 'not_applicable' : null;
  },
  share: ({ evidence }) => (evidence.quotations > 0 ? 1 : 0),
  // It names the author of the quote.
  fixed: (facts) => withEvidence(facts, { quotations: 1, citations: facts.evidence.citations + 1 }),
  values: ({ evidence }) => ({ count: evidence.quotations, recommended: 1 }),
  places: NO_PLACES,
};

const WORDS_PER_CITATION = 400;
const MAX_CITATIONS_ASKED = 4;

const targetCitations = (words: number): number =>
  Math.min(MAX_CITATIONS_ASKED, Math.max(1, words / WORDS_PER_CITATION));

const citations: AssessmentRule = {
  code: 'citations',
  part: 'evidence',
  weight: 3,
  confidence: ({ evidence }) => beyondWords(evidence.words, NOTE_WORDS),
  leftOut: shortNote,
  share: ({ evidence }) => ramp(evidence.citations / targetCitations(evidence.words), 0, 1),
  fixed: (facts) => {
    const { evidence, structure } = facts;
    const added = Math.max(0, Math.ceil(targetCitations(evidence.words)) - evidence.citations);
    const links = { linkedPages: structure.linkedPages + added, links: structure.links + added };
    return {
      ...withEvidence(facts, { citations: evidence.citations + added }),
      structure: { ...structure, ...links },
    };
  },
  values: ({ evidence }) => ({
    count: evidence.citations,
    outside: evidence.citations - evidence.ownReports,
    own: evidence.ownReports,
    recommended: Math.ceil(targetCitations(evidence.words)),
  }),
  places: NO_PLACES,
};

const withoutEnglish = ({ evidence }: Facts): LeftOutReason | null =>
  evidence.isEnglish ? null : 'language';

const unsourcedFigures: AssessmentRule = {
  code: 'unsourced_figures',
  part: 'evidence',
  weight: 3,
  leftOut: (facts) => withoutEnglish(facts) ?? (facts.evidence.claims === 0 ? 'not_applicable' : null),
  share: ({ evidence }) => 1 - evidence.unsourcedFigures.length / Math.max(1, evidence.claims),
  // Each source is named in words next to its figure.
  fixed: (facts) =>
    withEvidence(facts, {
      unsourcedFigures: [],
      unsourcedFigureSentences: 0,
      citations: facts.evidence.citations + facts.evidence.unsourcedFigureSentences,
    }),
  values: ({ evidence }) => ({ count: evidence.unsourcedFigures.length, figures: evidence.claims }),
  places: ({ evidence }) => evidence.unsourcedFigures,
};

const unsourcedQuotations: AssessmentRule = {
  code: 'unsourced_quotations',
  part: 'evidence',
  weight: 1,
  leftOut: (facts) => withoutEnglish(facts) ?? (facts.evidence.quotations === 0 ? 'not_applicable' : null),
  share: ({ evidence }) => 1 - evidence.unsourcedQuotations.length / Math.max(1, evidence.quotations),
  fixed: (facts) =>
    withEvidence(facts, {
      unsourcedQuotations: [],
      citations: facts.evidence.citations + facts.evidence.unsourcedQuotations.length,
    }),
  values: ({ evidence }) => ({ count: evidence.unsourcedQuotations.length, quotations: evidence.quotations }),
  places: ({ evidence }) => evidence.unsourcedQuotations,
};

export const evidenceRules: readonly AssessmentRule[] = [
  figures,
  quotations,
  citations,
  unsourcedFigures,
  unsourcedQuotations,
];
