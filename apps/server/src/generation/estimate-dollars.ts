import type { LanguageModel, Tokens } from '../providers/language/port.ts';
import prices from './model-prices.json' with { type: 'json' };

const TOKENS_OF_A_PRICE = 1_000_000;
/** A dated model name, such as `gpt-5-2026-08-07` or `claude-haiku-4-5-20251001`. */
const DATED = /-\d{4}-?\d{2}-?\d{2}$/;

/**
 * Estimates the cost of tokens at list price, in US dollars; null if the model or its price on that day is unknown, or
 * the vendor did not count tokens. Discounts, such as for cached input, are ignored.
 */
export function estimateDollars(
  { vendor, model }: Pick<LanguageModel, 'vendor' | 'model'>,
  tokens: Tokens,
  on: Date,
): number | null {
  const name = model.replace(DATED, '');
  const day = on.toISOString().slice(0, 10);
  const price = prices.models.find((one) => one.vendor === vendor && one.model === name);
  if (price === undefined || tokens.in === null || tokens.out === null) return null;
  if (price.until !== null && day > price.until) return null;
  return (tokens.in * price.in + tokens.out * price.out) / TOKENS_OF_A_PRICE;
}
