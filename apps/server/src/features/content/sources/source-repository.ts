import type { SourceDecision } from '@pagewright/contract/content';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { content, contentRevision, sourceDecision, sourceRule } from '../../../platform/db/schema/index.ts';

/** Returns which of the workspaces require sources before publishing. */
export async function findWorkspacesRequiringSources(
  db: Database,
  workspaceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sourceRule.workspaceId })
    .from(sourceRule)
    .where(
      and(inArray(sourceRule.workspaceId, [...new Set(workspaceIds)]), eq(sourceRule.isSourceRequired, true)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Sets whether a workspace requires sources before publishing. */
export async function putSourceRule(
  db: Database,
  workspaceId: string,
  isSourceRequired: boolean,
): Promise<void> {
  await db
    .insert(sourceRule)
    .values({ workspaceId, isSourceRequired })
    .onConflictDoUpdate({ target: sourceRule.workspaceId, set: { isSourceRequired } });
}

/**
 * Finds the decisions about an item's sentences by key, including sentences no longer in the text, which may come
 * back.
 */
export async function findDecisions(db: Database, contentId: string) {
  const { sentenceKey, kind, decidedByName, decidedAt } = sourceDecision;
  const rows = await db
    .select({ sentenceKey, kind, decidedByName, decidedAt })
    .from(sourceDecision)
    .where(eq(sourceDecision.contentId, contentId));
  return new Map(rows.map((row) => [row.sentenceKey, row]));
}

/** Stores a decision about a sentence, replacing any earlier one. */
export async function putDecision(
  db: Database,
  by: Actor,
  decision: {
    readonly contentId: string;
    readonly key: string;
    readonly sentence: string;
    readonly kind: SourceDecision;
  },
): Promise<Date> {
  const { contentId, key, sentence, kind } = decision;
  const set = {
    sentence,
    kind,
    decidedBy: by.userId,
    decidedByName: by.name,
    decidedAt: sql`clock_timestamp()`,
  };
  const [row] = await db
    .insert(sourceDecision)
    .values({ contentId, sentenceKey: key, ...set })
    .onConflictDoUpdate({ target: [sourceDecision.contentId, sourceDecision.sentenceKey], set })
    .returning({ at: sourceDecision.decidedAt });
  if (!row) throw new Error(`no decision was kept for content ${contentId}`);
  return row.at;
}

/** Deletes the decision about a sentence. */
export async function deleteDecision(db: Database, contentId: string, key: string): Promise<void> {
  await db
    .delete(sourceDecision)
    .where(and(eq(sourceDecision.contentId, contentId), eq(sourceDecision.sentenceKey, key)));
}

/** Returns what a revision publishes. */
export async function findPublishedText(db: Database, contentId: string, number: number) {
  const { content: text, title, metaTitle, metaDescription } = contentRevision;
  const [row] = await db
    .select({ content: text, title, metaTitle, metaDescription })
    .from(contentRevision)
    .where(and(eq(contentRevision.contentId, contentId), eq(contentRevision.number, number)));
  if (!row) throw new Error(`content ${contentId} has no revision ${number}`);
  return row;
}

/** Finds the scheduled items of a workspace. */
export async function findScheduled(db: Database, workspaceId: string) {
  const rows = await db
    .select({ id: content.id, workspaceId: content.workspaceId, scheduledFor: content.scheduledFor })
    .from(content)
    .where(
      and(
        eq(content.workspaceId, workspaceId),
        eq(content.status, 'scheduled'),
        sql`${content.removedAt} is null and ${content.scheduledFor} > clock_timestamp()`,
      ),
    );
  return rows.flatMap(({ scheduledFor, ...item }) => (scheduledFor ? [{ ...item, scheduledFor }] : []));
}
