import type {
  KeywordSearch,
  NamedSearchFigures,
  SearchFigures,
  SearchImport,
} from '@pagewright/contract/analytics';
import type { Actor } from '../../../context.ts';
import { canManage } from '../../../access/ownership.ts';
import { SEARCH_PROVENANCE, spanOf, withoutOverlap } from '../../advanced/index.ts';
import type { SearchRow } from './read-table.ts';
import type { ImportedFigure, ImportRow } from './search-repository.ts';

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

/** The sums of rows, with the place weighed by impressions; null of none. */
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

/** What imports have of one name, newest first, together; null where none has it. */
export function showImported(newestFirst: readonly ImportedFigure[]): KeywordSearch | null {
  const counted = withoutOverlap(newestFirst);
  const figures = sumFigures(counted);
  if (figures === null) return null;
  const importIds = counted.map(({ importId }) => importId);
  return { importIds, ...spanOf(counted), provenance: SEARCH_PROVENANCE, figures };
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
    mayRemove: canManage(actor, row),
  };
}
