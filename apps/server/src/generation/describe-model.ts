import { PROVENANCE_METHOD } from '@pagewright/contract/provenance';
import type { GenerationCost } from './generate.ts';

/** Suffix added for an earlier model. */
const WORDED = /; worded by .*$/;

const counted = new Intl.NumberFormat('en');
const SMALLEST_SHOWN = 0.001;

/** Describes how a model-worded result was made: the method, the last model, and the cost. */
export function describeModel(method: string, { model, tokens, dollars }: GenerationCost): string {
  const all = tokens.in === null || tokens.out === null ? null : tokens.in + tokens.out;
  const count = all === null ? 'tokens unknown' : `${counted.format(all)} ${all === 1 ? 'token' : 'tokens'}`;
  const by = `; worded by ${model} · ${count} · ${describeDollars(dollars)}`;
  return `${method.replace(WORDED, '')}${by}`.slice(0, PROVENANCE_METHOD).toWellFormed();
}

function describeDollars(dollars: number | null): string {
  if (dollars === null) return 'cost —';
  return dollars < SMALLEST_SHOWN ? 'less than $0.001 estimated' : `$${dollars.toFixed(3)} estimated`;
}
