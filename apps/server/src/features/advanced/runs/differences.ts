import type { RunDifference } from '@pagewright/contract/advanced';

type Plain = string | number | boolean | null;

/** Fields that identify an entry of a list; the first one present is used. */
const NAME_FIELDS = [
  'keyword',
  'question',
  'url',
  'text',
  'title',
  'topic',
  'platform',
  'code',
  'name',
  'id',
  'heading',
];
const MAX_DIFFERENCES = 500;
const MAX_TEXT_LENGTH = 300;

/** Lists the fields in which numbers, texts, and lists of a later result differ from an earlier one; at most 500. */
export function differencesBetween(
  before: unknown,
  after: unknown,
): { readonly differences: RunDifference[]; readonly isCut: boolean } {
  const found: RunDifference[] = [];
  compare('', before, after, found);
  return { differences: found.slice(0, MAX_DIFFERENCES), isCut: found.length > MAX_DIFFERENCES };
}

function compare(path: string, before: unknown, after: unknown, found: RunDifference[]): void {
  if (found.length > MAX_DIFFERENCES) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(path, before, after, found);
  if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(path === '' ? key : `${path}.${key}`, before[key], after[key], found);
    return;
  }
  const [was, is] = [plain(before), plain(after)];
  if (was !== is) found.push({ path, before: was, after: is, added: [], removed: [] });
}

function compareLists(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
  found: RunDifference[],
): void {
  const [was, is] = [byName(before), byName(after)];
  const added = [...is.keys()].filter((name) => !was.has(name));
  const removed = [...was.keys()].filter((name) => !is.has(name));
  if (added.length > 0 || removed.length > 0) found.push({ path, before: null, after: null, added, removed });
  for (const [name, entry] of was) {
    const other = is.get(name);
    if (isObject(entry) && isObject(other)) compare(`${path}[${name}]`, entry, other, found);
  }
}

/** Maps list entries by their identifying name; duplicate names are numbered. */
function byName(list: readonly unknown[]): Map<string, unknown> {
  const named = new Map<string, unknown>();
  for (const [at, entry] of list.entries()) {
    const name = entryName(entry) ?? `#${at + 1}`;
    let unique = name;
    for (let turn = 2; named.has(unique); turn += 1) unique = `${name} (${turn})`;
    named.set(unique, entry);
  }
  return named;
}

/** The name that identifies a list entry; null if there is none. */
export function entryName(entry: unknown): string | null {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry).slice(0, MAX_TEXT_LENGTH);
  if (!isObject(entry)) return null;
  const field = NAME_FIELDS.find((name) => typeof entry[name] === 'string');
  return field === undefined ? null : String(entry[field]).slice(0, MAX_TEXT_LENGTH);
}

function plain(value: unknown): Plain {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.slice(0, MAX_TEXT_LENGTH);
  // An entry that was added or removed as a whole.
  return value === null || value === undefined ? null : JSON.stringify(value).slice(0, MAX_TEXT_LENGTH);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
