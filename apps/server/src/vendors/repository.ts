import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { vendorKey, workspaceModel } from '../platform/db/schema/index.ts';

/** An encrypted workspace key. */
export interface SealedKey {
  readonly field: string;
  readonly sealed: string;
}

/** A workspace's model choice; null: none. */
export interface ModelChoice {
  /** `<vendor>/<model>` */
  readonly choice: string | null;
  readonly localServer: string | null;
  readonly localModel: string | null;
  readonly serverUrl: string | null;
  readonly serverModel: string | null;
}

/** Encrypted keys of a workspace. */
export async function findSealedKeys(db: Database, workspaceId: string): Promise<readonly SealedKey[]> {
  return db
    .select({ field: vendorKey.field, sealed: vendorKey.sealed })
    .from(vendorKey)
    .where(eq(vendorKey.workspaceId, workspaceId));
}

/** All encrypted keys of the installation, with their workspaces. */
export async function findAllSealedKeys(
  db: Database,
): Promise<readonly (SealedKey & { readonly workspaceId: string })[]> {
  return db
    .select({ workspaceId: vendorKey.workspaceId, field: vendorKey.field, sealed: vendorKey.sealed })
    .from(vendorKey);
}

/** Saves a key, replacing any other. */
export async function saveSealedKey(
  db: Database,
  { workspaceId, field, sealed }: SealedKey & { readonly workspaceId: string },
): Promise<void> {
  await db
    .insert(vendorKey)
    .values({ workspaceId, field, sealed })
    .onConflictDoUpdate({
      target: [vendorKey.workspaceId, vendorKey.field],
      set: { sealed, changedAt: sql`now()` },
    });
}

/** Saves a re-encrypted key, unless it changed meanwhile. */
export async function replaceSealedKey(
  db: Database,
  { workspaceId, field, sealed }: SealedKey & { readonly workspaceId: string },
  resealed: string,
): Promise<void> {
  await db
    .update(vendorKey)
    .set({ sealed: resealed })
    .where(
      and(eq(vendorKey.workspaceId, workspaceId), eq(vendorKey.field, field), eq(vendorKey.sealed, sealed)),
    );
}

/** Deletes a key. */
export async function removeSealedKey(
  db: Database,
  { workspaceId, field }: { readonly workspaceId: string; readonly field: string },
): Promise<void> {
  await db.delete(vendorKey).where(and(eq(vendorKey.workspaceId, workspaceId), eq(vendorKey.field, field)));
}

/** The workspace's model choice. */
export async function findModelChoice(db: Database, workspaceId: string): Promise<ModelChoice> {
  const [row] = await db
    .select({
      choice: workspaceModel.choice,
      localServer: workspaceModel.localServer,
      localModel: workspaceModel.localModel,
      serverUrl: workspaceModel.serverUrl,
      serverModel: workspaceModel.serverModel,
    })
    .from(workspaceModel)
    .where(eq(workspaceModel.workspaceId, workspaceId));
  return row ?? { choice: null, localServer: null, localModel: null, serverUrl: null, serverModel: null };
}

/** Saves the workspace's choice; an omitted key is unchanged. */
export async function saveModelChoice(
  db: Database,
  workspaceId: string,
  changes: Partial<ModelChoice>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .insert(workspaceModel)
    .values({ workspaceId, ...changes })
    .onConflictDoUpdate({ target: workspaceModel.workspaceId, set: changes });
}
