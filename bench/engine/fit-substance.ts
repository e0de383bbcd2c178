/**
 * Fits what tells one text from strewn sentences, sentences on a keyword from empty ones, and a keyword of the text's own
 * from one that was put into it: three logistic regressions over the facts of `readSubstance`, on real articles and decoys
 * of the build half in three languages. `node bench/engine/fit-substance.ts > packages/engine/src/substance/substance-weights.json`
 */
import type { ScoreInput } from '@pagewright/engine';
import { parsePaper } from '../../packages/engine/src/paper/parse-paper.ts';
import { findOccurrences, prepareKeyword } from '../../packages/engine/src/research/keyword.ts';
import { readSubstance } from '../../packages/engine/src/substance/read-substance.ts';
import type { SubstanceReading } from '../../packages/engine/src/substance/read-substance.ts';
import { AnalysisCache } from '../../packages/engine/src/text/analyse-paper.ts';
import { readArticles, readGradedArticles } from '../validity/articles.ts';
import { DECOYS } from '../validity/decoys.ts';
import { dress } from '../validity/dress.ts';
import { randomFrom } from './random.ts';
import { fitLogistic, ridgeFor, sparse, sumOf } from './fit-logistic.ts';
import type { LogisticWeights } from './fit-logistic.ts';
import { foldOf } from './held-out.ts';

const LANGUAGES = ['en', 'es', 'fr'];
const SEEDS = 3;
const PRIME = 1009;
/** How often an article of the web counts; the graded texts are many, and short. */
const WEB_TIMES = 4;
const FOLDS = 5;
const RIDGE = 0.02;
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
  isWeb: boolean;
  label: number;
  facts: readonly number[];
}

function readingOf(input: ScoreInput): SubstanceReading | null {
  const paper = new AnalysisCache().analyse(parsePaper(input.content), input.language);
  const keyword = prepareKeyword(input.primaryKeyword ?? '', paper.lexicon);
  return keyword === null ? null : readSubstance(paper, keyword, findOccurrences(paper, keyword));
}

const rows: Record<ModelName, Row[]> = { coherence: [], company: [], insertion: [] };
for (const language of LANGUAGES) {
  const web = (readArticles(language) ?? []).filter(({ isBuild }) => isBuild);
  const graded = language === 'en' ? readGradedArticles().filter(({ isBuild }) => isBuild) : [];
  for (const [at, article] of [...web, ...graded].entries()) {
    const others = (graded.includes(article) ? graded : web).filter((other) => other !== article);
    const add = (kind: string, paragraphs: readonly string[], from = ''): void => {
      const reading = readingOf(dress(article, paragraphs));
      if (reading === null) return;
      const isWeb = !graded.includes(article);
      const row = {
        article: article.url,
        kind: `${kind} ${from}`.trim(),
        isWeb,
        label: kind === 'real' ? 1 : 0,
      };
      for (const name of NAMES) {
        const { facts, kinds } = MODELS[name];
        if (kind === 'real' || (kinds as readonly string[]).includes(kind))
          rows[name].push({ ...row, facts: reading[facts] });
      }
    };
    add('real', article.paragraphs, graded.includes(article) ? 'graded' : 'web');
    const seeds = graded.includes(article) ? 1 : SEEDS;
    for (let seed = 1; seed <= seeds; seed += 1) {
      // Each article with other sentences and other companions.
      for (const kind of ALL_KINDS) add(kind, DECOYS[kind]!(article, others, randomFrom(seed * PRIME + at)));
    }
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
function fitRows(given: readonly Row[]): LogisticWeights {
  const own = given.flatMap((row) => (row.isWeb ? Array.from({ length: WEB_TIMES }, () => row) : [row]));
  const real = own.filter(({ label }) => label === 1);
  const decoys = own.filter(({ label }) => label === 0);
  const balanced = [
    ...decoys,
    ...Array.from({ length: Math.round(decoys.length / real.length) }, () => real).flat(),
  ];
  const { bias, weights } = fitLogistic(
    balanced.map(({ facts }) => sparse(facts)),
    balanced.map(({ label }) => label),
    ridgeFor(
      balanced.map(({ facts }) => facts),
      RIDGE * balanced.length,
    ),
  );
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { bias: rounded(bias), weights: weights.map(rounded) };
}
