import type { Services } from '../../platform/context.ts';
import type { OutboxContext } from '../../platform/jobs/define.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { notifyAll, type Notice } from './notify.ts';
import { listAdminsOf, listMembersOf, listOperators, type Reader } from './reader-repository.ts';

/** Creates a notification in the language active when it is called. */
type CreateNotice = () => Omit<Notice, 'workspaceId' | 'userId'>;

/** Notifies the admins of a workspace, each in their language, once per key. */
export async function notifyAdminsTranslated(
  ctx: OutboxContext,
  key: string,
  workspaceId: string,
  create: CreateNotice,
): Promise<void> {
  await notifyReaders(ctx, key, await listAdminsOf(ctx.db, workspaceId), create);
}

/** Like `notifyAdminsTranslated`, for all members. */
export async function notifyMembersTranslated(
  ctx: OutboxContext,
  key: string,
  workspaceId: string,
  create: CreateNotice,
): Promise<void> {
  await notifyReaders(ctx, key, await listMembersOf(ctx.db, workspaceId), create);
}

/** Notifies the operators of the installation, each in their language, in their oldest workspace, once per key. */
export async function notifyOperators(
  ctx: OutboxContext & { readonly services: Pick<Services, 'config'> },
  key: string,
  create: CreateNotice,
): Promise<void> {
  await notifyReaders(ctx, key, await listOperators(ctx.db, ctx.services.config.operatorEmails), create);
}

async function notifyReaders(
  ctx: OutboxContext,
  key: string,
  readers: readonly Reader[],
  create: CreateNotice,
): Promise<void> {
  await notifyAll(
    ctx,
    readers.map(({ userId, workspaceId, language }) => ({
      key: `${key}:${userId}`,
      notice: withLanguage(language, () => ({ ...create(), userId, workspaceId })),
    })),
  );
}
