import { z } from 'zod';
import { withTransaction } from '../../../db/client.ts';
import type { Effect, EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { writeEffects } from '../../../jobs/outbox.ts';
import {
  deleteUser,
  deleteWorkspaces,
  findDueAccounts,
  findWorkspaceFates,
  lockDueAccount,
  lockWorkspacesOf,
  promoteHeir,
  removeNames,
} from './account-repository.ts';

const AT_ONCE = 100;
const FORGET_FILES = 'forget-files';

const payloadSchema = z.object({ ids: z.array(z.string()) });

/** Forgets the bytes of files whose rows are gone. */
export const forgetFiles: Effect<z.output<typeof payloadSchema>> = {
  kind: FORGET_FILES,
  parse: (payload) => payloadSchema.parse(payload),
  async carryOut({ services }, { ids }) {
    for (const id of ids) await services.files.remove(id);
  },
};

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

/** Deletes workspaces with all that they hold, and has their files forgotten. `cause` names the deletion. */
export async function deleteWithFiles(
  inside: Pick<EffectContext, 'db'>,
  cause: string,
  workspaceIds: readonly string[],
): Promise<void> {
  const ids = await deleteWorkspaces(inside, workspaceIds);
  if (ids.length > 0)
    await writeEffects(inside, [{ kind: FORGET_FILES, key: `${FORGET_FILES}:${cause}`, payload: { ids } }]);
}

async function deleteAccount(ctx: EffectContext, userId: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const account = await lockDueAccount(inside, userId);
    if (account === null) return;
    await lockWorkspacesOf(inside, userId);
    const fates = await findWorkspaceFates(inside, userId);
    const idsOf = (wanted: string) => fates.filter(({ fate }) => fate === wanted).map(({ id }) => id);
    // Since the wish the other admins may have gone, and nobody could stop them.
    const { directory } = ctx.services.identity;
    for (const workspaceId of idsOf('hand_over')) {
      const heir = await promoteHeir(inside, workspaceId, userId);
      await directory?.setRole(inside.db, { workspaceId, userId: heir, role: 'admin' });
    }
    await deleteWithFiles(inside, userId, idsOf('removed'));
    await removeNames(inside, userId);
    await deleteUser(inside, { userId, email: account.email });
    for (const id of idsOf('removed')) await directory?.removeWorkspace(id);
    await directory?.removeUser(inside.db, userId);
  });
}
