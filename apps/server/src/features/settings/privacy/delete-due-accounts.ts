import { withTransaction } from '../../../db/client.ts';
import type { EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { beginDeletion } from '../deletions/begin-deletion.ts';
import {
  findDueAccounts,
  findWorkspaceFates,
  lockDueAccount,
  lockWorkspacesOf,
  promoteHeir,
} from './account-repository.ts';

const AT_ONCE = 100;

/**
 * Deletes the accounts whose grace is over: what is kept of the person goes, and workspaces that nobody else is in; what
 * others share stays, without the name.
 */
export const deleteDueAccounts: RecurringJob = {
  name: 'delete-accounts',
  cron: '23 * * * *',
  async run(ctx) {
    for (const userId of await findDueAccounts(ctx, AT_ONCE)) await deleteAccount(ctx, userId);
  },
};

async function deleteAccount(ctx: EffectContext, userId: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const account = await lockDueAccount(inside, userId);
    if (account === null) return;
    await lockWorkspacesOf(inside, userId);
    const fates = await findWorkspaceFates(inside, userId);
    const idsOf = (wanted: string) => fates.filter(({ fate }) => fate === wanted).map(({ id }) => id);
    // Since the wish the other admins may have gone, and nobody could stop them.
    const heirs = [];
    for (const workspaceId of idsOf('hand_over'))
      heirs.push({ workspaceId, userId: await promoteHeir(inside, workspaceId, userId) });
    await beginDeletion(inside, {
      workspaceIds: idsOf('removed'),
      account: { userId, email: account.email },
      heirs,
    });
  });
}
