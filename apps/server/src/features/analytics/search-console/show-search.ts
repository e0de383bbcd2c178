import type {
  KeywordSearch,
  NamedSearchFigures,
  SearchFigures,
  SearchImport,
} from '@pagewright/contract/analytics';
import type { Actor } from '../../../platform/context.ts';
import { canManage } from '../../../platform/access/ownership.ts';
import { SEARCH_PROVENANCE, spanOf, withoutOverlap } from '../../advanced/index.ts';
import type { SearchRow } from './read-table.ts';
import type { ImportedFigure, ImportRow } from './search-repository.ts';

const rateOf = (clicks: number, impressions: number): number | null =>
  impressions === 0 ? null : clicks / impressions;

/** Maps figures to their API form. */
export function showFigures({ clicks, impressions, position }: Omit<SearchRow, 'name'>): SearchFigures {
  return { clicks, impressions, ctr: rateOf(clicks, impressions), position };
}

/** Maps a row with its name. */
export function showRow(row: SearchRow): NamedSearchFigures {
  return { name: row.name, ...showFigures(row) };
}

/** Sums rows, with the position weighted by impressions; null without rows. */
export function sumFigures(rows: readonly SearchRow[]): SearchFigures | null {
  const [first] = rows;
  if (first === undefined) return null;
  if (rows.length === 1) return showFigures(first);
  const sum = (of: (row: SearchRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const placed = sum((row) => (row.position === null ? 0 : row.impressions));
  return showFigures({
    clicks: sum((row) => row.clicks),
    impressions: sum((row) => row.impressions),
    position: placed === 0 ? null : sum((row) => (row.position ?? 0) * row.impressions) / placed,
  });
}

/** Combines the figures of one name from several imports, newest first; null if there are none. */
export function showImported(newestFirst: readonly ImportedFigure[]): KeywordSearch | null {
  const counted = withoutOverlap(newestFirst);
  const figures = sumFigures(counted);
  if (figures === null) return null;
  const importIds = counted.map(({ importId }) => importId);
  return { importIds, ...spanOf(counted), provenance: SEARCH_PROVENANCE, figures };
}

/** Maps an import to its list form. */
export function showImport(actor: Actor, row: ImportRow): SearchImport {
  return {
    id: row.id,
    fileName: row.fileName,
    from: row.fromDay,
    to: row.toDay,
    importedAt: row.importedAt.toISOString(),
    importedBy: row.authorName,
    mayRemove: canManage(actor, row),
  };
}
