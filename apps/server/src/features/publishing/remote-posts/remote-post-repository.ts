import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { lockName } from '../../../db/lock-name.ts';
import { connection, contentRevision, outbox, remotePost } from '../../../db/schema/index.ts';
import type { StandingPost } from '../../../providers/publishing/port.ts';

/** Which item on which site. */
export interface PostPlace {
  readonly contentId: string;
  readonly connectionId: string;
}

const savedRevision = (contentId: string) =>
  sql<number>`(select max(${contentRevision.number}) from ${contentRevision}
    where ${contentRevision.contentId} = ${contentId} and ${ne(contentRevision.kind, 'autosave')})`.mapWith(
    Number,
  );

const ofPlace = ({ contentId, connectionId }: PostPlace) =>
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
      /** The newest revision that a person saved. */
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

/** How an item stands on the site of a connection, with the act that is on its way. */
export type RemotePostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** How an item stands on the sites of all connections of its workspace. */
export function findRemotePosts(
  db: Database,
  workspaceId: string,
  contentId: string,
): Promise<RemotePostRow[]> {
  return selectPosts(db, contentId)
    .where(eq(connection.workspaceId, workspaceId))
    .orderBy(asc(connection.createdAt), asc(connection.id));
}

/** How an item stands on the site of one connection. */
export async function findRemotePost(
  db: Database,
  { contentId, connectionId }: PostPlace,
): Promise<RemotePostRow | undefined> {
  const [row] = await selectPosts(db, contentId).where(eq(connection.id, connectionId));
  return row;
}

/** Lets one transaction at a time decide what is done to a post, until it ends. */
export async function lockPost(db: Database, { contentId, connectionId }: PostPlace): Promise<void> {
  await lockName(db, `post ${contentId} ${connectionId}`);
}

/** Remembers which effect is the last act on a post. */
export async function putLastAct(db: Database, place: PostPlace, effectKey: string): Promise<void> {
  await db
    .insert(remotePost)
    .values({ ...place, effectKey })
    .onConflictDoUpdate({
      target: [remotePost.contentId, remotePost.connectionId],
      set: { effectKey, fault: null },
    });
}

/** What an effect needs to know of a post and of its connection; undefined where either is gone. */
export async function findPostToAsk(db: Database, place: PostPlace) {
  const [row] = await db
    .select({ remoteId: remotePost.remoteId, connection })
    .from(remotePost)
    .innerJoin(connection, eq(connection.id, remotePost.connectionId))
    .where(ofPlace(place));
  return row;
}

/** Keeps what stands on the other site now; `post` null: nothing. A revision that is null was not sent. */
export async function keepStanding(
  db: Database,
  place: PostPlace,
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
    .where(ofPlace(place));
}

/** Keeps why the last act was given up; `reason` where no attempt before said it more exactly. */
export async function keepFault(
  db: Database,
  place: PostPlace,
  effectKey: string,
  reason: string,
  isVague: boolean,
): Promise<void> {
  const told = isVague
    ? sql`coalesce((select ${outbox.lastError} from ${outbox} where ${eq(outbox.key, effectKey)}), ${reason})`
    : reason;
  await db
    .update(remotePost)
    .set({ fault: told })
    .where(and(ofPlace(place), eq(remotePost.effectKey, effectKey)));
}

/** The connections to which whatever goes public is sent. */
export function findAutomaticConnections(db: Database, workspaceId: string) {
  return db
    .select({ id: connection.id })
    .from(connection)
    .where(and(eq(connection.workspaceId, workspaceId), eq(connection.isAutomatic, true)));
}
