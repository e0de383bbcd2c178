import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readability } from '@pagewright/engine';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';

const AXIS = 'Readability: OneStopEnglish, 3 levels, 10 folds by article';
const LEVELS = ['Ele', 'Int', 'Adv'] as const;
const FOLDS = 10;

interface Graded {
  article: string;
  /** 0 elementary, 1 intermediate, 2 advanced. */
  level: number;
  flesch: number;
  ease: number;
}

/** How well ease and, in the same run, Flesch tell the levels apart, and the time of a text. */
export async function measure(): Promise<BenchRow[]> {
  const folder = join(
    process.env['PAGEWRIGHT_SHARED'] ?? '../shared',
    'data/onestop/Texts-SeparatedByReadingLevel',
  );
  const row = { axis: AXIS, goal: 'r ≥ .66 with human ratings (CLEAR, not here)' };
  if (!existsSync(folder)) {
    return [{ ...row, peer: 'Flesch', ours: `skipped: ${folder} is not there`, isMet: null }];
  }
  const times: number[] = [];
  const texts = readTexts(folder).map(({ article, level, text }): Graded => {
    let flesch = 0;
    let ease = 0;
    times.push(
      measureTime(() => {
        const reading = readability(text);
        flesch = reading.flesch ?? 0;
        ease = reading.ease ?? 0;
      }).wall,
    );
    return { article, level, flesch, ease };
  });
  const ours = describe(texts, (text) => text.ease);
  const flesch = describe(texts, (text) => text.flesch);
  return [
    {
      ...row,
      peer: `Flesch: ${flesch}`,
      ours: `${ours}; ${median(times).toFixed(2)} ms a text`,
      isMet: null,
    },
  ];
}

function readTexts(folder: string): { article: string; level: number; text: string }[] {
  return LEVELS.flatMap((name, level) => {
    const files = readdirSync(join(folder, `${name}-Txt`)).filter((file) => file.endsWith('.txt'));
    return files.map((file) => ({
      article: file.replace(/-[a-z]+\.txt$/i, '').trim(),
      level,
      // Some files begin with a mark of byte order and with the name of their level.
      text: readFileSync(join(folder, `${name}-Txt`, file), 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/^\s*(?:elementary|intermediate|advanced)\s*\n/i, ''),
    }));
  });
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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b));
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((x, y) => x.value - y.value);
  const found = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]!.value === order[from]!.value) to += 1;
    for (let at = from; at < to; at += 1) found[order[at]!.index] = (from + to - 1) / 2;
    from = to;
  }
  return found;
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  const product = a.reduce((sum, value, index) => sum + (value - meanA) * (b[index]! - meanB), 0);
  const squares = (values: readonly number[], middle: number) =>
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return product / Math.sqrt(squares(a, meanA) * squares(b, meanB));
}

if (import.meta.main) console.table(await measure());
