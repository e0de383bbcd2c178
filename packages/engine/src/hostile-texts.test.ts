import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../tests/run-size.ts';
import { emergingTopics, forecast, gradeForecast, parsePaper, trafficForecast } from './index.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { readText, TEXT_ANALYSES } from './testing/text-analyses.ts';

/** Words or tags: enough for what depends on size, few enough for all analyses of all texts. */
const SIZE = sampleOrAll(80, 1000);
const HUGE = sampleOrAll(4_000, 100_000);
const PATIENCE = 180_000;

/** Figures by the names under which results have them, with the least and the most that they may be. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  score: [0, 100],
  overall: [0, 100],
  opportunity: [0, 100],
  strategicValue: [0, 100],
  ease: [0, 100],
  share: [0, 1],
  coverage: [0, 1],
  relevance: [0, 1],
  closeness: [0, 1],
  novelty: [0, 1],
  strength: [0, 1],
  similarity: [0, 1],
  probability: [0, 1],
  informational: [0, 1],
  navigational: [0, 1],
  transactional: [0, 1],
  commercial: [0, 1],
  local: [0, 1],
  weight: [0, 100],
  points: [0, 100],
  maximum: [0, Infinity],
  gain: [-100, 100],
  count: [0, Infinity],
  words: [0, Infinity],
  rank: [0, Infinity],
};
/** Below these names stand log odds, what formulas answer, and points that one rule loses where others gain, under names that are ranged elsewhere. */
const UNRANGED: ReadonlySet<string> = new Set(['moves', 'values', 'gainBreakdown']);

/** What is wrong in a result: numbers that are none, or that lie outside of their range, by their path. */
function faultsOf(value: unknown, path: string, name = '', isRanged = true): string[] {
  if (typeof value === 'number') {
    const [least, most] = (isRanged ? RANGES[name] : undefined) ?? [-Infinity, Infinity];
    return Number.isFinite(value) && value >= least && value <= most ? [] : [`${path} = ${value}`];
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const faults = isPlace(value) && !isOrdered(value) ? [`${path} = ${JSON.stringify(value)}`] : [];
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      faults.push(...faultsOf(item, `${path}[${at}]`, name, isRanged));
    return faults;
  }
  for (const [key, item] of Object.entries(value)) {
    faults.push(...faultsOf(item, `${path}.${key}`, key, isRanged && !UNRANGED.has(key)));
  }
  return faults;
}

interface Span {
  start: number;
  end: number;
}

function isPlace(value: object): value is Span {
  return 'start' in value && 'end' in value && 'block' in value;
}

function isOrdered({ start, end }: Span): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end >= start;
}

const cases: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['white space', ' \n\t '],
  ['one sign', '.'],
  ['one word given once', 'tea'],
  ['JSON that is no document', '{"type":{"type":[]},"content":{"a":[null]}}'],
  ['markup that never ends', '<p><a href="<img alt=><!-- <h2>green tea'],
  ['prototype keys', '{"type":"doc","__proto__":{"content":1},"constructor":[],"content":["toString"]}'],
  ['words of every object', 'constructor __proto__ toString hasOwnProperty valueOf. '.repeat(40)],
  ...Object.entries(HOSTILE_TEXTS).map(([name, make]) => [name, make(SIZE)] as const),
];

describe.each(cases)('%s', (_, text) => {
  it('goes through every analysis: no error, sound figures, the same again', { timeout: PATIENCE }, () => {
    for (const [name, analyze] of Object.entries(TEXT_ANALYSES)) {
      const result = analyze(readText(text));
      expect(faultsOf(result, name)).toEqual([]);
      expect(JSON.stringify(analyze(readText(text))), name).toBe(JSON.stringify(result));
    }
  });
});

describe(`${HUGE} words or tags`, () => {
  it.each(['English prose', 'one line without full stops', 'deep HTML'])(
    'of %s go through every analysis',
    { timeout: PATIENCE },
    (name) => {
      const given = readText(HOSTILE_TEXTS[name]!(HUGE));
      for (const [analysis, analyze] of Object.entries(TEXT_ANALYSES))
        expect(faultsOf(analyze(given), analysis)).toEqual([]);
    },
  );
});

describe('series that are none', () => {
  const series: readonly (readonly [string, readonly (number | null)[]])[] = [
    ['empty', []],
    ['one value', [5]],
    ['unknown', [null, null, null, null]],
    ['not numbers', [Number.NaN, Infinity, -Infinity, 3, Number.NaN]],
    ['zeros', Array.from({ length: 40 }, () => 0)],
    ['negative', Array.from({ length: 40 }, (_, at) => -at)],
    ['huge', Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 1e300 : -1e300))],
    ['tiny', Array.from({ length: 40 }, () => 5e-324)],
  ];
  const periods = [0, 1, 12, -3, Number.NaN, Infinity, 1e9, 2.5];

  it.each(series)('%s: finite forecasts and growths, of any period', (_, values) => {
    for (const period of periods) {
      const result = forecast({ values, period, horizon: 6 });
      expect(faultsOf(result, `forecast, period ${period}`)).toEqual([]);
      expect(faultsOf(emergingTopics([{ topic: 'tea', values, period }]), 'emergingTopics')).toEqual([]);
      expect(faultsOf(gradeForecast(result, values), 'gradeForecast')).toEqual([]);
      for (const position of [1, 10, 0, -1, 1e6, Number.NaN]) {
        const traffic = trafficForecast({ demand: values, period, horizon: 6, position });
        expect(faultsOf({ ...traffic, position: 0 }, `traffic at ${position}`)).toEqual([]);
      }
    }
  });

  it.each([0, -1, Number.NaN, Infinity, 1e9])('a horizon of %s', (horizon) => {
    expect(faultsOf(forecast({ values: [1, 2, 3, 4, 5], period: 1, horizon }), 'forecast')).toEqual([]);
  });
});

it('reads no paper from what is no text', () => {
  for (const input of [null, undefined, [], {}, { content: [null, 3, 'a'] }, { blocks: [null, {}] }])
    expect(
      parsePaper(input)
        .blocks.map(({ text }) => text)
        .join(''),
    ).toBe('');
});
