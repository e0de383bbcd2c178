import { keyphrases } from '../keyphrases/keyphrases.ts';
import { phraseRuns } from '../keyphrases/phrase-runs.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { PaperLanguage } from '../score/types.ts';
import { analyzeReading, AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import type { SubjectTerms, Term } from './term.ts';
import { termWeight } from './term-weight.ts';

/** What is known about a subject without competitor pages. */
export interface ModelledSubject {
  keyword: string;
  targetKeywords: readonly string[];
  /** Terms of the item's brief. */
  briefTerms?: readonly string[];
  /** A text on the subject, such as an encyclopedia article. */
  referenceText?: string;
  /** ISO 639-1 code; by default that of the reference text, else English. */
  language?: string;
}

/**
 * How likely a term of each source belongs to the subject, in place of a share of pages: texts on the keyword use it;
 * its parts nearly always; target keywords and brief terms are guesses; about half of one text's keyphrases occur in
 * another.
 */
const CONFIDENCE = { keyword: 1, part: 0.6, target: 0.7, brief: 0.6, reference: 0.5 } as const;
/**
 * Upper ends of the ranges. The keyword's leaves room for a long article (1 % of 3,000 words); excess in short ones is
 * covered by density and stuffing. Others: the maximum in pages of 1,500 to 3,000 words.
 */
const HIGH = { keyword: 30, part: 30, target: 15, brief: 10, reference: 10 } as const;
/** Number of keyphrases from a reference text. */
const REFERENCE_TERMS = 30;

type Source = keyof typeof CONFIDENCE;

/**
 * The terms of a subject without competitor pages: the keyword and its parts, target keywords, brief terms, and
 * keyphrases of a reference text, heaviest first. Weights and ranges are modeled, as stated in the provenance.
 */
export function modelledTerms(subject: ModelledSubject): SubjectTerms {
  const language = languageOf(subject);
  const lexicon = lexiconOf(language.code);
  const isEnglish = language.code === 'en';
  const terms = new Map<string, Term>();
  const add = (text: string, source: Source): void => {
    const block = analyzeReading(readBlock(text.trim()), lexicon);
    addTerm(terms, block, source, isEnglish);
    if (source !== 'keyword') return;
    for (const part of partsOf(block, lexicon)) addTerm(terms, part, 'part', isEnglish);
  };
  add(subject.keyword, 'keyword');
  for (const text of subject.targetKeywords) add(text, 'target');
  for (const text of subject.briefTerms ?? []) add(text, 'brief');
  for (const text of referencePhrases(subject.referenceText ?? '', language.code)) add(text, 'reference');
  return {
    keyword: subject.keyword.trim(),
    terms: [...terms.values()].toSorted((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1)),
    language,
    evidence: [],
    leftOut: isEnglish ? [] : ['rarity', 'noun_phrases'],
    provenance: { kind: 'modelled', method: methodOf(subject) },
  };
}

function languageOf(subject: ModelledSubject): PaperLanguage {
  const given = subject.language?.trim().toLowerCase();
  if (given !== undefined && given !== '') return { code: given.split(/[-_]/)[0]!, source: 'given' };
  const detected = new AnalysisCache().analyze(parsePaper(subject.referenceText ?? '')).language;
  return detected.source === 'detected' && detected.code !== 'und'
    ? detected
    : { code: 'en', source: 'assumed' };
}

/** Adds the words of a block as one term; of two sources, the more reliable one counts. */
function addTerm(terms: Map<string, Term>, block: AnalyzedBlock, source: Source, isEnglish: boolean): void {
  const { entries, reading } = block;
  if (entries.length === 0) return;
  const content = entries.filter((entry) => !entry.isFunctionWord);
  const key = entries.map((entry) => entry.key).join(' ');
  const contentKeys = content.map((entry) => entry.key);
  const weight = termWeight(CONFIDENCE[source], contentKeys, isEnglish);
  if (weight <= (terms.get(key)?.weight ?? 0)) return;
  terms.set(key, { text: reading.text, key, weight, pages: 0, low: 1, high: HIGH[source] });
}

/** The noun phrases of a keyword ('running shoes' and 'beginners' of 'best running shoes for beginners'). */
function partsOf(block: AnalyzedBlock, lexicon: Lexicon): AnalyzedBlock[] {
  const { tokens, text } = block.reading;
  return phraseRuns(block, lexicon.language === 'en').map(({ first, end }) =>
    analyzeReading(readBlock(text.slice(tokens.starts[first], tokens.ends[end - 1])), lexicon),
  );
}

function referencePhrases(text: string, language: string): string[] {
  const { keyphrases: found, language: own } = keyphrases(text, REFERENCE_TERMS, 'phrases');
  return own.code === language ? found.map((phrase) => phrase.text) : [];
}

function methodOf(subject: ModelledSubject): string {
  const sources = ['keyword'];
  if (subject.targetKeywords.length > 0) sources.push('target keywords');
  if ((subject.briefTerms?.length ?? 0) > 0) sources.push('brief');
  if ((subject.referenceText ?? '').trim() !== '') sources.push('reference text');
  return sources.join(', ');
}
