import { SNAPSHOT_LIMITS, type SnapshotLine } from '@pagewright/contract/research';
import type { Context } from '../../context.ts';
import { pageHistory } from '../../research/index.ts';
import { readVersion } from './read-version.ts';

/** Which snapshots are wanted: of an address, last found so before a moment. */
interface Wanted {
  readonly url: string;
  readonly before?: string | undefined;
}

/**
 * What a page held over time, as the workspace read it, the newest first.
 * @throws ApiError 400 or 422 where this is no address of a page.
 */
export async function listSnapshots(ctx: Context, { url, before }: Wanted): Promise<SnapshotLine[]> {
  const history = await pageHistory(ctx, url, {
    limit: SNAPSHOT_LIMITS.listed,
    before: before === undefined ? undefined : new Date(before),
  });
  const lines: SnapshotLine[] = [];
  // One after the other: each takes the memory of a whole page.
  for (const { id } of history) {
    const version = await readVersion(ctx, id);
    if (version) lines.push(version.line);
  }
  return lines;
}
