import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { SubjectEvidence } from '../evidence/subject-evidence.ts';
import type { Paper } from '../paper/types.ts';
import { coverageOf } from '../research/subject.ts';
import { TermCounter } from '../terms/count-terms.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { judgeClaims, namesOf, type JudgedClaims, type OriginalClaim } from './judge-claims.ts';
import { IndexedText, RivalText } from './rival-text.ts';

/** What is mapped: our text and the pages that the subject was prepared from. */
export interface TextMapInput {
  own: Paper;
  pages: readonly EvidencePage[];
  subject: Pick<SubjectEvidence, 'language' | 'terms' | 'provenance'>;
}

/** A text by how much of its subject it covers, and how much of what it says is its own. */
export interface MappedText {
  /** Share (0 to 1) of what the subject's terms can earn that the text earns; null in another language than theirs. */
  coverage: number | null;
  /** Its claims on the subject, and those of them that none of the other texts makes, most novel first. */
  held: number;
  original: readonly OriginalClaim[];
  /** Share (0 to 1) of its claims that are original; null without any, without another text, or in another language. */
  originality: number | null;
}

/** Our text and the pages, each beside all others. */
export interface TextMap {
  own: MappedText;
  /** Those in the subject's language that have words, in the order given. */
  pages: readonly (MappedText & { page: EvidencePage })[];
}

/** UTF-16 units (about 25,000 words) in which claims are looked for, of all texts together. */
const MAX_UNITS = 160_000;

/**
 * Coverage × originality of our text and of each page; every text is a rival of every other one. Coverage is that of the
 * whole text; claims are told and looked up in 160,000 UTF-16 units of all texts together: the beginnings of the longest
 * ones, where they are more.
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

/** The pages that a subject is prepared from are told the same way. */
function isComparable({ language, densityWords }: AnalyzedPaper, subjectLanguage: string): boolean {
  return language.code === subjectLanguage && densityWords > 0;
}

/** So much of each text comes to no more than the most of all together: short ones leave theirs to longer ones. */
function fairShare(lengths: readonly number[]): number {
  let left = MAX_UNITS;
  for (const [at, length] of lengths.toSorted((a, b) => a - b).entries()) {
    const share = left / (lengths.length - at);
    if (length > share) return share;
    left -= length;
  }
  return MAX_UNITS;
}

/** A text with the sentences of its first so many UTF-16 units only. */
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
