import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { content, invitation, outline, user } from '../../platform/db/schema/index.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the current titles and names of audit subjects of a workspace, by id; subjects without one are absent. */
export async function findSubjectNames(
  db: Database,
  workspaceId: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(subjects)];
  const uuids = ids.filter((id) => UUID.test(id));
  const found = await Promise.all([
    db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, ids)),
    db
      .select({ id: content.id, name: content.title })
      .from(content)
      .where(and(eq(content.workspaceId, workspaceId), inArray(content.id, uuids))),
    db
      .select({ id: outline.id, name: outline.title })
      .from(outline)
      .where(and(eq(outline.workspaceId, workspaceId), inArray(outline.id, uuids))),
    db
      .select({ id: invitation.id, name: invitation.email })
      .from(invitation)
      .where(and(eq(invitation.organizationId, workspaceId), inArray(invitation.id, ids))),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
