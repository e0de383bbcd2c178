/**
 * Fits the weights of the intent's signs: multinomial logistic regression whose weights are drawn towards values that
 * were set by judgement (intent-priors.json). `node bench/engine/fit-intent.ts > packages/engine/src/intent/sign-weights.json`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyIntent } from '@pagewright/engine';
import priors from './intent-priors.json' with { type: 'json' };

/** A labelled query: its signs, without and with the address, and its class (0 informational, 1 navigational, 2 transactional). */
export interface LabelledQuery {
  query: string;
  url: string;
  label: number;
}

export type Signs = ReadonlyMap<string, number>;

export interface IntentWeights {
  bias: number[];
  signs: Record<string, number[]>;
}

const CLASSES = 3;
/** How strongly weights are drawn to their priors: as much as sixteen rows would. */
const DRAW = 16;
/** Rows of a rare class weigh more, by how rare it is, not quite in full: macro-F1 counts classes alike. */
const BALANCE = 0.75;
const STEPS = 300;
const RATE = 1.5;

/** ORCAS-I rows, Abstain as informational (as the outside measure counts it), or null when the data are absent. */
export function readLabelledQueries(): LabelledQuery[] | null {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/orcas-i-dev.tsv');
  if (!existsSync(file)) return null;
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows.map((row) => {
    const [, query = '', , url = '', label = ''] = row.trim().split('\t');
    return { query, url, label: label === 'Navigational' ? 1 : label === 'Transactional' ? 2 : 0 };
  });
}

/** The signs of a query as the engine reads them. */
export function signsOf(query: string, url: string | null): Signs {
  return new Map(classifyIntent({ query, url }).evidence.map(({ code, value }) => [code, value]));
}

/** Fits by gradient descent on the weighted log loss. */
export function fitIntent(rows: readonly Signs[], labels: readonly number[]): IntentWeights {
  const prior = priors as Record<string, number[]>;
  const codes = [...new Set(rows.flatMap((row) => [...row.keys()]))].toSorted();
  const signs = Object.fromEntries(codes.map((code) => [code, [...(prior[code] ?? [0, 0, 0])]]));
  const bias = [0, 0, 0];
  const counts = bias.map((_, label) => labels.filter((known) => known === label).length);
  const rowWeights = labels.map((label) => (labels.length / CLASSES / counts[label]!) ** BALANCE);
  const total = rowWeights.reduce((sum, weight) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = Object.fromEntries(codes.map((code) => [code, [0, 0, 0]]));
    const biasSlopes = [0, 0, 0];
    for (const [index, row] of rows.entries()) {
      const shares = sharesOf(row, { bias, signs });
      for (let label = 0; label < CLASSES; label += 1) {
        const error = rowWeights[index]! * (shares[label]! - (labels[index] === label ? 1 : 0));
        biasSlopes[label]! += error;
        for (const [code, value] of row) slopes[code]![label]! += error * value;
      }
    }
    for (let label = 0; label < CLASSES; label += 1) {
      bias[label]! -= (RATE * biasSlopes[label]!) / total;
      for (const code of codes) {
        const pull = DRAW * (signs[code]![label]! - (prior[code]?.[label] ?? 0));
        signs[code]![label]! -= (RATE * (slopes[code]![label]! + pull)) / total;
      }
    }
  }
  return { bias, signs };
}

/** Probability of each class. */
export function sharesOf(row: Signs, { bias, signs }: IntentWeights): number[] {
  const sums = [...bias];
  for (const [code, value] of row)
    for (const [label, weight] of (signs[code] ?? []).entries()) sums[label]! += weight * value;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function rounded({ bias, signs }: IntentWeights): IntentWeights {
  const round = (values: number[]): number[] => values.map((value) => Math.round(value * 100) / 100);
  return {
    bias: round(bias),
    signs: Object.fromEntries(Object.entries(signs).map(([code, values]) => [code, round(values)])),
  };
}

if (import.meta.main) {
  const rows = readLabelledQueries();
  if (rows === null) throw new Error('data/orcas-i-dev.tsv is not there');
  const labels = rows.map(({ label }) => label);
  const weights = {
    note: 'Fitted by bench/engine/fit-intent.ts: log odds of informational, navigational, transactional.',
    withoutAddress: rounded(
      fitIntent(
        rows.map(({ query }) => signsOf(query, null)),
        labels,
      ),
    ),
    withAddress: rounded(
      fitIntent(
        rows.map(({ query, url }) => signsOf(query, url)),
        labels,
      ),
    ),
  };
  console.log(JSON.stringify(weights, null, 2));
}
