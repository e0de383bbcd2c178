import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forecast } from '@pagewright/engine';
import { measureTime } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';
import { withInterval } from './held-out.ts';

const OFFICIAL = ['THETA', 'ForecastPro', 'AutoBox2', 'COMB_S_H_D', 'NAIVE2'];
const KINDS = [
  { name: 'monthly', period: 12 },
  { name: 'quarterly', period: 4 },
  { name: 'yearly', period: 1 },
  { name: 'other', period: 1 },
];
const MAX_SMAPE = 13.75;
const MAX_MASE = 0.86;
const MAX_MILLISECONDS = 1;
const AXIS = 'Forecast: M3';

interface Series {
  sn: string;
  h: number;
  x: number[];
  xx: number[];
}

/** Errors of one series. */
interface Errors {
  smape: number;
  mase: number;
}

/** sMAPE, MASE, coverage of the intervals and time on M3; the official forecasts are measured in the same run. */
export async function measure(): Promise<BenchRow[]> {
  const folder = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data', 'm3');
  if (!existsSync(folder)) {
    const ours = `skipped: ${folder} is not there`;
    return [{ axis: AXIS, peer: 'Theta 13.89 (published)', goal: 'sMAPE ≤ 13.75', ours, isMet: null }];
  }
  return KINDS.map((kind) => measureKind(folder, kind));
}

function measureKind(folder: string, { name, period }: (typeof KINDS)[number]): BenchRow {
  const all = readSeries(join(folder, `m3_${name}.jsonl`));
  // The first series warm up the code.
  for (const { x, h } of all.slice(0, 50)) forecast({ values: x, period, horizon: h });
  let forecasts: ReturnType<typeof forecast>[] = [];
  const time = measureTime(() => {
    forecasts = all.map(({ x, h }) => forecast({ values: x, period, horizon: h }));
  }).wall;
  const means = new Map(all.map((series, at) => [series.sn, forecasts[at]!.mean]));
  const errors = errorsOf(all, means, period);
  const [smape, mase] = [meanSmape(errors), meanMase(errors)];
  const inner = coverage(all, (at) => [forecasts[at]!.lower50, forecasts[at]!.upper50]);
  const outer = coverage(all, (at) => [forecasts[at]!.lower90, forecasts[at]!.upper90]);
  const each = time / all.length;
  const isMonthly = name === 'monthly';
  const figures = [
    `sMAPE ${withInterval(errors, meanSmape, 2)}`,
    `MASE ${withInterval(errors, meanMase)}`,
    `50 % interval holds ${inner.toFixed(1)} %`,
    `90 % ${outer.toFixed(1)} %`,
    `${each.toFixed(2)} ms/series`,
  ];
  return {
    axis: `${AXIS} ${name}, ${all.length} series`,
    peer: isMonthly ? officialFigures(folder, all, period) : '',
    goal: isMonthly ? `sMAPE ≤ ${MAX_SMAPE}, MASE ≤ ${MAX_MASE}, ≤ ${MAX_MILLISECONDS} ms/series` : '',
    ours: figures.join(', '),
    isMet: isMonthly ? smape <= MAX_SMAPE && mase <= MAX_MASE && each <= MAX_MILLISECONDS : null,
  };
}

function officialFigures(folder: string, all: readonly Series[], period: number): string {
  const figures = OFFICIAL.map((name) => {
    const lines = readFileSync(join(folder, `official_monthly_${name}.csv`), 'utf8')
      .trim()
      .split('\n');
    const means = new Map<string, number[]>();
    for (const line of lines) {
      const [series = '', ...values] = line.split(',');
      means.set(series, values.map(Number));
    }
    const errors = errorsOf(all, means, period);
    return `${name} ${meanSmape(errors).toFixed(2)} / ${meanMase(errors).toFixed(3)}`;
  });
  return `official, sMAPE / MASE in this run: ${figures.join(', ')}`;
}

/** sMAPE as in M3; MASE against the seasonal naive forecast of the history (Hyndman and Koehler 2006). */
function errorsOf(
  all: readonly Series[],
  means: ReadonlyMap<string, readonly number[]>,
  period: number,
): Errors[] {
  return all.flatMap(({ sn, x, xx }) => {
    const mean = means.get(sn);
    if (mean === undefined) return [];
    const errors = xx.map((actual, at) => Math.abs(actual - mean[at]!));
    const shares = errors.map((error, at) => (200 * error) / (Math.abs(xx[at]!) + Math.abs(mean[at]!)));
    const naive = x.slice(period).map((value, at) => Math.abs(value - x[at]!));
    return [{ smape: average(shares), mase: average(errors) / average(naive) }];
  });
}

const meanSmape = (errors: readonly Errors[]): number => average(errors.map(({ smape }) => smape));
const meanMase = (errors: readonly Errors[]): number => average(errors.map(({ mase }) => mase));

function coverage(all: readonly Series[], bounds: (at: number) => [number[], number[]]): number {
  const held = all.flatMap(({ xx }, at) => {
    const [lower, upper] = bounds(at);
    return xx.map((actual, step) => (actual >= lower[step]! && actual <= upper[step]! ? 100 : 0));
  });
  return average(held);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function readSeries(file: string): Series[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Series);
}

if (import.meta.main) {
  for (const row of await measure()) console.log(row);
}
