import { checkAgainstEvidence, type Unsourced } from '@pagewright/engine';
import { deserialize } from '../compute/serialized.ts';
import { createInjectionFilter } from './injection-filter.ts';
import { type GenerationEvidence, stringsOf } from './evidence.ts';

/** A statement of an output that the evidence does not hold, with the way to the string in which it stands. */
export interface UnsourcedStatement extends Unsourced {
  readonly path: readonly (string | number)[];
}

/** What becomes of unsourced figures, quotations and studies: their sentences go, or they stay and are told of. */
export type WhenUnsourced = 'leave_out' | 'mark';

/** What was taken out can join what stood around it to a new address; so often it is looked at again. */
const ROUNDS = 4;

/**
 * An output without repeated orders and without addresses that are none of the evidence's, and with its unsourced statements left out or marked.
 * Only texts are looked at: a string may become '', and numbers are for places in lists.
 */
export function groundOutput(
  output: unknown,
  { pages, given, draft, addresses = [] }: GenerationEvidence,
  whenUnsourced: WhenUnsourced,
  instructions: string,
): { output: unknown; unsourced: UnsourcedStatement[]; leftOut: number } {
  const read = pages.map(({ url, title, article }) => ({ url, title, ...deserialize(article) }));
  const held = { pages: read, given: [...stringsOf(given), ...stringsOf(draft)], addresses };
  const check = (leaves: readonly Leaf[]): CheckedLeaf[] => {
    const found = checkAgainstEvidence(
      leaves.map(({ text }) => text),
      held,
      // A name is no reason to leave a sentence out: it is shown to who decides.
      { names: whenUnsourced === 'mark' },
    );
    return leaves.map((leaf, at) => ({ ...leaf, found: found[at] ?? [] }));
  };
  const goes = ({ kind }: Unsourced): boolean => kind === 'address' || whenUnsourced === 'leave_out';
  const dropOrders = createInjectionFilter({ instructions, given: held.given });
  let leftOut = 0;
  const withoutUnsourced = (checked: CheckedLeaf[]): CheckedLeaf[] => {
    let left = checked;
    for (let round = 0; round < ROUNDS && left.some(({ found }) => found.some(goes)); round += 1) {
      leftOut += left.flatMap(({ found }) => found).filter(goes).length;
      left = check(
        left.map(({ path, text, found }) => ({ path, text: cut(text, found.filter(goes), whenUnsourced) })),
      );
    }
    return left;
  };
  // Whole addresses first: what is left of an order with one of them is judged without it, and then once more.
  let leaves = withoutUnsourced(check(leavesOf(output, [])));
  leaves = withoutUnsourced(check(leaves.map(({ path, text }) => ({ path, text: dropOrders(text) }))));
  leaves = leaves.map((leaf) => (leaf.found.some(goes) ? { ...leaf, text: '', found: [] } : leaf));
  const unsourced = leaves.flatMap(({ path, found }) => found.map((one) => ({ ...one, path })));
  const written = new Map(leaves.map(({ path, text }) => [JSON.stringify(path), text]));
  return { output: rewrite(output, [], written), unsourced, leftOut };
}

/** A text without the statements: the words of a link stay, and so does what stands around an address that is marked. */
function cut(text: string, found: readonly Unsourced[], whenUnsourced: WhenUnsourced): string {
  let left = '';
  let at = 0;
  for (const { kind, start, end, sentence, words } of found) {
    const isWhole = kind !== 'address' || (whenUnsourced === 'leave_out' && words === '');
    const from = isWhole ? sentence.start : start;
    const to = isWhole ? sentence.end : end;
    if (to <= at) continue;
    left += text.slice(at, Math.max(at, from)) + (isWhole ? '' : words);
    at = to;
  }
  return `${left}${text.slice(at)}`.replaceAll(/[ \t]{2,}/g, ' ').trim();
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

interface CheckedLeaf extends Leaf {
  readonly found: readonly Unsourced[];
}

function leavesOf(value: unknown, path: readonly (string | number)[]): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inside, at) => leavesOf(inside, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, [...path, name]));
}

function rewrite(
  value: unknown,
  path: readonly (string | number)[],
  written: ReadonlyMap<string, string>,
): unknown {
  if (typeof value === 'string') return written.get(JSON.stringify(path)) ?? '';
  if (Array.isArray(value)) return value.map((inside, at) => rewrite(inside, [...path, at], written));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, rewrite(inside, [...path, name], written)]),
  );
}
