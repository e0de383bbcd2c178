import { Resolver } from 'node:dns/promises';

/** Timeout per attempt, in milliseconds, and the number of attempts. */
const ANSWER_MS = 3_000;
const TRIES = 2;
const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Resolves a name's TXT records, each joined; empty if the name does not exist, null if no server responded. Queries
 * `nameServers`, or the system's if empty.
 */
export async function resolveTxtRecords(
  name: string,
  nameServers: readonly string[],
): Promise<readonly string[] | null> {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  if (nameServers.length > 0) resolver.setServers(nameServers);
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((pieces) => pieces.join(''));
  } catch (error) {
    return error instanceof Error && 'code' in error && NONE.has(error.code) ? [] : null;
  }
}
