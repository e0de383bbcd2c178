import type { Context } from '../../../context.ts';
import { packGathered, type GatheredEvidence } from '../../../research/index.ts';
import { keepPages } from './repository.ts';

/**
 * Keeps the pages of an evidence for the outline that is made of it, so that a draft can be compared with them; answers
 * what each is named by, in their order.
 */
export async function keepEvidence(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  { pages }: Pick<GatheredEvidence, 'pages'>,
): Promise<string[]> {
  const packed = await Promise.all(pages.map(packGathered));
  const { workspaceId } = actor;
  const different = new Map(packed.map((page) => [page.digest, { workspaceId, ...page }]));
  await keepPages(db, [...different.values()]);
  return packed.map(({ digest }) => digest);
}
