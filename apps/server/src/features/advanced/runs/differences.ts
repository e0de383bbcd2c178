import type { RunDifference } from '@pagewright/contract/advanced';
import { entryKey, entryNames, isFields, singleName } from './entry-names.ts';
import { seriesIn } from './series.ts';

type Plain = string | number | boolean | null;
type Fields = Readonly<Record<string, unknown>>;

/** An entry of the earlier and the later list; undefined where it is missing. */
interface Pair {
  readonly was: unknown;
  readonly is: unknown;
}

/** What differs between any two runs: when something was read, and where in its own text it is. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'runId',
  'readAt',
  'fetchedAt',
  'gatheredAt',
  'checkedAt',
  'since',
  'place',
  'places',
]);
/** Fields that say in codes what another field of the same object says in words. */
const REPEATED: Readonly<Record<string, string>> = {
  values: 'message',
  code: 'message',
  findings: 'reasons',
  actions: 'suggestedActions',
};
const MAX_DIFFERENCES = 500;
const MAX_TEXT_LENGTH = 300;
const UNKNOWN = '—';

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
  if (areAll(isNames, before, after))
    return compareLists(path, isNames(before) ? before : [], isNames(after) ? after : [], found);
  if (areAll(isFields, before, after))
    return compareFields(path, isFields(before) ? before : null, isFields(after) ? after : null, found);
  const [was, is] = [plain(before), plain(after)];
  if (was !== is) found.push({ path, before: was, after: is, added: [], removed: [] });
}

function compareFields(
  path: string,
  before: Fields | null,
  after: Fields | null,
  found: RunDifference[],
): void {
  const one = before ?? after ?? {};
  const name = before && after ? null : singleName(lastField(path), one);
  if (name !== null) {
    found.push({ path, before: before && name, after: after && name, added: [], removed: [] });
    return;
  }
  const [was, is] = [withSeries(before ?? {}), withSeries(after ?? {})];
  for (const key of comparedFields([...new Set([...Object.keys(was), ...Object.keys(is)])]))
    compare(path === '' ? key : `${path}.${key}`, was[key], is[key], found);
}

/** The fields of an object that are compared: one of two that say the same, and none that always differs. */
export function comparedFields(names: readonly string[]): string[] {
  return names.filter((name) => !NOT_COMPARED.has(name) && !names.includes(REPEATED[name] ?? ''));
}

function compareLists(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
  found: RunDifference[],
): void {
  const list = lastField(path);
  const pairs = pairEntries(list, before, after);
  const names = entryNames(
    list,
    pairs.map(({ was, is }) => is ?? was),
  );
  const missing = (side: keyof Pair): string[] => names.filter((_, at) => pairs[at]?.[side] === undefined);
  const [added, removed] = [missing('was'), missing('is')];
  if (added.length > 0 || removed.length > 0) found.push({ path, before: null, after: null, added, removed });
  for (const [at, { was, is }] of pairs.entries())
    if (isFields(was) && isFields(is))
      compare(`${path}[${(names[at] ?? '').replaceAll(/[[\]]/g, '')}]`, was, is, found);
}

/** Pairs the entries of two lists: those that are alike, then those with the same identity in order. */
function pairEntries(list: string, before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const earlier = Map.groupBy(before, (entry) => entryKey(list, entry));
  const later = Map.groupBy(after, (entry) => entryKey(list, entry));
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((key) => {
    const [was, is] = [earlier.get(key) ?? [], later.get(key) ?? []];
    return was.length < 2 && is.length < 2 ? inOrder(was, is) : pairAlike(was, is);
  });
}

function pairAlike(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const left = Map.groupBy(before, (entry) => JSON.stringify(entry));
  const others: unknown[] = [];
  const pairs: Pair[] = [];
  for (const is of after) {
    const was = left.get(JSON.stringify(is))?.shift();
    if (was === undefined) others.push(is);
    else pairs.push({ was, is });
  }
  return [...pairs, ...inOrder([...left.values()].flat(), others)];
}

function inOrder(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    was: before[at],
    is: after[at],
  }));
}

/** The same fields, with parallel lists of figures as one list: a month is compared with the same month. */
function withSeries(fields: Fields): Fields {
  const series = seriesIn(fields);
  if (!series) return fields;
  const others = Object.entries(fields).filter(([name]) => !series.names.has(name));
  return { ...Object.fromEntries(others), series: series.entries };
}

/** Whether both are of a kind, or one is and the other is missing. */
function areAll(isOf: (value: unknown) => boolean, ...values: readonly unknown[]): boolean {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length > 0 && known.every(isOf);
}

/** A list of entries. One of figures is a single value: its figures have no names. */
function isNames(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !isFigures(value);
}

function isFigures(value: unknown): value is readonly (number | null)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'number' || entry === null)
  );
}

function plain(value: unknown): Plain {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.slice(0, MAX_TEXT_LENGTH);
  if (!isFigures(value)) return null;
  return value
    .map((entry) => String(entry ?? UNKNOWN))
    .join(', ')
    .slice(0, MAX_TEXT_LENGTH);
}

const lastField = (path: string): string => /[^.[\]]*$/.exec(path.replaceAll(/\[[^\]]*\]/g, ''))?.[0] ?? '';
