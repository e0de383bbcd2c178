import { readability } from '@pagewright/engine';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';
import { ONE_STOP_LEVELS as LEVELS, readCefr, readOneStop } from './graded-texts.ts';
import type { GradedText } from './graded-texts.ts';
import { withInterval } from './held-out.ts';
import { mean, pearson, spearman } from './statistics.ts';

const FOLDS = 10;

interface Graded {
  article: string;
  level: number;
  isBuild: boolean;
  flesch: number;
  ease: number;
}

/**
 * How well ease and, in the same run, Flesch agree with the levels that people gave: on the halves that nothing was
 * fitted on, and on all of OneStopEnglish; the time of a text.
 */
export async function measure(): Promise<BenchRow[]> {
  const times: number[] = [];
  const [oneStop, cefr] = [readOneStop(), readCefr()].map(
    (texts) => texts?.map((text) => gradedOf(text, times)) ?? null,
  );
  return [
    ...agreement('OneStopEnglish', oneStop),
    ...agreement('CEFR texts, A1 to C2', cefr),
    ...(oneStop == null ? [] : [levelsRow(oneStop, median(times))]),
  ];
}

function gradedOf({ article, level, text, isBuild }: GradedText, times: number[]): Graded {
  let flesch = 0;
  let ease = 0;
  times.push(
    measureTime(() => {
      const reading = readability(text, 'en');
      flesch = reading.flesch ?? 0;
      ease = reading.ease ?? 0;
    }).wall,
  );
  return { article, level, isBuild, flesch, ease };
}

/** Correlation with the grades on the half that is only measured; 95 % interval by drawing articles. */
function agreement(name: string, texts: readonly Graded[] | null | undefined): BenchRow[] {
  const row = { axis: `Readability: ${name}, check half, r with the grades`, goal: 'r ≥ .65' };
  if (texts == null)
    return [{ ...row, peer: 'Flesch', ours: 'skipped: the texts are not there', isMet: null }];
  const articles = [
    ...Map.groupBy(
      texts.filter(({ isBuild }) => !isBuild),
      ({ article }) => article,
    ).values(),
  ];
  const figure = (of: (text: Graded) => number) => (drawn: readonly Graded[][]) =>
    pearson(
      drawn.flat().map(of),
      drawn.flat().map(({ level }) => -level),
    );
  const ease = figure((text) => text.ease);
  return [
    {
      ...row,
      peer: `Flesch ${withInterval(
        articles,
        figure((text) => text.flesch),
      )}`,
      ours: withInterval(articles, ease),
      isMet: ease(articles) >= 0.65,
    },
  ];
}

function levelsRow(texts: readonly Graded[], time: number): BenchRow {
  return {
    axis: 'Readability: OneStopEnglish, both halves, 3 levels, 10 folds by article',
    goal: '',
    peer: `Flesch: ${describe(texts, (text) => text.flesch)}`,
    ours: `${describe(texts, (text) => text.ease)}; ${time.toFixed(2)} ms a text`,
    isMet: null,
  };
}

function describe(texts: readonly Graded[], of: (text: Graded) => number): string {
  const articles = [...new Set(texts.map((text) => text.article))].toSorted();
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = new Set(articles.filter((_, index) => index % FOLDS === fold));
    const means = LEVELS.map((_, level) =>
      mean(texts.filter((text) => text.level === level && !held.has(text.article)).map(of)),
    );
    for (const text of texts)
      if (held.has(text.article) && nearest(means, of(text)) === text.level) right += 1;
  }
  const rho = spearman(
    texts.map(of),
    texts.map((text) => -text.level),
  );
  const byArticle = Map.groupBy(texts, (text) => text.article);
  const triples = [...byArticle.values()].filter((group) => group.length === LEVELS.length);
  const ordered = triples.filter((group) => {
    const [ele, int, adv] = group.toSorted((a, b) => a.level - b.level).map(of);
    return ele! > int! && int! > adv!;
  });
  const share = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} %`;
  return `accuracy ${share(right, texts.length)}, rank correlation ${rho.toFixed(3)}, articles in order ${share(ordered.length, triples.length)}`;
}

function nearest(means: readonly number[], value: number): number {
  const distances = means.map((middle) => Math.abs(middle - value));
  return distances.indexOf(Math.min(...distances));
}

if (import.meta.main) console.table(await measure());
