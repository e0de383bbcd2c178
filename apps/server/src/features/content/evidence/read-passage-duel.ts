import type { PassageDuel } from '@pagewright/contract/content';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { runDuel } from './run-duel.ts';
import { readComparedTexts } from './read-compared-texts.ts';

const duel = defineTask(new URL('./run-duel.ts', import.meta.url), runDuel, { kind: 'long' });

/**
 * Tells who answers what searchers ask about a keyword (the item's, unless another is given): the saved item, the
 * pages that it is compared with, both, or nobody.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function readPassageDuel(
  ctx: Context,
  id: string,
  requestedKeyword?: string,
): Promise<PassageDuel> {
  const { content } = requireReadable(ctx.actor, await findItem(ctx.db, id));
  return compute(duel, { content, texts: await readComparedTexts(ctx, id, requestedKeyword) });
}
