import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { SubjectEvidence } from '../evidence/subject-evidence.ts';
import type { Paper } from '../paper/types.ts';
import { coverageOf } from '../research/subject.ts';
import { TermCounter } from '../terms/count-terms.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { judgeClaims, namesOf, type JudgedClaims, type OriginalClaim } from './judge-claims.ts';
import { IndexedText, RivalText } from './rival-text.ts';

/** The texts to map: our own and the pages that the subject was prepared from. */
export interface TextMapInput {
  own: Paper;
  pages: readonly EvidencePage[];
  subject: Pick<SubjectEvidence, 'language' | 'terms' | 'provenance'>;
}

/** A text with its coverage of the subject and the share of its claims that are original. */
export interface MappedText {
  /** Share (0 to 1) of the points of the subject's terms that the text earns. Null if its language differs. */
  coverage: number | null;
  /** Number of its claims on the subject, and those that no other text makes, most novel first. */
  held: number;
  original: readonly OriginalClaim[];
  /**
   * Share (0 to 1) of its claims that are original. Null without claims, without another text, or in another language.
   */
  originality: number | null;
}

/** Our text and the pages, each compared with all others. */
export interface TextMap {
  own: MappedText;
  /** Pages in the subject's language that have words, in the given order. */
  pages: readonly (MappedText & { page: EvidencePage })[];
}

/** UTF-16 units (about 25,000 words) that are searched for claims, in all texts together. */
const MAX_UNITS = 160_000;

/**
 * Coverage and originality of our text and of each page. Every text is a rival of every other one. Coverage is measured
 * on the whole text. Claims are searched in 160,000 UTF-16 units of all texts together; if there are more, in the
 * beginnings of the longest texts.
 */
export function mapTexts({ own, pages, subject }: TextMapInput): TextMap {
  const { language, terms, provenance } = subject;
  const counter = new TermCounter(terms);
  const texts = [null, ...pages]
    .map((page) => ({ page, analyzed: analyzePage(page === null ? own : page.paper) }))
    .filter(({ analyzed }) => isComparable(analyzed, language));
  const units = fairShare(texts.map(({ analyzed }) => analyzed.characters));
  const indexed = texts.map(({ analyzed }) => new IndexedText(beginningOf(analyzed, units)));
  const mapped = new Map(
    texts.map(({ page, analyzed }, at) => {
      const { held, original } = judge(indexed[at]!, indexed.toSpliced(at, 1), language);
      const coverage = coverageOf(provenance.kind, counter.count(analyzed), terms);
      return [page, { coverage, held, original, originality: held === 0 ? null : original.length / held }];
    }),
  );
  return {
    own: mapped.get(null) ?? { coverage: null, held: 0, original: [], originality: null },
    pages: pages.flatMap((page) => {
      const text = mapped.get(page);
      return text === undefined ? [] : [{ ...text, page }];
    }),
  };
}

function judge(text: IndexedText, others: readonly IndexedText[], language: string): JudgedClaims {
  return judgeClaims(text.analyzed, new RivalText(others, language), namesOf(text.analyzed));
}

/** Whether a text is compared. The pages of a subject are selected in the same way. */
function isComparable({ language, densityWords }: AnalyzedPaper, subjectLanguage: string): boolean {
  return language.code === subjectLanguage && densityWords > 0;
}

/** The units per text that stay within the total: short texts leave their unused share to longer ones. */
function fairShare(lengths: readonly number[]): number {
  let left = MAX_UNITS;
  for (const [at, length] of lengths.toSorted((a, b) => a - b).entries()) {
    const share = left / (lengths.length - at);
    if (length > share) return share;
    left -= length;
  }
  return MAX_UNITS;
}

/** A text with only the sentences in its first UTF-16 units. */
function beginningOf(analyzed: AnalyzedPaper, units: number): AnalyzedPaper {
  let left = units;
  const analyses = analyzed.analyses.map((analysis) => {
    const { reading } = analysis;
    const sentences = reading.sentences.filter(({ end }) => end <= left);
    left -= reading.text.length;
    return { ...analysis, reading: { ...reading, sentences } };
  });
  return { ...analyzed, analyses };
}
