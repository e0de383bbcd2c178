/**
 * What the score can tell: real articles against texts that only look like articles, and graded essays.
 * `npm run bench:validity [-- build] [-- unseen]`: the check half, which no limit was made with, or the build half; with
 * `unseen` also the four kinds of decoys that were written by somebody who has not seen the score.
 */
import { parsePaper, prepareEvidence, score } from '@pagewright/engine';
import type { ScoredResult, ScoreInput } from '@pagewright/engine';
import { intervalOf } from './engine/held-out.ts';
import { randomFrom } from './engine/random.ts';
import { mean, spearman } from './engine/statistics.ts';
import { readArticles, readGradedArticles, wordsOf } from './validity/articles.ts';
import type { ValidityArticle } from './validity/articles.ts';
import { DECOYS } from './validity/decoys.ts';
import { formatArticle } from './validity/format-article.ts';
import { readEssays, spearmanWithin } from './validity/essays.ts';
import { readGenreTexts } from './validity/genres.ts';
import { readRanking, readRankedArticles } from './validity/golden.ts';
import { UNSEEN_DECOYS } from './validity/unseen-decoys.ts';

const LANGUAGES = { en: 'English', es: 'Spanish', fr: 'French' };
/** Points by which a decoy must be beaten, and the score from which a text is green. */
const BEATEN_BY = 10;
const GREEN = 80;
/** Points that the substance rule may cost a real text without notice. */
const UNNOTICED = 2;
/** With fewer articles, figures are only reported. */
const MIN_ARTICLES = 30;

const isBuild = process.argv.includes('build');
const half = isBuild ? 'build' : 'check';
const kinds = process.argv.includes('unseen') ? { ...DECOYS, ...UNSEEN_DECOYS } : DECOYS;

for (const [language, name] of Object.entries(LANGUAGES)) {
  const articles = (readArticles(language) ?? []).filter((article) => article.isBuild === isBuild);
  if (articles.length === 0) console.log(`No ${name} articles: set PAGEWRIGHT_SHARED.`);
  else report(name, articles);
}
reportReal(
  'English texts graded by difficulty',
  readGradedArticles().filter((article) => article.isBuild === isBuild),
);
reportGenres();
reportEssays();
reportThin();
reportCopies();
reportGoldenArticles();

function report(name: string, articles: readonly ValidityArticle[]): void {
  const real = reportReal(`${name} articles`, articles);
  if (articles.length < MIN_ARTICLES) console.log(`Fewer than ${MIN_ARTICLES}: reported, not claimed.`);
  const rows = Object.entries(kinds).map(([kind, make]) => {
    const others = (own: ValidityArticle): ValidityArticle[] => articles.filter((other) => other !== own);
    const decoys = articles.map((article, at) =>
      scored(formatArticle(article, make(article, others(article), randomFrom(at + 1)))),
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

/** Prints the scores of real texts, and what the substance rule costs them. */
function reportReal(name: string, articles: readonly ValidityArticle[]): Scored[] {
  const real = articles.map((article) => scored(formatArticle(article, article.paragraphs)));
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
  // At equal length: within prompts and length quartiles.
  const lengths = rows.words.toSorted((a, b) => a - b);
  const quarters = essays.map((essay, at) => ({
    ...essay,
    prompt: `${essay.prompt} ${[1, 2, 3].filter((part) => rows.words[at]! > lengths[Math.floor((lengths.length * part) / 4)]!).length}`,
  }));
  for (const [name, values] of Object.entries(rows))
    console.log(
      `  ${name}: ${spearmanWithin(essays, values).toFixed(3)}, at equal length ${spearmanWithin(quarters, values).toFixed(3)}`,
    );
}

/** Genuine recipes, listicles, glossaries, product pages, short answers, and similar, as published. */
function reportGenres(): void {
  const texts = readGenreTexts().filter((text) => text.isBuild === isBuild);
  if (texts.length === 0) return;
  const found = texts.map(({ input }) => scored(input));
  const costly = found.map(({ cost }) => cost > UNNOTICED);
  console.log(
    `Genuine texts of special genres, ${half} half: n ${texts.length}, substance costs more than ${UNNOTICED} points: ${withInterval(costly)}`,
  );
  for (const [at, { genre, language, input }] of texts.entries())
    if (costly[at]!) console.log(`  ${genre}, ${language}, "${input.primaryKeyword}": -${found[at]!.cost}`);
}

/** The beginnings of articles. */
function reportThin(): void {
  const articles = (readArticles('en') ?? []).filter((article) => article.isBuild === isBuild);
  for (const words of [20, 50, 150]) {
    const scores = articles.map((article) => {
      const text = wordsOf(article.paragraphs.join(' ')).slice(0, words).join(' ');
      return scored(formatArticle(article, [text])).overall;
    });
    if (scores.length > 0) console.log(`Thin text of ${words} words: mean ${mean(scores).toFixed(0)}`);
  }
}

/** An article against three competing pages, and copies of them under its own title. */
function reportCopies(): void {
  const articles = (readArticles('en') ?? []).filter((article) => article.isBuild === isBuild);
  if (articles.length < 4) return;
  const rows = {
    own: [] as number[],
    'copy of one page': [] as number[],
    'copy of three pages': [] as number[],
  };
  for (const [at, article] of articles.entries()) {
    const others = [1, 2, 3].map((step) => articles[(at + step) % articles.length]!);
    const pages = others.map((other) => ({
      url: other.url,
      title: other.title,
      paper: parsePaper(other.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')),
    }));
    const evidence = prepareEvidence({ keyword: article.keyword, pages });
    const of = (paragraphs: readonly string[]): number =>
      scored({ ...formatArticle(article, paragraphs), evidence }).overall;
    rows.own.push(of(article.paragraphs));
    rows['copy of one page'].push(of(others[0]!.paragraphs));
    rows['copy of three pages'].push(of(others.flatMap(({ paragraphs }) => paragraphs)));
  }
  console.log('With three pages to compare with (of other subjects, so coverage says nothing):');
  for (const [name, scores] of Object.entries(rows))
    console.log(`  ${name}: mean ${mean(scores).toFixed(0)}`);
}

/** The twelve golden articles ordered by score, next to the rankings of two readers who have not seen any score. */
function reportGoldenArticles(): void {
  const [first, second] = [readRanking(1), readRanking(2)];
  const rows = readRankedArticles()
    .map(({ name, input }) => ({ name, score: scored(input).overall }))
    .toSorted((a, b) => b.score - a.score)
    .map((row) => ({
      ...row,
      'reader 1': first.indexOf(row.name) + 1,
      'reader 2': second.indexOf(row.name) + 1,
    }));
  console.table(rows);
  const against = (reader: 'reader 1' | 'reader 2'): string =>
    spearman(
      rows.map((row) => row.score),
      rows.map((row) => -row[reader]),
    ).toFixed(2);
  const between = spearman(
    rows.map((row) => row['reader 1']),
    rows.map((row) => row['reader 2']),
  ).toFixed(2);
  console.log(
    `Twelve golden articles: Spearman of the score with reader 1 ${against('reader 1')}, with reader 2 ${against('reader 2')}; the readers with each other ${between}`,
  );
}

interface Scored {
  overall: number;
  /** Points deducted for substance. */
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
