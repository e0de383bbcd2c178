import type {
  KeywordSearch,
  NamedSearchFigures,
  SearchFigures,
  SearchImport,
} from '@pagewright/contract/analytics';
import type { Actor } from '../../../context.ts';
import { isInHands } from '../../../ownership.ts';
import type { SearchRow } from './read-table.ts';
import type { ImportedFigure, ImportRow } from './search-repository.ts';

/** Who counted what was imported. */
export const SEARCH_PROVENANCE = { kind: 'measured', method: 'Google Search Console' } as const;

const rateOf = (clicks: number, impressions: number): number | null =>
  impressions === 0 ? null : clicks / impressions;

/** Figures as the API shows them. */
export function showFigures({ clicks, impressions, position }: Omit<SearchRow, 'name'>): SearchFigures {
  return { clicks, impressions, ctr: rateOf(clicks, impressions), position };
}

/** A row with its name. */
export function showRow(row: SearchRow): NamedSearchFigures {
  return { name: row.name, ...showFigures(row) };
}

/** The sums of days, with the place weighed by impressions; null of none. */
export function sumFigures(days: readonly SearchRow[]): SearchFigures | null {
  if (days.length === 0) return null;
  const sum = (of: (day: SearchRow) => number): number => days.reduce((total, day) => total + of(day), 0);
  const placed = sum((day) => (day.position === null ? 0 : day.impressions));
  return showFigures({
    clicks: sum((day) => day.clicks),
    impressions: sum((day) => day.impressions),
    position: placed === 0 ? null : sum((day) => (day.position ?? 0) * day.impressions) / placed,
  });
}

/** A figure of an import that was looked up by name. */
export function showImported(figure: ImportedFigure | undefined): KeywordSearch | null {
  if (!figure) return null;
  const { importId, fromDay, toDay } = figure;
  return { importId, from: fromDay, to: toDay, provenance: SEARCH_PROVENANCE, figures: showFigures(figure) };
}

/** An import as a list shows it. */
export function showImport(actor: Actor, row: ImportRow): SearchImport {
  return {
    id: row.id,
    fileName: row.fileName,
    from: row.fromDay,
    to: row.toDay,
    importedAt: row.importedAt.toISOString(),
    importedBy: row.authorName,
    mayRemove: isInHands(actor, row),
  };
}
