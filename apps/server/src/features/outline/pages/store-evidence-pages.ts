import type { Context } from '../../../platform/context.ts';
import { packGathered, type GatheredEvidence } from '../../../research/index.ts';
import { upsertPages } from './repository.ts';

/**
 * Stores the pages of an evidence for its outline, so drafts can be compared with them. Returns their digests in order.
 */
export async function storeEvidencePages(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  { pages }: Pick<GatheredEvidence, 'pages'>,
): Promise<string[]> {
  const compressed = await Promise.all(pages.map(packGathered));
  const { workspaceId } = actor;
  const distinct = new Map(compressed.map((page) => [page.digest, { workspaceId, ...page }]));
  await upsertPages(db, [...distinct.values()]);
  return compressed.map(({ digest }) => digest);
}
