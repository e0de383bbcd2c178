import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { connection, contentRevision, outbox, remotePost } from '../../../platform/db/schema/index.ts';
import type { StandingPost } from '../../../providers/publishing/port.ts';

/** Identifies an item on a connected site. */
export interface RemotePostKey {
  readonly contentId: string;
  readonly connectionId: string;
}

const savedRevision = (contentId: string) =>
  sql<number>`(select max(${contentRevision.number}) from ${contentRevision}
    where ${contentRevision.contentId} = ${contentId} and ${ne(contentRevision.kind, 'autosave')})`.mapWith(
    Number,
  );

const matchesKey = ({ contentId, connectionId }: RemotePostKey) =>
  and(eq(remotePost.contentId, contentId), eq(remotePost.connectionId, connectionId));

const selectPosts = (db: Database, contentId: string) =>
  db
    .select({
      connectionId: connection.id,
      kind: connection.kind,
      name: connection.name,
      remoteId: remotePost.remoteId,
      url: remotePost.url,
      isPublic: remotePost.isPublic,
      sentRevision: remotePost.sentRevision,
      sentAt: remotePost.sentAt,
      fault: remotePost.fault,
      /** The newest manually saved revision. */
      savedRevision: savedRevision(contentId),
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      isSending: sql<boolean>`coalesce(${outbox.id} is not null and ${outbox.doneAt} is null and ${outbox.failedAt} is null, false)`,
    })
    .from(connection)
    .leftJoin(
      remotePost,
      and(eq(remotePost.connectionId, connection.id), eq(remotePost.contentId, contentId)),
    )
    .leftJoin(outbox, eq(outbox.key, remotePost.effectKey));

/** The status of an item on a connected site, including a pending action. */
export type RemotePostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** The status of an item on all connected sites of its workspace. */
export function findRemotePosts(
  db: Database,
  workspaceId: string,
  contentId: string,
): Promise<RemotePostRow[]> {
  return selectPosts(db, contentId)
    .where(eq(connection.workspaceId, workspaceId))
    .orderBy(asc(connection.createdAt), asc(connection.id));
}

/** The status of an item on one connected site. */
export async function findRemotePost(
  db: Database,
  { contentId, connectionId }: RemotePostKey,
): Promise<RemotePostRow | undefined> {
  const [row] = await selectPosts(db, contentId).where(eq(connection.id, connectionId));
  return row;
}

/** Serializes decisions about a post until the transaction ends. */
export async function lockPost(db: Database, { contentId, connectionId }: RemotePostKey): Promise<void> {
  await lockName(db, `post ${contentId} ${connectionId}`);
}

/** Records the effect of the latest action on a post. */
export async function recordLatestAction(db: Database, key: RemotePostKey, effectKey: string): Promise<void> {
  await db
    .insert(remotePost)
    .values({ ...key, effectKey })
    .onConflictDoUpdate({
      target: [remotePost.contentId, remotePost.connectionId],
      set: { effectKey, fault: null },
    });
}

/** A post's remote id and connection; undefined if either was deleted. */
export async function findPostWithConnection(db: Database, key: RemotePostKey) {
  const [row] = await db
    .select({ remoteId: remotePost.remoteId, connection })
    .from(remotePost)
    .innerJoin(connection, eq(connection.id, remotePost.connectionId))
    .where(matchesKey(key));
  return row;
}

/** Stores the current state of the remote post; `post` is null if there is none, and `revision` if nothing was sent. */
export async function storeRemotePost(
  db: Database,
  key: RemotePostKey,
  post: StandingPost | null,
  revision: number | null,
): Promise<void> {
  await db
    .update(remotePost)
    .set({
      remoteId: post?.id ?? null,
      url: post?.url ?? null,
      isPublic: post?.isPublic ?? false,
      ...(revision === null ? {} : { sentRevision: revision, sentAt: sql`clock_timestamp()` }),
      fault: null,
    })
    .where(matchesKey(key));
}

/** Stores why the latest action failed. A vague `reason` is replaced by the last attempt's error, if there is one. */
export async function storeFailure(
  db: Database,
  key: RemotePostKey,
  effectKey: string,
  reason: string,
  isVague: boolean,
): Promise<void> {
  const message = isVague
    ? sql`coalesce((select ${outbox.lastError} from ${outbox} where ${eq(outbox.key, effectKey)}), ${reason})`
    : reason;
  await db
    .update(remotePost)
    .set({ fault: message })
    .where(and(matchesKey(key), eq(remotePost.effectKey, effectKey)));
}

/** The connections that receive every published item. */
export function findAutomaticConnections(db: Database, workspaceId: string) {
  return db
    .select({ id: connection.id })
    .from(connection)
    .where(and(eq(connection.workspaceId, workspaceId), eq(connection.isAutomatic, true)));
}
