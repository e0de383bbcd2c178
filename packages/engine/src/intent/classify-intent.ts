import { ENGINE_VERSION } from '../engine-version.ts';
import { decideLanguage, languageEvidence } from '../language/detect-language.ts';
import { addressSigns } from './address-signs.ts';
import { INTENTS } from './intent.ts';
import type { Intent, IntentEvidence, IntentResult, SearchResult } from './intent.ts';
import { EXCLUSIVE_INTENTS, leadingIntent } from './leading-intent.ts';
import { queryWords, querySigns } from './query-signs.ts';
import { resultSigns } from './result-signs.ts';
import companions from './companion-weights.json' with { type: 'json' };
import fitted from './sign-weights.json' with { type: 'json' };

export interface IntentInput {
  query: string;
  /** The page that answers the query, if known: the one that people choose, or our own. */
  url?: string | null;
  /** The results page, best first. */
  results?: readonly SearchResult[];
}

type Weights = Readonly<Record<string, readonly number[]>>;
/** Fewer Latin words do not reveal their language: 'die hard' is not German. */
const WORDS_FOR_LANGUAGE = 7;
/** Signs that are valid in any language. */
const ANY_LANGUAGE = new Set([
  'query_domain',
  'query_arithmetic',
  'query_known_name',
  'query_known_name_first',
  'query_brand',
  'query_brand_first',
]);
const BRAND_SIGNS = ['query_known_name_first', 'query_brand', 'query_brand_first'];

/**
 * The search intent of a query, with every sign for or against each intent. Never throws. An empty query without an
 * address or results has no leading intent.
 */
export function classifyIntent({ query, url, results }: IntentInput): IntentResult {
  const language = languageOf(query);
  const signs = querySigns(query);
  const namesBrand = BRAND_SIGNS.some((code) => signs.has(code));
  const address = typeof url === 'string' ? addressSigns(query, url, namesBrand) : new Map<string, number>();
  const known = address.size > 0 ? fitted.withAddress : fitted.withoutAddress;
  const words = [...signs].filter(([code]) => language === 'en' || ANY_LANGUAGE.has(code));
  const sums: Record<Intent, number> = {
    informational: known.bias[0]!,
    navigational: known.bias[1]!,
    transactional: known.bias[2]!,
    commercial: companions.bias.commercial,
    local: companions.bias.local,
  };
  const evidence: IntentEvidence[] = [];
  for (const [code, value] of [...words, ...address, ...resultSigns(query, results ?? [])]) {
    const moves = movesOf(code, value, known.signs);
    for (const intent of INTENTS) sums[intent] += moves[intent];
    evidence.push({ code, value, moves });
  }
  const isEmpty = query.trim() === '' && evidence.length === 0;
  const probabilities = isEmpty ? NOTHING : probabilitiesOf(sums);
  return {
    probabilities,
    leading: leadingIntent(probabilities),
    evidence: evidence.toSorted((a, b) => strength(b) - strength(a)),
    language,
    leftOut: language === 'en' ? [] : ['query_words'],
    provenance: { kind: 'modelled', method: `pagewright-intent ${ENGINE_VERSION}` },
  };
}

const NOTHING: Readonly<Record<Intent, number>> = {
  informational: 0,
  navigational: 0,
  transactional: 0,
  commercial: 0,
  local: 0,
};

function movesOf(code: string, value: number, signs: Weights): Record<Intent, number> {
  const leaders = signs[code] ?? (companions.results as Weights)[code];
  const beside = (companions.signs as Weights)[code];
  return {
    informational: (leaders?.[0] ?? 0) * value,
    navigational: (leaders?.[1] ?? 0) * value,
    transactional: (leaders?.[2] ?? 0) * value,
    commercial: (beside?.[0] ?? 0) * value,
    local: (beside?.[1] ?? 0) * value,
  };
}

function probabilitiesOf(sums: Readonly<Record<Intent, number>>): Record<Intent, number> {
  const most = Math.max(...EXCLUSIVE_INTENTS.map((name) => sums[name]));
  const total = EXCLUSIVE_INTENTS.reduce((sum, name) => sum + Math.exp(sums[name] - most), 0);
  const share = (name: Intent): number => Math.exp(sums[name] - most) / total;
  const odds = (name: Intent): number => 1 / (1 + Math.exp(-sums[name]));
  return {
    informational: share('informational'),
    navigational: share('navigational'),
    transactional: share('transactional'),
    commercial: odds('commercial'),
    local: odds('local'),
  };
}

function strength({ moves }: IntentEvidence): number {
  return Math.max(...INTENTS.map((intent) => Math.abs(moves[intent])));
}

function languageOf(query: string): string {
  const words = queryWords(query);
  const isLatin = words.some((word) => /[a-z]/.test(word));
  if (words.length === 0 || (isLatin && words.length < WORDS_FOR_LANGUAGE)) return 'en';
  const { code } = decideLanguage([languageEvidence(words)]);
  return code === 'und' && words.every((word) => /^\d/.test(word)) ? 'en' : code;
}
