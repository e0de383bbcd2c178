/**
 * Fits what tells one text from strewn sentences, sentences on a keyword from empty ones, and a keyword of the text's own
 * from one that was put into it: three logistic regressions over the facts of `readSubstance`, on real articles, texts of
 * special genres and decoys of the build half in three languages. `node bench/engine/fit-substance.ts > packages/engine/src/substance/substance-weights.json`
 */
import type { ScoreInput } from '@pagewright/engine';
import { parsePaper } from '../../packages/engine/src/paper/parse-paper.ts';
import { findOccurrences, prepareKeyword } from '../../packages/engine/src/research/keyword.ts';
import { countedText } from '../../packages/engine/src/substance/counted-text.ts';
import { TextNumbers } from '../../packages/engine/src/substance/number-text.ts';
import { readSubstance } from '../../packages/engine/src/substance/read-substance.ts';
import type { SubstanceReading } from '../../packages/engine/src/substance/read-substance.ts';
import { AnalysisCache } from '../../packages/engine/src/text/analyze-paper.ts';
import { readArticles, readFurtherArticles, readGradedArticles } from '../validity/articles.ts';
import { DECOYS } from '../validity/decoys.ts';
import { dress } from '../validity/dress.ts';
import { readGenreTexts } from '../validity/genres.ts';
import { randomFrom } from './random.ts';
import { fitLogistic, ridgeFor, sparse, sumOf } from './fit-logistic.ts';
import type { LogisticWeights } from './fit-logistic.ts';
import { foldOf } from './held-out.ts';

const LANGUAGES = ['en', 'es', 'fr'];
const SEEDS = 3;
const PRIME = 1009;
/** How often what is no graded text counts; those are many, and short. */
const TIMES = 8;
const FOLDS = 5;
const RIDGE = 0.01;
/** What tells the text of an article from these kinds of decoys, and by which facts. */
const MODELS = {
  /** Not one text. */
  coherence: {
    facts: 'coherence',
    kinds: [
      'random sentences, keyword between',
      'random sentences, sentences on the keyword between',
      'random sentences, keyword within',
      'two articles, paragraph by paragraph',
      'two articles, sentence by sentence',
    ],
  },
  /** The sentences that name the keyword say nothing of it. */
  company: {
    facts: 'relevance',
    kinds: [
      'random sentences, keyword between',
      'random sentences, sentences on the keyword between',
      'other article, sentences on the keyword added',
      'other article, keyword before paragraphs',
      'headings that the paragraphs do not keep',
    ],
  },
  /** The keyword was put into sentences of another subject. */
  insertion: {
    facts: 'relevance',
    kinds: [
      'random sentences, keyword within',
      'other article, keyword put into sentences',
      'other article, keyword before paragraphs',
      'random sentences, keyword between',
    ],
  },
} as const;
type ModelName = keyof typeof MODELS;
const NAMES = Object.keys(MODELS) as ModelName[];
const ALL_KINDS = new Set<string>(NAMES.flatMap((name) => MODELS[name].kinds));

interface Row {
  article: string;
  kind: string;
  isGraded: boolean;
  label: number;
  facts: readonly number[];
}

function readingOf(input: ScoreInput): SubstanceReading | null {
  const paper = new AnalysisCache().analyze(parsePaper(input.content), input.language);
  const keyword = prepareKeyword(input.primaryKeyword ?? '', paper.lexicon);
  if (keyword === null) return null;
  const numbered = new TextNumbers(null).number(paper);
  const counted = countedText(paper, numbered);
  return readSubstance(paper, keyword, findOccurrences(paper, keyword), numbered, counted);
}

const rows: Record<ModelName, Row[]> = { coherence: [], company: [], insertion: [] };
for (const language of LANGUAGES) {
  const web = (readArticles(language) ?? []).filter(({ isBuild }) => isBuild);
  const isEnglish = language === 'en';
  const graded = isEnglish ? readGradedArticles().filter(({ isBuild }) => isBuild) : [];
  const sets = { web, graded, further: isEnglish ? readFurtherArticles() : [] };
  for (const [set, articles] of Object.entries(sets)) {
    for (const [at, article] of articles.entries()) {
      const others = articles.filter((other) => other !== article);
      addRow(set, article.url, 'real', dress(article, article.paragraphs));
      for (let seed = 1; seed <= (set === 'web' ? SEEDS : 1); seed += 1) {
        // Each article with other sentences and other companions.
        for (const kind of ALL_KINDS) {
          const paragraphs = DECOYS[kind]!(article, others, randomFrom(seed * PRIME + at));
          addRow(set, article.url, kind, dress(article, paragraphs));
        }
      }
    }
  }
}
for (const { url, isBuild, language, input } of readGenreTexts())
  if (isBuild && LANGUAGES.includes(language)) addRow('genres', url, 'real', input);

function addRow(set: string, article: string, kind: string, input: ScoreInput): void {
  const reading = readingOf(input);
  if (reading === null) return;
  const isReal = kind === 'real';
  const row = {
    article,
    kind: isReal ? `real ${set}` : kind,
    isGraded: set === 'graded',
    label: isReal ? 1 : 0,
  };
  for (const name of NAMES) {
    const { facts, kinds } = MODELS[name];
    if (isReal || (kinds as readonly string[]).includes(kind))
      rows[name].push({ ...row, facts: reading.unity[facts] });
  }
}
console.log(JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, fit(name)])), null, 2));

/** Weights over all rows; what cross-validation over articles says of them goes to standard error. */
function fit(name: ModelName): LogisticWeights {
  const own = rows[name];
  const crossed = own.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isIn = ({ article }: Row): boolean => foldOf(article, FOLDS) === fold;
    const weights = fitRows(own.filter((row) => !isIn(row)));
    for (const [at, row] of own.entries()) if (isIn(row)) crossed[at] = sumOf(weights, sparse(row.facts));
  }
  for (const kind of new Set(own.map((row) => row.kind))) {
    const sums = own
      .flatMap((row, at) => (row.kind === kind ? [crossed[at]!] : []))
      .toSorted((a, b) => a - b);
    const at = (share: number): string =>
      sums[Math.min(sums.length - 1, Math.floor(share * sums.length))]!.toFixed(2);
    console.error(
      name,
      kind,
      `n ${sums.length}`,
      [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.5, 0.9, 0.95, 0.97].map(at).join(' '),
    );
  }
  return fitRows(own);
}

/** Real texts count as much as all the decoys together. */
function fitRows(own: readonly Row[]): LogisticWeights {
  const countOf = ({ isGraded }: Row): number => (isGraded ? 1 : TIMES);
  const sum = (label: number): number =>
    own.reduce((total, row) => total + (row.label === label ? countOf(row) : 0), 0);
  const [decoys, real] = [sum(0), sum(1)];
  const { bias, weights } = fitLogistic(
    own.map(({ facts }) => sparse(facts)),
    own.map(({ label }) => label),
    ridgeFor(
      own.map(({ facts }) => facts),
      RIDGE * 2 * decoys,
    ),
    -Infinity,
    own.map((row) => countOf(row) * (row.label === 1 ? decoys / real : 1)),
  );
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { bias: rounded(bias), weights: weights.map(rounded) };
}
