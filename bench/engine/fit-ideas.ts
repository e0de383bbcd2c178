/**
 * Fits the weights that rank the phrases of an idea as keywords: a softmax over its phrases, whose accepted ones together
 * get the highest probability possible. Uses the ideas that builders may see, with the keywords that people who had seen
 * no code accepted. With `--check`, prints how many keywords are right in a tenfold cross-validation.
 * `node bench/engine/fit-ideas.ts > packages/engine/src/ideas/keyword-weights.json`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIdea } from '../../packages/engine/src/ideas/idea-keywords.ts';
import { findCandidates, rankKeywords } from '../../packages/engine/src/ideas/rank-keywords.ts';

const MATERIAL = join(import.meta.dirname, '../generation/material');
const STEPS = 300;
const RATE = 0.3;
/** Strength of the pull toward zero. */
const RIDGE = 1;
const PARTS = 10;

type Weights = Map<string, number>;
type FeatureValues = readonly (readonly [string, number])[];

interface LabeledIdea {
  id: string;
  idea: string;
  half: 'build' | 'kept';
  accept: readonly string[];
}

interface Row {
  id: string;
  phrases: readonly { features: FeatureValues; isRight: boolean }[];
  idea: string;
  isRight: (text: string) => boolean;
}

/** Ideas that builders may see. */
function labeledIdeas(): LabeledIdea[] {
  return ['ideas-accepted.jsonl', 'ideas-accepted-2.jsonl']
    .flatMap((file) => readFileSync(join(MATERIAL, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as LabeledIdea)
    .filter(({ half }) => half === 'build');
}

function toRow({ id, idea, accept }: LabeledIdea): Row {
  const patterns = accept.map((pattern) => new RegExp(`^(?:${pattern})$`, 'i'));
  const isRight = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
  const { found, read } = readIdea(idea);
  const phrases = (read === null ? [] : findCandidates(found, read)).map(({ text, features }) => ({
    features: [...features],
    isRight: isRight(text),
  }));
  return { id, idea, phrases, isRight };
}

/** Gradient ascent with a step size for each weight (AdaGrad). */
function fit(rows: readonly Row[]): Weights {
  const weights: Weights = new Map();
  const slopes: Weights = new Map();
  const useful = rows.filter(({ phrases }) => phrases.some(({ isRight }) => isRight));
  for (let step = 0; step < STEPS; step += 1) {
    const slope: Weights = new Map();
    for (const { phrases } of useful) {
      const scores = phrases.map(({ features }) => sumOf(weights, features));
      const highest = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - highest));
      const all = shares.reduce((sum, share) => sum + share, 0);
      const right = shares.reduce((sum, share, at) => sum + (phrases[at]!.isRight ? share : 0), 0);
      for (const [at, { features, isRight }] of phrases.entries()) {
        const pull = (isRight ? shares[at]! / right : 0) - shares[at]! / all;
        for (const [name, value] of features) slope.set(name, (slope.get(name) ?? 0) + pull * value);
      }
    }
    for (const [name, pull] of slope) {
      const weight = weights.get(name) ?? 0;
      const way = pull - RIDGE * weight;
      const past = (slopes.get(name) ?? 0) + way * way;
      slopes.set(name, past);
      weights.set(name, weight + (RATE * way) / (Math.sqrt(past) + 1e-6));
    }
  }
  return weights;
}

function sumOf(weights: Weights, features: FeatureValues): number {
  return features.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0);
}

const rounded = (weights: Weights): Record<string, number> =>
  Object.fromEntries(
    [...weights]
      .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The fold of an idea, by its id. */
const partOf = (id: string): number =>
  [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7) % PARTS;

function check(rows: readonly Row[]): string {
  const count = { first: 0, ofThree: 0 };
  for (let part = 0; part < PARTS; part += 1) {
    const weights = rounded(fit(rows.filter(({ id }) => partOf(id) !== part)));
    for (const { idea, isRight } of rows.filter(({ id }) => partOf(id) === part)) {
      const { found, read } = readIdea(idea);
      const ranked = read === null ? [] : rankKeywords(found, read, 3, weights);
      if (isRight(ranked[0]?.text ?? '')) count.first += 1;
      if (ranked.some(({ text }) => isRight(text))) count.ofThree += 1;
    }
  }
  return `${count.first} first, ${count.ofThree} of three, of ${rows.length}`;
}

const rows = labeledIdeas().map(toRow);
if (process.argv.includes('--check')) console.info(check(rows));
else
  console.info(
    JSON.stringify(
      {
        note: 'Fitted by bench/engine/fit-ideas.ts: weights of the features of a phrase as the keyword of an idea.',
        weights: rounded(fit(rows)),
      },
      null,
      2,
    ),
  );
