import type { WebhookEvent } from '@pagewright/contract/publishing/webhooks';
import { and, arrayContains, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { webhook, workspace } from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';

export type WebhookRow = typeof webhook.$inferSelect;

/** A webhook of any workspace. */
export async function findWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(webhook).where(eq(webhook.id, id));
  return row;
}

/** Like `findWebhook`, and locks it until the transaction ends. */
export async function lockWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(webhook).where(eq(webhook.id, id)).for('update');
  return row;
}

/** The webhooks of a workspace, the oldest first. */
export function findWebhooks(db: Database, workspaceId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhook)
    .where(eq(webhook.workspaceId, workspaceId))
    .orderBy(asc(webhook.createdAt), asc(webhook.id));
}

/** The webhooks of these workspaces that are subscribed to an event. */
export async function findSubscribedWebhooks(
  db: Database,
  workspaceIds: readonly string[],
  event: WebhookEvent,
): Promise<Pick<WebhookRow, 'id' | 'workspaceId'>[]> {
  return db
    .select({ id: webhook.id, workspaceId: webhook.workspaceId })
    .from(webhook)
    .where(
      and(
        inArray(webhook.workspaceId, [...new Set(workspaceIds)]),
        isNull(webhook.disabledAt),
        arrayContains(webhook.events, [event]),
      ),
    );
}

/** Counts a workspace's webhooks; no one else can add one until the transaction ends. */
export async function countWebhooks(db: Database, workspaceId: string): Promise<number> {
  await db
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.id, workspaceId))
    .for('no key update');
  const [row] = await db.select({ count: count() }).from(webhook).where(eq(webhook.workspaceId, workspaceId));
  return row?.count ?? 0;
}

/** Adds a webhook. */
export async function insertWebhook(
  db: Database,
  row: Pick<WebhookRow, 'id' | 'workspaceId' | 'url' | 'events' | 'secret'>,
): Promise<WebhookRow> {
  const [added] = await db.insert(webhook).values(row).returning();
  if (!added) throw new Error('a new webhook was not answered');
  return added;
}

/** The fields of a webhook that users and deliveries change. */
export type WebhookChange = Partial<
  Pick<WebhookRow, 'url' | 'events' | 'secret' | 'formerSecret' | 'disabledReason'>
> & {
  readonly disabledAt?: SQL | null;
  readonly answeredAt?: SQL;
  readonly formerSecretUntil?: SQL;
};

/** Updates a webhook and returns it. */
export async function updateWebhookRow(
  db: Database,
  id: string,
  change: WebhookChange,
): Promise<WebhookRow | undefined> {
  const [row] = await db.update(webhook).set(change).where(eq(webhook.id, id)).returning();
  return row;
}

/** Removes a webhook with its log. */
export async function deleteWebhook(db: Database, id: string): Promise<void> {
  await db.delete(webhook).where(eq(webhook.id, id));
}

/** Now, by the database's clock. */
export const now = sql`clock_timestamp()`;
/** End of the day during which the former secret signs as well. */
export const inADay = sql`clock_timestamp() + interval '24 hours'`;
