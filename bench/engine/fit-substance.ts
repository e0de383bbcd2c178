/**
 * Fits what distinguishes a text from sentences of many texts, two alternating texts, and a shuffled text; sentences
 * about a keyword from empty ones; and a keyword of the text's own from an inserted one: logistic regressions over the
 * features of `readSubstance`, on real articles, texts of special genres, and decoys of the build half. Once for
 * English, with word meanings, and once for languages without a table of meanings, on three languages. `node
 * bench/engine/fit-substance.ts > packages/engine/src/substance/substance-weights.json`
 */
import type { ScoreInput } from '@pagewright/engine';
import { parsePaper } from '../../packages/engine/src/paper/parse-paper.ts';
import { findOccurrences, prepareKeyword } from '../../packages/engine/src/research/keyword.ts';
import { filterCountedText } from '../../packages/engine/src/substance/counted-text.ts';
import { TextNumberer } from '../../packages/engine/src/substance/number-text.ts';
import { measureSubstance } from '../../packages/engine/src/substance/measure-substance.ts';
import type { UnityReading } from '../../packages/engine/src/substance/measure-substance.ts';
import { AnalysisCache } from '../../packages/engine/src/text/analyze-paper.ts';
import { readArticles, readFurtherArticles, readGradedArticles } from '../validity/articles.ts';
import { DECOYS } from '../validity/decoys.ts';
import { formatArticle } from '../validity/format-article.ts';
import { readEssays } from '../validity/essays.ts';
import { readGenreTexts } from '../validity/genres.ts';
import { randomFrom } from './random.ts';
import { fitLogistic, ridgeFor, sparse, sumOf } from './fit-logistic.ts';
import type { LogisticWeights } from './fit-logistic.ts';
import { foldOf } from './held-out.ts';

const LANGUAGES = { withMeanings: ['en'], without: ['en', 'es', 'fr'] };
type WeightSet = keyof typeof LANGUAGES;
const SEEDS = 3;
const PRIME = 1009;
/** Weight of everything except graded texts, which are many and short. */
const TIMES = 8;
const FOLDS = 5;
const RIDGE = 0.01;
const RANDOM_SENTENCES = [
  'random sentences, keyword between',
  'random sentences, sentences on the keyword between',
];
/** What distinguishes the text of an article from these kinds of decoys, and by which features. */
const MODELS = {
  /** Sentences of many texts. */
  strewn: { facts: 'coherence', kinds: [...RANDOM_SENTENCES, 'random sentences, keyword within'] },
  /** Two alternating texts. */
  alternatingParagraphs: { facts: 'coherence', kinds: ['two articles, paragraph by paragraph'] },
  alternatingSentences: { facts: 'coherence', kinds: ['two articles, sentence by sentence'] },
  /** Consecutive sentences do not belong together. */
  sequence: {
    facts: 'coherence',
    kinds: ['sentences in any order', 'words that follow each other somewhere in the text'],
  },
  /** The sentences with the keyword say nothing about it. */
  company: {
    facts: 'relevance',
    kinds: [
      ...RANDOM_SENTENCES,
      'other article, sentences on the keyword added',
      'other article, keyword before paragraphs',
    ],
  },
  /** The keyword is dropped after the beginning. */
  beginning: { facts: 'relevance', kinds: ['headings that the paragraphs do not keep'] },
  /** The keyword was inserted into sentences about another subject. */
  insertion: {
    facts: 'relevance',
    kinds: [
      'random sentences, keyword between',
      'random sentences, keyword within',
      'other article, keyword put into sentences',
      'other article, keyword before paragraphs',
    ],
  },
  /** It was inserted into sentences about its own subject. */
  stuffed: { facts: 'relevance', kinds: ['keyword in each sentence'] },
} as const;
type ModelName = keyof typeof MODELS;
const NAMES = Object.keys(MODELS) as ModelName[];
const ALL_KINDS = new Set<string>(NAMES.flatMap((name) => MODELS[name].kinds));

interface Row {
  article: string;
  kind: string;
  isGraded: boolean;
  label: number;
  unity: UnityReading;
}

interface FittedRow extends Row {
  facts: readonly number[];
}

function unityOf(input: ScoreInput, weightSet: WeightSet): UnityReading | null {
  const paper = new AnalysisCache().analyze(parsePaper(input.content), input.language);
  const keyword = prepareKeyword(input.primaryKeyword ?? '', paper.lexicon);
  if (keyword === null) return null;
  const numbers = weightSet === 'withMeanings' ? new TextNumberer(null) : new TextNumberer(null, () => null);
  const numbered = numbers.number(paper);
  return measureSubstance(
    paper,
    keyword,
    findOccurrences(paper, keyword),
    numbered,
    filterCountedText(paper, numbered),
  ).unity;
}

const weightSets = Object.keys(LANGUAGES) as WeightSet[];
console.log(JSON.stringify(Object.fromEntries(weightSets.map((set) => [set, fitAll(set)])), null, 2));

function fitAll(weightSet: WeightSet): Record<string, LogisticWeights> {
  const rows = LANGUAGES[weightSet].flatMap((language) => rowsOf(language, weightSet));
  return Object.fromEntries(
    NAMES.map((name) => {
      const { facts, kinds } = MODELS[name];
      const own = rows.filter(
        ({ kind, label }) => label === 1 || (kinds as readonly string[]).includes(kind),
      );
      return [
        name,
        fit(
          `${weightSet} ${name}`,
          own.map((row) => ({ ...row, facts: row.unity[facts] })),
        ),
      ];
    }),
  );
}

function rowsOf(language: string, weightSet: WeightSet): Row[] {
  const rows: Row[] = [];
  const add = (set: string, article: string, kind: string, input: ScoreInput): void => {
    const unity = unityOf(input, weightSet);
    const isReal = kind === 'real';
    if (unity !== null)
      rows.push({
        article,
        kind: isReal ? `real ${set}` : kind,
        isGraded: set === 'graded' || set === 'essays',
        label: isReal ? 1 : 0,
        unity,
      });
  };
  const web = (readArticles(language) ?? []).filter(({ isBuild }) => isBuild);
  const isEnglish = language === 'en';
  const graded = isEnglish ? readGradedArticles().filter(({ isBuild }) => isBuild) : [];
  const sets = { web, graded, further: isEnglish ? readFurtherArticles() : [] };
  for (const [set, articles] of Object.entries(sets)) {
    for (const [at, article] of articles.entries()) {
      const others = articles.filter((other) => other !== article);
      add(set, article.url, 'real', formatArticle(article, article.paragraphs));
      for (let seed = 1; seed <= (set === 'web' ? SEEDS : 1); seed += 1) {
        // Each article with different sentences and companions.
        for (const kind of ALL_KINDS) {
          const paragraphs = DECOYS[kind]!(article, others, randomFrom(seed * PRIME + at));
          add(set, article.url, kind, formatArticle(article, paragraphs));
        }
      }
    }
  }
  for (const { url, isBuild, language: own, input } of readGenreTexts())
    if (isBuild && own === language) add('genres', url, 'real', input);
  for (const { prompt, text, isBuild } of isEnglish ? readEssays() : [])
    if (isBuild) add('essays', text, 'real', { content: text, primaryKeyword: prompt, language });
  return rows;
}

/** Weights over all rows. The results of cross-validation over articles go to standard error. */
function fit(name: string, own: readonly FittedRow[]): LogisticWeights {
  const crossed = own.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isIn = ({ article }: FittedRow): boolean => foldOf(article, FOLDS) === fold;
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

/** Real texts have the same total weight as all decoys together. */
function fitRows(own: readonly FittedRow[]): LogisticWeights {
  const countOf = ({ isGraded }: FittedRow): number => (isGraded ? 1 : TIMES);
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
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return { bias: rounded(bias), weights: weights.map(rounded) };
}
