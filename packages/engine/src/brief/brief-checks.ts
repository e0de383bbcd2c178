import { cutAnswerPassages, findAnsweringPassage } from '../answers/answer-passages.ts';
import { readQuestion } from '../answers/question.ts';
import type { Paper, Place } from '../paper/types.ts';
import { readability } from '../reading/readability.ts';
import { researchEvidence } from '../research/evidence-use.ts';
import { TermCounter } from '../terms/count-terms.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { CoverageReader } from './section-coverage.ts';
import type { CheckedBrief } from './types.ts';

export type BriefCheckCode =
  /** heading, words, wanted: the text treats what the section is about, under that heading or another */
  | 'section'
  /** term, count, low, high: mentioned below headings at least as often as in most pages, and not more often than in any but few */
  | 'term'
  /** question: a passage answers it */
  | 'question'
  /** sources, wanted: as many sources are linked or named as the brief has facts, at most five */
  | 'sources'
  /** url, anchor: the page is linked */
  | 'internal_link'
  /** words, low, high */
  | 'words'
  /** grade, wanted: years of school that the text reads at, and at most should */
  | 'reader_level';

/** One thing that the brief asks for. */
export interface BriefCheck {
  code: BriefCheckCode;
  /** Names the check within the brief: the same after every edit. */
  id: string;
  isDone: boolean;
  values: Readonly<Record<string, number | string>>;
  /** Where it is done, at most 20; empty when it is not, or when it has no place. */
  places: readonly Place[];
}

export interface BriefChecks {
  checks: readonly BriefCheck[];
  done: number;
  all: number;
}

/** A section is written when it has this share of the words that the brief wants for it. */
const WRITTEN_SHARE = 0.5;
const MOST_TERMS = 20;
/** A term that pages use once may be used twice. */
const NEVER_TOO_OFTEN = 2;
const MOST_SOURCES = 5;
const MOST_PLACES = 20;
/** Fewer words tell nothing of how a text reads. */
const READ_WORDS = 100;
/** Years of school that a text should not exceed. */
const GRADES = { beginner: 9, intermediate: 12, advanced: 16 } as const;

/**
 * What of a brief a text already does: sections, terms, questions, sources, internal links, length, reader's level.
 * `analyzed` may be given where the paper was analyzed before. Never throws; linear in the text for a given brief.
 */
export function briefChecks(
  brief: CheckedBrief,
  paper: Paper,
  analyzed: AnalyzedPaper = new AnalysisCache().analyze(paper, brief.language.code),
): BriefChecks {
  const checks = [
    ...sectionChecks(brief, analyzed),
    ...termChecks(brief, analyzed),
    ...questionChecks(brief, analyzed),
    ...linkChecks(brief, paper),
    ...sourceCheck(brief, analyzed),
    ...wordCheck(brief, analyzed),
    ...levelCheck(brief, analyzed),
  ];
  return { checks, done: checks.filter((check) => check.isDone).length, all: checks.length };
}

function sectionChecks(brief: CheckedBrief, analyzed: AnalyzedPaper): BriefCheck[] {
  const reader = new CoverageReader(brief.primarySeoQuery, brief.language.code, analyzed);
  return brief.sections.map(({ heading, words: wanted }, index) => {
    const { words, places } = reader.of(heading);
    const isDone = words > 0 && words >= wanted * WRITTEN_SHARE;
    return check('section', `section ${index}`, { heading, words, wanted }, isDone, places);
  });
}

/** The text as if its headings had no words: what is only named there is not yet written. */
function withoutHeadings(analyzed: AnalyzedPaper): AnalyzedPaper {
  const analyses = analyzed.analyses.map((analysis, block) =>
    analyzed.paper.blocks[block]!.kind === 'heading' ? { ...analysis, entries: [] } : analysis,
  );
  return { ...analyzed, analyses };
}

function termChecks(brief: CheckedBrief, analyzed: AnalyzedPaper): BriefCheck[] {
  const terms = brief.terms.slice(0, MOST_TERMS);
  const counter = new TermCounter(terms);
  const running = withoutHeadings(analyzed);
  const counts = counter.count(running);
  return terms.map(({ text, key, low, high }, index) => {
    const count = counts[index]!;
    const most = Math.max(low, high, NEVER_TOO_OFTEN);
    const isDone = count > 0 && count >= low && count <= most;
    const values = { term: text, count, low, high: most };
    return check('term', `term ${key}`, values, isDone, isDone ? counter.places(running, index) : []);
  });
}

function questionChecks(brief: CheckedBrief, analyzed: AnalyzedPaper): BriefCheck[] {
  const passages = cutAnswerPassages(analyzed);
  const given = new Set(readQuestion(brief.primarySeoQuery, analyzed.lexicon).weights.keys());
  return brief.questions.map(({ text }, index) => {
    const answer = findAnsweringPassage(readQuestion(text, analyzed.lexicon), passages, given);
    const places = answer?.places ?? [];
    return check('question', `question ${index}`, { question: text }, answer !== undefined, places);
  });
}

function linkChecks(brief: CheckedBrief, paper: Paper): BriefCheck[] {
  return brief.internalLinks.map(({ url, anchor }) => {
    const wanted = addressKey(url);
    const places = paper.links
      .filter(({ href }) => addressKey(href) === wanted)
      .map(({ block, start, end }) => ({ block, start, end }));
    return check('internal_link', `link ${url}`, { url, anchor }, places.length > 0, places);
  });
}

function sourceCheck(brief: CheckedBrief, analyzed: AnalyzedPaper): BriefCheck[] {
  const wanted = Math.min(MOST_SOURCES, brief.facts.length);
  if (wanted === 0) return [];
  const sources = researchEvidence(analyzed).citations;
  return [check('sources', 'sources', { sources, wanted }, sources >= wanted, [])];
}

function wordCheck(
  { words: { low, high } }: CheckedBrief,
  { wordCount: words }: AnalyzedPaper,
): BriefCheck[] {
  return [check('words', 'words', { words, low, high }, words >= low && words <= Math.max(low, high), [])];
}

function levelCheck({ audience: { reader } }: CheckedBrief, analyzed: AnalyzedPaper): BriefCheck[] {
  const { grade, words } = readability(analyzed);
  if (reader === null || grade === null) return [];
  const wanted = GRADES[reader.level];
  const isDone = words >= READ_WORDS && grade <= wanted;
  return [check('reader_level', 'reader level', { grade, wanted }, isDone, [])];
}

function check(
  code: BriefCheckCode,
  id: string,
  values: BriefCheck['values'],
  isDone: boolean,
  places: readonly Place[],
): BriefCheck {
  return { code, id, isDone, values, places: places.slice(0, MOST_PLACES) };
}

/** An address without what does not tell pages apart. */
function addressKey(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');
}
