import type { ModelUsage } from '@pagewright/contract/usage';
import type { Context } from '../../platform/context.ts';
import { sumGenerations } from './generation-repository.ts';
import { readMonth } from './repository.ts';

/** The language model calls of the caller's workspace this month (UTC), most expensive first. */
export async function readModelUsage(ctx: Context): Promise<ModelUsage> {
  const { workspaceId } = ctx.actor;
  const { month } = await readMonth(ctx.db, workspaceId);
  const first = new Date(month);
  return {
    month: first.getUTCMonth() + 1,
    year: first.getUTCFullYear(),
    models: [...(await sumGenerations(ctx.db, workspaceId, month))],
  };
}
