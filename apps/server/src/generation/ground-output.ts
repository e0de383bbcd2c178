import { checkAgainstEvidence, type Unsourced } from '@pagewright/engine';
import { deserialize } from '../platform/compute/serialized.ts';
import { createInjectionFilter } from './injection-filter.ts';
import { type GenerationEvidence, stringsOf } from './evidence.ts';

/** An unsupported statement of an output, with the path of its string. */
export interface UnsourcedStatement extends Unsourced {
  readonly path: readonly (string | number)[];
}

/** What happens to unsourced figures, quotations, and studies: their sentences are removed, or kept and reported. */
export type WhenUnsourced = 'leave_out' | 'mark';

/** Removals can join their surroundings into a new URL, so the check is repeated up to this often. */
const ROUNDS = 4;

/**
 * Removes repeated injections and URLs that the evidence lacks, and removes or marks unsourced statements. Only strings
 * are checked: they may become empty; numbers are list positions.
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
      // A name alone does not justify removing a sentence; it is shown to the user who decides.
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
  // URLs first: the rest of an injection is judged without them, and then once more.
  let leaves = withoutUnsourced(check(leavesOf(output, [])));
  leaves = withoutUnsourced(check(leaves.map(({ path, text }) => ({ path, text: dropOrders(text) }))));
  leaves = leaves.map((leaf) => (leaf.found.some(goes) ? { ...leaf, text: '', found: [] } : leaf));
  const unsourced = leaves.flatMap(({ path, found }) => found.map((one) => ({ ...one, path })));
  const written = new Map(leaves.map(({ path, text }) => [JSON.stringify(path), text]));
  return { output: rewrite(output, [], written), unsourced, leftOut };
}

/** Removes the statements: link texts stay, and so do the surroundings of a marked URL. */
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
