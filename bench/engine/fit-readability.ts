/**
 * Fits the weights of the reading ease: ridge regression with the signs fixed to those of the literature, on passages
 * of 175 words from the build halves of OneStopEnglish and the CEFR texts, each with half of the weight. Prints the
 * results of five-fold cross-validation by article, and writes packages/engine/src/reading/ease-weights.json: `node
 * bench/engine/fit-readability.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePaper } from '@pagewright/engine';
import { EaseCounter } from '../../packages/engine/src/reading/ease-counts.ts';
import { EASE_SIGNS, easeFeatures } from '../../packages/engine/src/reading/ease-features.ts';
import type { EaseFeature } from '../../packages/engine/src/reading/ease-features.ts';
import { AnalysisCache } from '../../packages/engine/src/text/analyze-paper.ts';
import { passagesOf, readCefr, readOneStop } from './graded-texts.ts';
import type { GradedText } from './graded-texts.ts';
import { foldOf } from './held-out.ts';
import { pearson } from './statistics.ts';

interface Row {
  article: string;
  /** The graded ease, in standard deviations of its collection. */
  ease: number;
  /** In standard deviations; unknown values are 0. */
  features: number[];
}

interface Scale {
  mean: number;
  deviation: number;
}

const TARGET = 'packages/engine/src/reading/ease-weights.json';
const NAMES = Object.keys(EASE_SIGNS) as EaseFeature[];
const FOLDS = 5;
/** How strongly the weights are pulled to a small equal one, as a share of the rows. */
const RIDGE = 0.5;
const DRAWN_TO = 0.05;
/** Minimum weight of a feature: neither collection contains stories, in which persons matter most. */
const FLOOR = 0.02;
const SWEEPS = 300;
/** A single feature counts up to this many standard deviations. */
const MAX_DEVIATIONS = 3;
/** The ease of a passage of everyday news (OneStopEnglish), and the spread of the texts of levels A1 to C2. */
const MIDDLE = 50;
const SPREAD = 15;

function featuresOf(text: string): (number | null)[] {
  const counter = new EaseCounter();
  for (const analysis of new AnalysisCache().analyze(parsePaper(text), 'en').analyses) counter.add(analysis);
  const found = easeFeatures(counter.counts());
  return NAMES.map((name) => found?.[name] ?? null);
}

function scaleOf(values: readonly number[]): Scale {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

/** Weights by coordinate descent; rows of each collection count equally in sum. */
function fit(collections: readonly (readonly Row[])[]): number[] {
  const weights = NAMES.map(() => 0);
  const rows = collections.flatMap((collection) =>
    collection.map((row) => ({ ...row, weight: 1 / collection.length / collections.length })),
  );
  const errors = rows.map(({ ease }) => ease);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const [at, name] of NAMES.entries()) {
      let slope = RIDGE * DRAWN_TO * EASE_SIGNS[name];
      let square = RIDGE;
      for (const [index, { features, weight }] of rows.entries()) {
        const value = features[at]!;
        slope += weight * value * (errors[index]! + weights[at]! * value);
        square += weight * value * value;
      }
      const free = slope / square;
      const held = EASE_SIGNS[name] * Math.max(FLOOR, free * EASE_SIGNS[name]);
      const change = held - weights[at]!;
      if (change === 0) continue;
      weights[at] = held;
      for (const [index, { features }] of rows.entries()) errors[index]! -= change * features[at]!;
    }
  }
  return weights;
}

const sumOf = ({ features }: Row, weights: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * weights[at]!, 0);

const rOf = (rows: readonly Row[], of: (row: Row) => number): string =>
  pearson(
    rows.map(of),
    rows.map(({ ease }) => ease),
  ).toFixed(3);

const collections = [readOneStop(), readCefr()].map((texts): GradedText[] => {
  if (texts === null) throw new Error('The graded texts are not there.');
  return passagesOf(texts.filter(({ isBuild }) => isBuild));
});
const found = collections.map((passages) => passages.map(({ text }) => featuresOf(text)));
const scales = NAMES.map((_, at): Scale => {
  const each = found.map((rows) => scaleOf(rows.flatMap((row) => row[at] ?? [])));
  const mean = each.reduce((sum, scale) => sum + scale.mean, 0) / each.length;
  const deviation = each.reduce((sum, scale) => sum + scale.deviation, 0) / each.length;
  return { mean, deviation };
});
const rows = collections.map((passages, which) => {
  const { mean, deviation } = scaleOf(passages.map(({ level }) => level));
  return passages.map(({ article, level }, index): Row => {
    const features = found[which]![index]!.map((value, at) => {
      if (value === null) return 0;
      const score = (value - scales[at]!.mean) / scales[at]!.deviation;
      return Math.max(-MAX_DEVIATIONS, Math.min(MAX_DEVIATIONS, score));
    });
    return { article, ease: (mean - level) / deviation, features };
  });
});
const [oneStop = [], cefr = []] = rows;
const held = new Map<Row, number>();
for (let out = 0; out < FOLDS; out += 1) {
  const isOut = ({ article }: Row): boolean => foldOf(article, FOLDS) === out;
  const weights = fit(rows.map((all) => all.filter((row) => !isOut(row))));
  for (const row of rows.flat().filter((each) => isOut(each))) held.set(row, sumOf(row, weights));
}
const heldOut = (row: Row): number => held.get(row) ?? 0;
console.log(`held out: OneStop ${rOf(oneStop, heldOut)}, CEFR ${rOf(cefr, heldOut)}`);
const ofOneStop = fit([oneStop]);
const ofCefr = fit([cefr]);
console.log(`OneStop alone on CEFR: ${rOf(cefr, (row) => sumOf(row, ofOneStop))}`);
console.log(`CEFR alone on OneStop: ${rOf(oneStop, (row) => sumOf(row, ofCefr))}`);
const weights = fit(rows);
for (const [at, name] of NAMES.entries()) {
  const alone = rows.map((collection) => rOf(collection, ({ features }) => features[at]!));
  console.log(`${name.padEnd(16)} ${weights[at]!.toFixed(3).padStart(7)}  alone ${alone.join(' ')}`);
}
const sums = rows.map((collection) => scaleOf(collection.map((row) => sumOf(row, weights))));
const scale = SPREAD / sums[1]!.deviation;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const features = Object.fromEntries(
  NAMES.map((name, at) => [
    name,
    {
      mean: round(scales[at]!.mean),
      deviation: round(scales[at]!.deviation),
      weight: round(weights[at]! * scale),
    },
  ]),
);
const intercept = round(MIDDLE - sums[0]!.mean * scale);
const mostDeviations = MAX_DEVIATIONS;
const json = JSON.stringify({ intercept, mostDeviations, features }, null, 2);
writeFileSync(join(import.meta.dirname, '../..', TARGET), `${json}\n`);
