import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { installation } from './schema/index.ts';

/**
 * A value of this installation, made at the first call of any server: all of them receive the same. It is 32 random bytes,
 * base64url, unless `make` says how it is made.
 */
export async function installationValue(
  db: Database,
  name: string,
  make: () => string = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const kept = await find(db, name);
  if (kept !== undefined) return kept;
  await db.insert(installation).values({ name, value: make() }).onConflictDoNothing();
  const made = await find(db, name);
  if (made === undefined) throw new Error(`installation value ${name} is gone`);
  return made;
}

/** Puts another value in the place of one, unless it has become another meanwhile. */
export async function replaceInstallationValue(
  db: Database,
  name: string,
  former: string,
  value: string,
): Promise<void> {
  await db
    .update(installation)
    .set({ value })
    .where(and(eq(installation.name, name), eq(installation.value, former)));
}

async function find(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row?.value;
}
