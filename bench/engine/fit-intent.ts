/**
 * Fits the weights of the intent's signs: multinomial logistic regression with weights pulled toward manually set
 * values (intent-priors.json), on the queries of ORCAS-I and those of MIMICS and Qulac that two people labeled the same
 * (labeled-queries.tsv). `node bench/engine/fit-intent.ts > packages/engine/src/intent/sign-weights.json`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyIntent } from '@pagewright/engine';
import priors from './intent-priors.json' with { type: 'json' };

/** A labeled query and its class (0 informational, 1 navigational, 2 transactional). */
export interface LabeledQuery {
  query: string;
  /** The clicked page; null if unknown. */
  url: string | null;
  label: number;
  /** Its weight in a fit. */
  weight: number;
}

export type Signs = ReadonlyMap<string, number>;

export interface IntentWeights {
  bias: number[];
  signs: Record<string, number[]>;
}

/** How often two people gave a query the same label, among queries that both labeled. */
export interface Agreement {
  queries: number;
  share: number;
  /** Cohen's kappa: agreement corrected for chance. */
  kappa: number;
}

const CLASSES = ['informational', 'navigational', 'transactional'] as const;
const LABELS: readonly number[] = [0, 1, 2];
/** How strongly weights are pulled to their priors: as much as sixteen rows would. */
const DRAW = 16;
/** Exponent by which rarer classes weigh more, not quite fully: macro-F1 weights classes equally. */
const BALANCE = 0.7;
/**
 * A query that we labeled has a third of the weight of one from ORCAS-I, whose definitions and shares the measure uses.
 */
const OWN_WEIGHT = 0.3;
const STEPS = 150;
const MOMENTUM = 0.85;
const RATE = 0.9;

/** ORCAS-I rows, with Abstain as informational (as the published metric counts it), or null if the data is absent. */
export function readLabeledQueries(): LabeledQuery[] | null {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data/orcas-i-dev.tsv');
  if (!existsSync(file)) return null;
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows.map((row) => {
    const [, query = '', , url = '', label = ''] = row.trim().split('\t');
    return {
      query,
      url,
      label: Math.max(
        0,
        CLASSES.findIndex((name) => name === label.toLowerCase()),
      ),
      weight: 1,
    };
  });
}

/** Queries of MIMICS and Qulac labeled independently by two people. */
function readOwnLabels(): { query: string; labels: [number, number] }[] {
  const file = join(import.meta.dirname, 'labeled-queries.tsv');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [query = '', first = '', second = ''] = row.split('\t');
      return { query, labels: [labelOf(first), labelOf(second)] };
    });
}

/** The queries that both labeled the same. */
export function readAgreedQueries(): LabeledQuery[] {
  return readOwnLabels()
    .filter(({ labels: [first, second] }) => first === second)
    .map(({ query, labels: [label] }) => ({ query, url: null, label, weight: OWN_WEIGHT }));
}

/** How well the two labelers agree. */
export function agreementOfLabels(): Agreement {
  const rows = readOwnLabels();
  const shareOf = (isCounted: (labels: readonly [number, number]) => boolean): number =>
    rows.filter(({ labels }) => isCounted(labels)).length / rows.length;
  const share = shareOf(([first, second]) => first === second);
  const chance = LABELS.reduce(
    (sum, label) => sum + shareOf(([first]) => first === label) * shareOf(([, second]) => second === label),
    0,
  );
  return { queries: rows.length, share, kappa: (share - chance) / (1 - chance) };
}

function labelOf(name: string): number {
  const label = CLASSES.findIndex((known) => known === name);
  if (label === -1) throw new Error(`No label: ${name}`);
  return label;
}

/** The signs of a query as the engine reads them. */
export function signsOf(query: string, url: string | null): Signs {
  return new Map(classifyIntent({ query, url }).evidence.map(({ code, value }) => [code, value]));
}

/** Fits by gradient descent on the weighted log loss, scaled per weight by its curvature. */
export function fitIntent(rows: readonly Signs[], queries: readonly LabeledQuery[]): IntentWeights {
  const prior = priors as Record<string, number[]>;
  const codes = [...new Set(rows.flatMap((row) => [...row.keys()]))].toSorted();
  const places = new Map(codes.map((code, at) => [code, at]));
  // The bias is a final sign in every row, without a prior.
  const examples = rows.map((row) => ({
    at: [...[...row.keys()].map((code) => places.get(code)!), codes.length],
    values: [...row.values(), 1],
  }));
  const counts = LABELS.map((label) =>
    queries.reduce((sum, query) => sum + (query.label === label ? query.weight : 0), 0),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rowWeights = queries.map(
    ({ label, weight }) => weight * (total / CLASSES.length / counts[label]!) ** BALANCE,
  );
  const bends = new Float64Array(codes.length + 1).fill(1e-6);
  bends.fill(DRAW, 0, codes.length);
  for (const [index, { at, values }] of examples.entries()) {
    const sum = values.reduce((all, value) => all + value, 0);
    for (const [place, code] of at.entries()) bends[code]! += (rowWeights[index]! * values[place]! * sum) / 4;
  }
  const starts = LABELS.map((label) => [...codes.map((code) => prior[code]?.[label] ?? 0), 0]);
  const weights = starts.map((start) => Float64Array.from(start));
  const moves = LABELS.map(() => new Float64Array(codes.length + 1));
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = LABELS.map((label) =>
      weights[label]!.map((weight, code) =>
        code === codes.length ? 0 : DRAW * (weight - starts[label]![code]!),
      ),
    );
    for (const [index, { at, values }] of examples.entries()) {
      const shares = softmax(
        weights.map((own) => at.reduce((sum, code, place) => sum + own[code]! * values[place]!, 0)),
      );
      for (const label of LABELS) {
        const error = rowWeights[index]! * (shares[label]! - (queries[index]!.label === label ? 1 : 0));
        for (const [place, code] of at.entries()) slopes[label]![code]! += error * values[place]!;
      }
    }
    for (const label of LABELS) {
      for (let code = 0; code <= codes.length; code += 1) {
        const move = MOMENTUM * moves[label]![code]! - (RATE * slopes[label]![code]!) / bends[code]!;
        moves[label]![code] = move;
        weights[label]![code]! += move;
      }
    }
  }
  return {
    bias: weights.map((own) => own[codes.length]!),
    signs: Object.fromEntries(codes.map((code, at) => [code, weights.map((own) => own[at]!)])),
  };
}

/** Probability of each class. */
export function sharesOf(row: Signs, { bias, signs }: IntentWeights): number[] {
  const sums = [...bias];
  for (const [code, value] of row)
    for (const [label, weight] of (signs[code] ?? []).entries()) sums[label]! += weight * value;
  return softmax(sums);
}

function softmax(sums: readonly number[]): number[] {
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
  const judged = readLabeledQueries();
  if (judged === null) throw new Error('data/orcas-i-dev.tsv is not there');
  const { queries, share, kappa } = agreementOfLabels();
  console.error(
    `labeled-queries.tsv: ${queries} queries, labeled alike ${(100 * share).toFixed(1)} %, kappa ${kappa.toFixed(3)}`,
  );
  const rows = [...judged, ...readAgreedQueries()];
  const fitted = (urlOf: (row: LabeledQuery) => string | null): IntentWeights =>
    rounded(
      fitIntent(
        rows.map((row) => signsOf(row.query, urlOf(row))),
        rows,
      ),
    );
  const weights = {
    note: 'Fitted by bench/engine/fit-intent.ts: log odds of informational, navigational, transactional.',
    withoutAddress: fitted(() => null),
    withAddress: fitted(({ url }) => url),
  };
  console.log(JSON.stringify(weights, null, 2));
}
