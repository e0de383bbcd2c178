import { ENGINE_VERSION } from '../engine-version.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { placeRange } from '../paper/place-range.ts';
import type { EditorRange, Paper, Place } from '../paper/types.ts';
import { joinModelled, modelSubject } from '../evidence/modelled-subject.ts';
import type { SubjectEvidence } from '../evidence/subject-evidence.ts';
import { measureEvidence } from '../research/evidence-use.ts';
import { measureFields } from '../research/fields.ts';
import { findOccurrences, prepareKeyword, prepareKeywords } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import { measureKeywordUse } from '../research/keyword-use.ts';
import { measureReading } from '../research/reading.ts';
import { repeatedTerms } from '../research/repeated-terms.ts';
import { measureStructure } from '../research/structure.ts';
import { measureSubject } from '../research/subject.ts';
import { measureWording } from '../research/wording.ts';
import { filterCountedText } from '../substance/counted-text.ts';
import { TextNumberer } from '../substance/number-text.ts';
import { measureSubstance } from '../substance/measure-substance.ts';
import { TermCounter } from '../terms/count-terms.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { explain } from './explain.ts';
import type { ScoreInput, ScoreResult, UnscoredReason } from './types.ts';

/** Scores one article repeatedly while it is written; see `createScorer`. */
export interface Scorer {
  /** Scores the article in its current state. */
  score(input: ScoreInput): ScoreResult;
  /** Editor range of a place in the last score; null if its content was not editor JSON. */
  rangeOf(place: Place): EditorRange | null;
}

/** Texts up to this length are too short to score (specification: live scoring only above 50). */
const MIN_TEXT_LENGTH = 50;

/**
 * Creates a scorer for one article being written. It caches the findings of every block, so that an edit analyzes only
 * what changed; results equal those of `score`.
 */
export function createScorer(): Scorer {
  const cache = new AnalysisCache();
  const subject = new SubjectCache();
  let paper: Paper | null = null;
  return {
    score(input) {
      paper = parsePaper(input.content);
      return scorePaper(input, cache.analyze(paper, input.language), subject);
    },
    rangeOf: (place) => (paper === null ? null : placeRange(paper, place)),
  };
}

function scorePaper(input: ScoreInput, analyzed: AnalyzedPaper, memory: SubjectCache): ScoreResult {
  const { keyword, targets } = memory.keywords(input, analyzed.lexicon);
  const tooLittle = tooLittleText(analyzed);
  if (tooLittle !== null || keyword === null) {
    return {
      status: 'unscored',
      reason: tooLittle ?? 'keyword_missing',
      wordCount: analyzed.wordCount,
      engineVersion: ENGINE_VERSION,
    };
  }
  const { evidence, counter } = memory.recall(input, analyzed);
  const title = (input.title ?? '').trim() || (input.metaTitle ?? '').trim();
  const { numbers, details } = memory;
  const numbered = numbers.number(analyzed);
  const counted = filterCountedText(analyzed, numbered);
  const subject = measureSubject(counted, title, evidence, counter);
  const facts = {
    fields: measureFields(input, keyword, analyzed.lexicon),
    // Stuffing is measured everywhere, including in paragraphs that do not count.
    keyword: measureKeywordUse(
      analyzed,
      keyword,
      targets,
      repeatedTerms(counted === analyzed ? subject : { ...subject, counts: counter.count(analyzed) }),
      counted,
    ),
    reading: measureReading(counted),
    structure: { ...measureStructure(analyzed), words: counted.densityWords },
    evidence: measureEvidence(counted),
    wording: measureWording(counted, numbered, details, subjectKeys([keyword, ...targets], evidence)),
    substance: measureSubstance(analyzed, keyword, findOccurrences(analyzed, keyword), numbered, counted),
    subject,
  };
  return explain(facts, {
    wordCount: analyzed.wordCount,
    language: analyzed.language,
    restsOn: {
      subject: subject.isSameLanguage ? subject.basis : null,
      pages: evidence.pages.map(({ url, title: name }) => ({ url, title: name })),
      middle: evidence.middle,
    },
  });
}

/** Stem keys of the keywords and of their subject's terms. */
const subjectKeys = (keywords: readonly Keyword[], { terms }: SubjectEvidence): ReadonlySet<string> =>
  new Set([
    ...keywords.flatMap(({ contentKeys }) => contentKeys),
    ...terms.flatMap(({ key }) => key.split(' ')),
  ]);

/** Caches what was last scored against, with its counts. */
class SubjectCache {
  private evidence: SubjectEvidence | null = null;
  private given: SubjectEvidence | null = null;
  private counter = new TermCounter([]);
  private modelledFrom = '';
  private preparedFrom = '';
  private prepared: { keyword: Keyword | null; targets: readonly Keyword[] } = { keyword: null, targets: [] };
  /** Numbered text, compared with the pages' content. */
  numbers = new TextNumberer(null);
  /** Facts about the pages; null if the evidence has none. */
  details: ReadonlySet<string> | null = null;

  /** The same keyword objects each time, since matches are cached by them. */
  keywords({ primaryKeyword, targetKeywords }: ScoreInput, lexicon: Lexicon) {
    const primary = primaryKeyword ?? '';
    const from = JSON.stringify([primary, targetKeywords, lexicon.language]);
    if (from !== this.preparedFrom) {
      const keyword = prepareKeyword(primary, lexicon);
      const all = keyword === null ? [] : prepareKeywords([keyword.text, ...(targetKeywords ?? [])], lexicon);
      this.prepared = { keyword, targets: all.slice(1) };
      this.preparedFrom = from;
    }
    return this.prepared;
  }

  recall(input: ScoreInput, { language, lexicon }: AnalyzedPaper) {
    const given = input.evidence ?? null;
    const keyword = input.primaryKeyword ?? '';
    const named = input.targetKeywords ?? [];
    const isModelled = given === null || given.pages.length === 0;
    const from = isModelled ? JSON.stringify([keyword, named, language.code]) : '';
    if (this.evidence === null || given !== this.given || from !== this.modelledFrom) {
      this.evidence = isModelled
        ? joinModelled(modelSubject(keyword, named, language.code, lexicon), given)
        : given;
      this.given = given;
      this.modelledFrom = from;
      this.counter = new TermCounter(this.evidence.terms);
      this.numbers = new TextNumberer(this.evidence.runs === undefined ? null : new Set(this.evidence.runs));
      this.details = this.evidence.details === undefined ? null : new Set(this.evidence.details);
    }
    return { evidence: this.evidence, counter: this.counter };
  }
}

function tooLittleText(analyzed: AnalyzedPaper): UnscoredReason | null {
  if (analyzed.characters === 0) return 'text_empty';
  if (analyzed.characters <= MIN_TEXT_LENGTH) return 'text_too_short';
  const hasWords = analyzed.analyses.some((analysis) => analysis.entries.length > 0);
  return hasWords ? null : 'text_without_words';
}
