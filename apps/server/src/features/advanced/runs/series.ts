import { isFields } from './entry-names.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Combines parallel lists of figures ('months', 'mean', 'lower90') into one list of entries; null if there are none.
 */
export function seriesIn(fields: Fields): { names: ReadonlySet<string>; entries: Fields[] } | null {
  const lists = Object.entries(fields).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) && entry[1].length > 1 && entry[1].every((value) => !isFields(value)),
  );
  const figures = lists.filter(([, list]) => list.every((value) => typeof value === 'number'));
  const length = figures[0]?.[1].length ?? 0;
  const alike = lists.filter(([, list]) => list.length === length);
  if (alike.length < 3 || figures.length < 2) return null;
  return {
    names: new Set(alike.map(([name]) => name)),
    entries: Array.from({ length }, (_, at) =>
      Object.fromEntries(alike.map(([name, list]) => [name, list[at]])),
    ),
  };
}
