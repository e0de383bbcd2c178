import type { PlanName } from '@pagewright/contract/usage';
import type { Database } from '../../platform/db/client.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { findWorkspace, upsertPlan } from './repository.ts';

/**
 * Grants a workspace, by slug or id, an unlimited plan as an operator action.
 * @returns the workspace's slug; null if there is no such workspace.
 */
export async function grantPlan(
  ctx: { readonly db: Database },
  { workspace, plan }: { readonly workspace: string; readonly plan: PlanName },
): Promise<string | null> {
  return withTransaction(ctx, async ({ db }) => {
    const found = await findWorkspace(db, workspace);
    if (!found) return null;
    await upsertPlan(db, found.id, plan);
    const actor = { workspaceId: found.id, userId: null };
    await writeAudit({ db, actor }, 'usage.give_plan', found.id, { plan });
    return found.slug;
  });
}
