import type { Services } from '../../context.ts';
import type { OutboxContext } from '../../jobs/define.ts';
import { withLanguage } from '../../language/current-language.ts';
import { notifyAll, type Notice } from './notify.ts';
import { listAdminsOf, listMembersOf, listOperators, type Reader } from './reader-repository.ts';

/** What somebody is told, written when their language is spoken. */
type Write = () => Omit<Notice, 'workspaceId' | 'userId'>;

/** Tells the admins of a workspace something, each in their language and once by the key. */
export async function tellAdmins(
  ctx: OutboxContext,
  key: string,
  workspaceId: string,
  write: Write,
): Promise<void> {
  await tell(ctx, key, await listAdminsOf(ctx, workspaceId), write);
}

/** As `tellAdmins`, all members. */
export async function tellMembers(
  ctx: OutboxContext,
  key: string,
  workspaceId: string,
  write: Write,
): Promise<void> {
  await tell(ctx, key, await listMembersOf(ctx, workspaceId), write);
}

/** Tells the operators of the installation, each in their language, in the first of their workspaces, once by the key. */
export async function tellOperators(
  ctx: OutboxContext & { readonly services: Pick<Services, 'config'> },
  key: string,
  write: Write,
): Promise<void> {
  await tell(ctx, key, await listOperators(ctx, ctx.services.config.operatorEmails), write);
}

async function tell(
  ctx: OutboxContext,
  key: string,
  readers: readonly Reader[],
  write: Write,
): Promise<void> {
  await notifyAll(
    ctx,
    readers.map(({ userId, workspaceId, language }) => ({
      key: `${key}:${userId}`,
      notice: withLanguage(language, () => ({ ...write(), userId, workspaceId })),
    })),
  );
}
