import { withTransaction } from '../../../platform/db/client.ts';
import type { EffectContext, RecurringJob } from '../../../platform/jobs/define.ts';
import { beginDeletion } from '../deletions/begin-deletion.ts';
import {
  findDueAccounts,
  findWorkspaceFates,
  lockDueAccount,
  lockWorkspacesOf,
  promoteHeir,
} from './account-repository.ts';

const BATCH_SIZE = 100;

/**
 * Deletes accounts whose grace period is over: their personal data and the workspaces that no one else uses. Shared
 * content stays without their name.
 */
export const deleteDueAccounts: RecurringJob = {
  name: 'delete-accounts',
  cron: '23 * * * *',
  async run(ctx) {
    for (const userId of await findDueAccounts(ctx.db, BATCH_SIZE)) await deleteAccount(ctx, userId);
  },
};

async function deleteAccount(ctx: EffectContext, userId: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const account = await lockDueAccount(inside.db, userId);
    if (account === null) return;
    await lockWorkspacesOf(inside.db, userId);
    const fates = await findWorkspaceFates(inside.db, userId);
    const withFate = (wanted: string) => fates.filter(({ fate }) => fate === wanted).map(({ id }) => id);
    // The other admins may have left since the request, and then no one could stop this.
    const heirs = [];
    for (const workspaceId of withFate('hand_over'))
      heirs.push({ workspaceId, userId: await promoteHeir(inside.db, workspaceId, userId) });
    await beginDeletion(inside, {
      workspaceIds: withFate('removed'),
      account: { userId, email: account.email },
      heirs,
    });
  });
}
