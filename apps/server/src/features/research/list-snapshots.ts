import { SNAPSHOT_LIMITS, type SnapshotLine } from '@pagewright/contract/research';
import type { Context } from '../../platform/context.ts';
import { pageHistory } from '../../research/index.ts';
import { readVersion } from './read-version.ts';

/** Which snapshots to list: of a URL, last seen before a moment. */
interface SnapshotQuery {
  readonly url: string;
  readonly before?: string | undefined;
}

/**
 * The versions of a page as the workspace fetched it, newest first.
 * @throws ApiError 400 or 422 for an invalid page URL.
 */
export async function listSnapshots(ctx: Context, { url, before }: SnapshotQuery): Promise<SnapshotLine[]> {
  const history = await pageHistory(ctx, url, {
    limit: SNAPSHOT_LIMITS.listed,
    before: before === undefined ? undefined : new Date(before),
  });
  const lines: SnapshotLine[] = [];
  // One after the other: each takes the memory of a full page.
  for (const { id } of history) {
    const version = await readVersion(ctx, id);
    if (version) lines.push(version.line);
  }
  return lines;
}
