import { z } from 'zod';
import type { EffectContext, ExternalEffect } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { currentWorkContext } from '../../../platform/observability/work-context.ts';
import { writeRevokeEffects } from '../../analytics/index.ts';
import { closeAccount, closeWorkspaces, insertDeletion } from './deletion-repository.ts';

const NOTIFY_DIRECTORY = 'tell-directory';

const payloadSchema = z.object({
  heirs: z.array(z.object({ workspaceId: z.string(), userId: z.string() })),
  workspaceIds: z.array(z.string()),
  userId: z.string().nullable(),
});
type DirectoryChange = z.output<typeof payloadSchema>;

/** Notifies the external directory of what was deleted here. Idempotent. */
export const notifyDirectory: ExternalEffect<DirectoryChange, null> = {
  kind: NOTIFY_DIRECTORY,
  attempts: 30,
  // Several requests in sequence.
  timeoutMs: 60_000,
  parse: (payload) => payloadSchema.parse(payload),
  async send({ db, services }, { heirs, workspaceIds, userId }) {
    const { directory } = services.identity;
    for (const heir of heirs) await directory?.setRole(db, { ...heir, role: 'admin' });
    for (const id of workspaceIds) await directory?.removeWorkspace(id);
    if (userId !== null) await directory?.removeUser(userId);
    return null;
  },
  record: () => Promise.resolve(),
};

/** What to delete, and who becomes admin of what stays. */
interface DeletionRequest {
  readonly workspaceIds: string[];
  readonly account: { readonly userId: string; readonly email: string } | null;
  readonly heirs?: DirectoryChange['heirs'];
}

/**
 * Starts a deletion in the caller's transaction: when it commits, the workspaces and the account are unreachable, and their
 * rows are deleted in the background.
 */
export async function beginDeletion(
  inside: Pick<EffectContext, 'db' | 'services'>,
  { workspaceIds, account, heirs = [] }: DeletionRequest,
): Promise<void> {
  const userId = account?.userId ?? null;
  const requestId = currentWorkContext()?.requestId ?? null;
  const id = await insertDeletion(inside.db, { workspaceIds, userId, requestId });
  await writeRevokeEffects(inside, workspaceIds);
  await closeWorkspaces(inside.db, workspaceIds);
  if (account !== null) await closeAccount(inside.db, account);
  const { directory } = inside.services.identity;
  if (directory === null) return;
  if (userId !== null) await directory.forgetUser(inside.db, userId);
  await writeEffects(inside, [
    {
      kind: NOTIFY_DIRECTORY,
      key: `${NOTIFY_DIRECTORY}:${id}`,
      channel: NOTIFY_DIRECTORY,
      payload: { heirs, workspaceIds, userId },
    },
  ]);
}
