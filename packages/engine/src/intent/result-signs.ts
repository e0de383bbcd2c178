import { addressSigns } from './address-signs.ts';
import { resultFormat } from './favoured-format.ts';
import type { SearchResult } from './intent.ts';

/** Few people see the results below. */
const FIRST_RESULTS = 10;
const LOCAL_ADDRESS =
  /\b(?:yelp|yellowpages|tripadvisor|opentable|foursquare|maps)\b|\/(?:locations?|near-me|stores?|branches)\b/i;
const LOCAL_TITLE = /\bnear (?:me|you)\b|\b(?:best|top) \d* ?.{0,60} in [A-Z]/;

/** What a results page says about the intent it serves: sign code → share of the first ten results, 0 to 1. */
export function resultSigns(query: string, results: readonly SearchResult[]): Map<string, number> {
  const signs = new Map<string, number>();
  const first = results.slice(0, FIRST_RESULTS);
  if (first.length === 0) return signs;
  const add = (code: string): void => {
    signs.set(code, (signs.get(code) ?? 0) + 1 / first.length);
  };
  for (const [index, result] of first.entries()) {
    const address = addressSigns(query, result.url);
    if (index === 0 && (address.get('host_named') ?? 0) >= 0.9) signs.set('results_first_is_named', 1);
    const format = resultFormat(result);
    if (format === 'product' || format === 'category' || format === 'tool') add('results_selling');
    else if (format === 'comparison' || format === 'review' || format === 'listicle')
      add('results_comparing');
    else if (format !== 'landing' || address.has('address_reference')) add('results_reading');
    if (LOCAL_ADDRESS.test(result.url) || LOCAL_TITLE.test(result.title.slice(0, 300))) add('results_local');
  }
  return signs;
}
