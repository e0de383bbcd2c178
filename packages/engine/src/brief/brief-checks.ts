import { cutAnswerPassages, findAnsweringPassage } from '../answers/answer-passages.ts';
import { parseQuestion } from '../answers/question.ts';
import type { Paper, Place } from '../paper/types.ts';
import { readability } from '../reading/readability.ts';
import { measureEvidence } from '../research/evidence-use.ts';
import { TermCounter } from '../terms/count-terms.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { SectionCoverageFinder } from './section-coverage.ts';
import type { CheckedBrief } from './types.ts';

export type BriefCheckCode =
  /** heading, words, wanted: the text covers the section's subject, under this heading or another */
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

/** One requirement of the brief. */
export interface BriefCheck {
  code: BriefCheckCode;
  /** Unique within the brief; stable across edits. */
  id: string;
  isDone: boolean;
  values: Readonly<Record<string, number | string>>;
  /** Where the requirement is met, at most 20 places; empty when it is not met or has no location. */
  places: readonly Place[];
}

export interface BriefChecks {
  checks: readonly BriefCheck[];
  done: number;
  all: number;
}

/** A section counts as written once it has this share of its planned words. */
const SECTION_DONE_SHARE = 0.5;
const MAX_TERMS = 20;
/** A term that pages use once may still be used twice. */
const MIN_OVERUSE_COUNT = 2;
const MAX_SOURCES = 5;
const MAX_PLACES = 20;
/** Below this word count, readability cannot be measured. */
const MIN_READABILITY_WORDS = 100;
/** School grade that a text should not exceed. */
const MAX_GRADE_BY_LEVEL = { beginner: 9, intermediate: 12, advanced: 16 } as const;

/**
 * Checks which parts of a brief a text already fulfills: sections, terms, questions, sources, internal links, length,
 * and reading level. Pass `analyzed` if the paper has already been analyzed. Never throws; linear in the text for a
 * given brief.
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
  const reader = new SectionCoverageFinder(brief.primarySeoQuery, brief.language.code, analyzed);
  return brief.sections.map(({ heading, words: wanted }, index) => {
    const { words, places } = reader.of(heading);
    const isDone = words > 0 && words >= wanted * SECTION_DONE_SHARE;
    return check('section', `section ${index}`, { heading, words, wanted }, isDone, places);
  });
}

/** The text with empty headings: a topic that is only named in a heading is not written yet. */
function blankHeadings(analyzed: AnalyzedPaper): AnalyzedPaper {
  const analyses = analyzed.analyses.map((analysis, block) =>
    analyzed.paper.blocks[block]!.kind === 'heading' ? { ...analysis, entries: [] } : analysis,
  );
  return { ...analyzed, analyses };
}

function termChecks(brief: CheckedBrief, analyzed: AnalyzedPaper): BriefCheck[] {
  const terms = brief.terms.slice(0, MAX_TERMS);
  const counter = new TermCounter(terms);
  const running = blankHeadings(analyzed);
  const counts = counter.count(running);
  return terms.map(({ text, key, low, high }, index) => {
    const count = counts[index]!;
    const most = Math.max(low, high, MIN_OVERUSE_COUNT);
    const isDone = count > 0 && count >= low && count <= most;
    const values = { term: text, count, low, high: most };
    return check('term', `term ${key}`, values, isDone, isDone ? counter.places(running, index) : []);
  });
}

function questionChecks(brief: CheckedBrief, analyzed: AnalyzedPaper): BriefCheck[] {
  const passages = cutAnswerPassages(analyzed);
  const given = new Set(parseQuestion(brief.primarySeoQuery, analyzed.lexicon).weights.keys());
  return brief.questions.map(({ text }, index) => {
    const answer = findAnsweringPassage(parseQuestion(text, analyzed.lexicon), passages, given);
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
  const wanted = Math.min(MAX_SOURCES, brief.facts.length);
  if (wanted === 0) return [];
  const sources = measureEvidence(analyzed).citations;
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
  const wanted = MAX_GRADE_BY_LEVEL[reader.level];
  const isDone = words >= MIN_READABILITY_WORDS && grade <= wanted;
  return [check('reader_level', 'reader level', { grade, wanted }, isDone, [])];
}

function check(
  code: BriefCheckCode,
  id: string,
  values: BriefCheck['values'],
  isDone: boolean,
  places: readonly Place[],
): BriefCheck {
  return { code, id, isDone, values, places: places.slice(0, MAX_PLACES) };
}

/** An address without the parts that do not identify a page. */
function addressKey(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');
}
