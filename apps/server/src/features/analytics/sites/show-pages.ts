import type { SitePageRow } from '@pagewright/contract/analytics';
import type { Database } from '../../../platform/db/client.ts';
import type { Duplicates } from './duplicate-repository.ts';
import { showPage } from './show-page.ts';
import { findPageNames, type SitePageRow as PageRow } from './site-page-repository.ts';

/** Pages with the same text that a row names. */
const NAMED_MAX = 5;
/** Pages of each text to look up: a page does not name itself. */
export const DUPLICATES_MAX = NAMED_MAX + 1;

/** Maps pages of the inventory to their API form. `findDuplicates` is called only if one of them has a duplicate. */
export async function showPages(
  db: Database,
  rows: readonly PageRow[],
  findDuplicates: () => Promise<Duplicates>,
): Promise<SitePageRow[]> {
  const hasAny = rows.some(isDuplicate);
  const known = hasAny ? await findDuplicates() : {};
  const duplicatesOf = (row: PageRow): number[] =>
    isDuplicate(row)
      ? (known[row.text_digest] ?? []).filter((id) => id !== Number(row.id)).slice(0, NAMED_MAX)
      : [];
  const names = await findPageNames(db, [...new Set(rows.flatMap(duplicatesOf))]);
  return rows.map((row) =>
    showPage(
      row,
      duplicatesOf(row).flatMap((id) => names.get(id) ?? []),
    ),
  );
}

const isDuplicate = ({ issues }: PageRow): boolean => issues.includes('text_duplicate');
