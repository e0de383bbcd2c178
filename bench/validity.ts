/**
 * What the score can tell: real articles against texts that only look like articles, and graded essays.
 * `npm run bench:validity [-- build]`: the check half, which no limit was made with, or the build half.
 */
import { score } from '@pagewright/engine';
import type { ScoredResult, ScoreInput } from '@pagewright/engine';
import { intervalOf } from './engine/held-out.ts';
import { randomFrom } from './engine/random.ts';
import { mean } from './engine/statistics.ts';
import { readArticles, readGradedArticles } from './validity/articles.ts';
import type { ValidityArticle } from './validity/articles.ts';
import { DECOYS } from './validity/decoys.ts';
import { dress } from './validity/dress.ts';
import { readEssays, spearmanWithin } from './validity/essays.ts';

const LANGUAGES = { en: 'English', es: 'Spanish', fr: 'French' };
/** A decoy is beaten by so many points, and green from so many on. */
const BEATEN_BY = 10;
const GREEN = 80;
/** Points that substance may cost a real text unnoticed. */
const UNNOTICED = 2;
/** With fewer articles figures are reported and nothing is claimed. */
const LEAST_ARTICLES = 30;

const isBuild = process.argv.includes('build');
const half = isBuild ? 'build' : 'check';

for (const [language, name] of Object.entries(LANGUAGES)) {
  const articles = (readArticles(language) ?? []).filter((article) => article.isBuild === isBuild);
  if (articles.length === 0) console.log(`No ${name} articles: set PAGEWRIGHT_SHARED.`);
  else report(name, articles);
}
reportReal(
  'English texts graded by difficulty',
  readGradedArticles().filter((article) => article.isBuild === isBuild),
);
reportEssays();

function report(name: string, articles: readonly ValidityArticle[]): void {
  const real = reportReal(`${name} articles`, articles);
  if (articles.length < LEAST_ARTICLES) console.log(`Fewer than ${LEAST_ARTICLES}: reported, not claimed.`);
  const rows = Object.entries(DECOYS).map(([kind, make]) => {
    const others = (own: ValidityArticle): ValidityArticle[] => articles.filter((other) => other !== own);
    const decoys = articles.map((article, at) =>
      scored(dress(article, make(article, others(article), randomFrom(at + 1)))),
    );
    return {
      kind,
      decoys,
      isBeaten: decoys.map((decoy, at) => real[at]!.overall - decoy.overall >= BEATEN_BY),
    };
  });
  console.table(
    rows.map(({ kind, decoys, isBeaten }) => ({
      decoy: kind,
      'mean by form': mean(decoys.map(({ overall, cost }) => overall + cost)).toFixed(0),
      mean: mean(decoys.map(({ overall }) => overall)).toFixed(0),
      'beaten by 10': share(isBeaten),
      green: share(decoys.map(isGreen)),
    })),
  );
  const pairs = rows.flatMap(({ isBeaten }) => isBeaten);
  const all = rows.flatMap(({ decoys }) => decoys.map(isGreen));
  console.log(`All kinds: ${withInterval(pairs)} beaten by ${BEATEN_BY}, ${withInterval(all)} green\n`);
}

/** Prints what real texts score, and what substance costs them. */
function reportReal(name: string, articles: readonly ValidityArticle[]): Scored[] {
  const real = articles.map((article) => scored(dress(article, article.paragraphs)));
  const sorted = real.map(({ overall }) => overall).toSorted((a, b) => a - b);
  const costly = real.map(({ cost }) => cost > UNNOTICED);
  console.log(
    `${name}, ${half} half: n ${real.length}, median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)}, substance costs more than ${UNNOTICED} points: ${withInterval(costly)}`,
  );
  return real;
}

function reportEssays(): void {
  const essays = readEssays().filter((essay) => essay.isBuild === isBuild);
  if (essays.length === 0) return;
  const scores = essays.map(({ text, prompt }) =>
    scored({ content: text, title: prompt, primaryKeyword: prompt, language: 'en' }),
  );
  const words = essays.map(({ text }) => text.toLowerCase().match(/[a-z']+/g) ?? []);
  const rows = {
    score: scores.map(({ overall }) => overall),
    'score by form': scores.map(({ overall, cost }) => overall + cost),
    words: words.map((list) => list.length),
    'different words': words.map((list) => new Set(list).size),
  };
  console.log(`Graded essays, ${half} half: n ${essays.length}, Spearman with the grade within prompts`);
  for (const [name, values] of Object.entries(rows))
    console.log(`  ${name}: ${spearmanWithin(essays, values).toFixed(3)}`);
}

interface Scored {
  overall: number;
  /** Points that substance takes off. */
  cost: number;
}

function scored(input: ScoreInput): Scored {
  const result = score(input);
  return result.status === 'scored' ? pointsOf(result) : { overall: 0, cost: 0 };
}

function pointsOf({ overall, substance }: ScoredResult): Scored {
  return { overall, cost: substance.cost };
}

function isGreen({ overall }: Scored): boolean {
  return Math.round(overall) >= GREEN;
}

function share(flags: readonly boolean[]): string {
  return `${((100 * flags.filter(Boolean).length) / Math.max(1, flags.length)).toFixed(0)} %`;
}

function withInterval(flags: readonly boolean[]): string {
  if (flags.length === 0) return '—';
  const [low, high] = intervalOf(flags, (drawn) => drawn.filter(Boolean).length / drawn.length);
  return `${share(flags)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`;
}
