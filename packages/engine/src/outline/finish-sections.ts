import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { SectionDraft } from './section-draft.ts';
import type { SectionTerms } from './section-terms.ts';
import type { OutlineSection } from './types.ts';
import { distributeWords } from './word-shares.ts';

/** Share of a section's words kept for its own introduction. */
const OWN_SHARE = 0.2;
const PAGES_VALUE = 0.5;
/** A shorter answer says too little. */
const MIN_ANSWER = 40;
const GAP_VALUE = 0.3;
const QUESTION_VALUE = 0.2;

/** Turns drafts into sections with word counts, terms, and values. */
export class SectionFinisher {
  private readonly papers: readonly AnalyzedPaper[];
  private readonly terms: SectionTerms;
  private readonly pages: number;

  constructor(papers: readonly AnalyzedPaper[], terms: SectionTerms, pages: number) {
    this.papers = papers;
    this.terms = terms;
    this.pages = pages;
  }

  sections(drafts: readonly SectionDraft[], words: number): OutlineSection[] {
    const dealt = distributeWords(
      words,
      drafts.map(({ share }) => share),
    );
    return drafts.map((draft, at) => this.section(draft, 2, dealt[at]!, 0));
  }

  private section(draft: SectionDraft, level: 2 | 3, words: number, least: number): OutlineSection {
    const ofChildren = draft.children.map(({ share }) => share);
    const own = Math.max(
      OWN_SHARE * draft.share,
      draft.share - ofChildren.reduce((sum, share) => sum + share, 0),
    );
    const dealt = distributeWords(words, [own, ...ofChildren]);
    const room = draft.children.length === 0 ? 0 : Math.floor(words / draft.children.length);
    const value =
      PAGES_VALUE * (this.pages === 0 ? 0 : draft.pages.size / this.pages) +
      (draft.origin === 'gap' ? GAP_VALUE : 0) +
      (draft.questions.length > 0 ? QUESTION_VALUE : 0);
    return {
      level,
      heading: draft.text,
      purpose: draft.purpose,
      origin: draft.origin,
      strategicValue: Math.round(value * 1000) / 1000,
      estimatedWords: Math.max(words, least),
      optimizations: this.terms.under(draft.headings, this.papers),
      questions: [...new Set(draft.questions)],
      evidence: draft.evidence,
      subsections: draft.children.map((child, at) =>
        this.section(child, 3, dealt[at + 1]!, room < MIN_ANSWER ? 0 : MIN_ANSWER),
      ),
    };
  }
}
