import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { vendorKey, workspaceModel } from '../db/schema/index.ts';

type DatabaseOf = { readonly db: Database };

/** A key of a workspace's own as it is kept. */
export interface SealedKey {
  readonly field: string;
  readonly sealed: string;
}

/** What a workspace chose of language models; null: nothing. */
export interface ModelChoice {
  /** `<vendor>/<model>` */
  readonly choice: string | null;
  readonly localServer: string | null;
  readonly localModel: string | null;
  readonly serverUrl: string | null;
  readonly serverModel: string | null;
}

/** The sealed keys of a workspace. */
export async function findSealedKeys({ db }: DatabaseOf, workspaceId: string): Promise<readonly SealedKey[]> {
  return db
    .select({ field: vendorKey.field, sealed: vendorKey.sealed })
    .from(vendorKey)
    .where(eq(vendorKey.workspaceId, workspaceId));
}

/** Every sealed key of the installation, with its workspace. */
export async function findAllSealedKeys({
  db,
}: DatabaseOf): Promise<readonly (SealedKey & { readonly workspaceId: string })[]> {
  return db
    .select({ workspaceId: vendorKey.workspaceId, field: vendorKey.field, sealed: vendorKey.sealed })
    .from(vendorKey);
}

/** Keeps a key in place of what was there. */
export async function keepSealedKey(
  { db }: DatabaseOf,
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

/** Keeps the same key, sealed anew; nothing where it was changed meanwhile. */
export async function replaceSealedKey(
  { db }: DatabaseOf,
  { workspaceId, field, sealed }: SealedKey & { readonly workspaceId: string },
  anew: string,
): Promise<void> {
  await db
    .update(vendorKey)
    .set({ sealed: anew })
    .where(
      and(eq(vendorKey.workspaceId, workspaceId), eq(vendorKey.field, field), eq(vendorKey.sealed, sealed)),
    );
}

/** Forgets a key. */
export async function removeSealedKey(
  { db }: DatabaseOf,
  { workspaceId, field }: { readonly workspaceId: string; readonly field: string },
): Promise<void> {
  await db.delete(vendorKey).where(and(eq(vendorKey.workspaceId, workspaceId), eq(vendorKey.field, field)));
}

/** What a workspace chose. */
export async function findModelChoice({ db }: DatabaseOf, workspaceId: string): Promise<ModelChoice> {
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

/** Keeps what a workspace chose; an absent key stays as it was. */
export async function keepModelChoice(
  { db }: DatabaseOf,
  workspaceId: string,
  changes: Partial<ModelChoice>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .insert(workspaceModel)
    .values({ workspaceId, ...changes })
    .onConflictDoUpdate({ target: workspaceModel.workspaceId, set: changes });
}
