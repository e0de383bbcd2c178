import type { RANK_EXPORT_FORMATS } from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { csvTable, WORKBOOK_TYPE, writeWorkbook } from '../../../documents/index.ts';
import { listChecksAfter, type CheckRow } from './check-repository.ts';
import { requireTracker } from './manage-trackers.ts';
import type { TrackerRow } from './tracker-repository.ts';

const BATCH = 500;
const BYTE_ORDER_MARK = '\uFEFF';
const NAMES = [
  'date',
  'keyword',
  'source',
  'country',
  'language',
  'device',
  'site',
  'state',
  'position',
  'url',
  'resultsRead',
  'features',
  'problem',
];
type Cell = string | number | null;

/** Streams every stored position of a tracker, one row per day, keyword, and site. @throws ApiError 404. */
export async function exportRanks(
  ctx: Context,
  id: string,
  format: (typeof RANK_EXPORT_FORMATS)[number],
): Promise<{ readonly pieces: AsyncIterable<Uint8Array | string>; readonly mediaType: string }> {
  const tracker = await requireTracker(ctx, id);
  const batches = rowsOf(ctx, tracker);
  return format === 'xlsx'
    ? { pieces: writeWorkbook([{ name: 'positions', columns: NAMES, batches }]), mediaType: WORKBOOK_TYPE }
    : { pieces: csvOf(batches), mediaType: 'text/csv; charset=utf-8' };
}

async function* csvOf(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  yield csvTable([NAMES]);
  for await (const rows of batches) yield csvTable(rows).slice(BYTE_ORDER_MARK.length);
}

async function* rowsOf(ctx: Context, tracker: TrackerRow): AsyncGenerator<Cell[][]> {
  let after: CheckRow | null = null;
  for (;;) {
    const checks: CheckRow[] = await listChecksAfter(ctx.db, tracker.id, after, BATCH);
    const last = checks.at(-1);
    if (!last) return;
    yield checks.flatMap((check) => rowsOfCheck(check, tracker));
    after = last;
  }
}

function rowsOfCheck(check: CheckRow, { source, country, language, device }: TrackerRow): Cell[][] {
  const head = [check.day, check.keyword, source, country, language, device];
  const tail = [check.results, check.features?.join(' ') ?? null, check.problem];
  if (check.results === null) return [[...head, null, 'failed', null, null, ...tail]];
  return check.sites.map(({ site, position, url }) => [
    ...head,
    site,
    position === null ? 'not_found' : 'found',
    position,
    url,
    ...tail,
  ]);
}
