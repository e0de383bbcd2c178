import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { installation } from './schema/index.ts';

/** A value of this installation, made at the first call of any server: all of them receive the same. */
export async function installationValue(db: Database, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await db.insert(installation).values({ name, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  if (!row) throw new Error(`installation value ${name} is gone`);
  return row.value;
}
