import type { Provenance } from '../score/types.ts';
import { COUNT_WORDS } from '../text/count-words.ts';
import { readAddress } from './address-signs.ts';
import type { Intent, IntentResult, SearchResult } from './intent.ts';
import lists from './format-words.json' with { type: 'json' };
import { ENGINE_VERSION } from '../engine-version.ts';

/** The format of a page's content. `landing`: the home page or an entry page of a site. */
export type ResultFormat = keyof typeof lists | 'landing' | 'article';

/** The kind of site that a format belongs to. */
export type ResultKind = 'editorial' | 'shop' | 'tool' | 'video' | 'discussion' | 'landing';

export interface FormatCount {
  format: ResultFormat;
  /** Their indices among the given results. */
  results: readonly number[];
  /** Share (0 to 1) of the results' weight. The weight of a rank is 1 / log2(rank + 2), like readers' attention. */
  share: number;
}

export interface FavouredFormat {
  /** Null without results, or if none clearly leads. */
  format: ResultFormat | null;
  kind: ResultKind | null;
  /** Largest share first. */
  formats: readonly FormatCount[];
  /** Number of results that were read. */
  results: number;
  provenance: Provenance;
}

const FIRST_RESULTS = 20;
const MAX_TITLE_LENGTH = 300;
/** A format is favored if it has at least a third of the results' weight, and more than any other. */
const MIN_SHARE = 1 / 3;
const COUNTED = new RegExp(
  `^(?:(?:the|our|top|best) ){0,2}(?:[3-9]|[1-9]\\d|10[01]|${COUNT_WORDS}) (?!(?:years?|days?|hours?|minutes?)\\b)[a-z]`,
);
const KINDS: Readonly<Record<ResultFormat, ResultKind>> = {
  video: 'video',
  discussion: 'discussion',
  tool: 'tool',
  comparison: 'editorial',
  review: 'editorial',
  how_to: 'editorial',
  guide: 'editorial',
  definition: 'editorial',
  listicle: 'editorial',
  news: 'editorial',
  category: 'shop',
  product: 'shop',
  landing: 'landing',
  article: 'editorial',
};
const BY_INTENT: Readonly<Record<Intent, ResultFormat>> = {
  informational: 'guide',
  navigational: 'landing',
  transactional: 'product',
  commercial: 'comparison',
  local: 'landing',
};

/** Detects a result's format from its title and address alone. English words; addresses in any language. */
export function resultFormat({ title, url }: SearchResult): ResultFormat {
  const words = ` ${title
    .slice(0, MAX_TITLE_LENGTH)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'+.-]+/gu, ' ')
    .trim()} `;
  const address = readAddress(url);
  const host = new Set(address?.labels);
  const path = new Set(address?.segments);
  const formats = Object.entries(lists) as [
    keyof typeof lists,
    { host: string[]; path: string[]; title: string[] },
  ][];
  for (const [format, signs] of formats) if (signs.host.some((label) => host.has(label))) return format;
  if (COUNTED.test(words.trim())) return 'listicle';
  for (const [format, signs] of formats)
    if (signs.title.some((phrase) => words.includes(` ${phrase} `))) return format;
  for (const [format, signs] of formats) if (signs.path.some((segment) => path.has(segment))) return format;
  return address !== null && address.segments.length === 0 ? 'landing' : 'article';
}

/** The format that a results page favors, with the results for each format. */
export function favouredFormat(results: readonly SearchResult[]): FavouredFormat {
  const found = new Map<ResultFormat, number[]>();
  const looked = results.slice(0, FIRST_RESULTS);
  for (const [index, result] of looked.entries()) {
    const format = resultFormat(result);
    found.set(format, [...(found.get(format) ?? []), index]);
  }
  const weight = (index: number): number => 1 / Math.log2(index + 2);
  const total = looked.reduce((sum, _, index) => sum + weight(index), 0);
  const formats = [...found]
    .map(([format, places]) => ({
      format,
      results: places,
      share: places.reduce((sum, index) => sum + weight(index), 0) / total,
    }))
    .toSorted((a, b) => b.share - a.share);
  const [first, second] = formats;
  const isAhead = first !== undefined && first.share >= MIN_SHARE && first.share > (second?.share ?? 0);
  const format = isAhead ? first.format : null;
  return {
    format,
    kind: format === null ? null : KINDS[format],
    formats,
    results: looked.length,
    provenance: { kind: 'modelled', method: `pagewright-result-formats ${ENGINE_VERSION}` },
  };
}

/** What to write for one intent of a keyword. */
export interface IntentFormat {
  intent: Intent;
  probability: number;
  format: ResultFormat;
  kind: ResultKind;
  /** `measured`: what the results favor. `modelled`: what usually serves the intent. */
  provenance: Provenance;
}

/** Intents with this probability deserve their own content. */
const MIN_PROBABILITY = 0.2;

/**
 * The format for each likely intent (0.2 or more), most likely first. The leading intent gets what the results favor,
 * if they are given and agree.
 */
export function intentFormats(intent: IntentResult, results: readonly SearchResult[] = []): IntentFormat[] {
  const favoured = favouredFormat(results);
  const likely = (Object.keys(BY_INTENT) as Intent[])
    .map((name) => ({ intent: name, probability: intent.probabilities[name] }))
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .toSorted((a, b) => b.probability - a.probability);
  return likely.map((row) => {
    const measured = row.intent === intent.leading ? favoured.format : null;
    const format = measured ?? BY_INTENT[row.intent];
    const provenance: Provenance =
      measured === null
        ? { kind: 'modelled', method: `pagewright-format-by-intent ${ENGINE_VERSION}` }
        : favoured.provenance;
    return { ...row, format, kind: KINDS[format], provenance };
  });
}
