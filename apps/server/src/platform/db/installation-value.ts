import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { installation } from './schema/index.ts';

/**
 * Returns a value of this installation, created on the first call of any server and shared by all: 32 random bytes as
 * base64url, unless `make` creates it.
 */
export async function installationValue(
  db: Database,
  name: string,
  make: () => string = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const stored = await find(db, name);
  if (stored !== undefined) return stored;
  await db.insert(installation).values({ name, value: make() }).onConflictDoNothing();
  const made = await find(db, name);
  if (made === undefined) throw new Error(`installation value ${name} is gone`);
  return made;
}

/** Replaces a value unless it changed meanwhile. */
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
