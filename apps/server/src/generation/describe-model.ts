import type { GenerationCost } from './generate.ts';

/** How something was made whose words a model chose: the method that found it, the model, and what it cost. */
export function describeModel(method: string, { vendor, model, tokens }: GenerationCost): string {
  const count = (tokensOf: number | null): string => (tokensOf === null ? 'unknown' : String(tokensOf));
  return `${method}; worded by ${model} (${vendor}; tokens: ${count(tokens.in)} in, ${count(tokens.out)} out)`;
}
