import { Resolver } from 'node:dns/promises';

/** Milliseconds for one attempt, and how many there are. */
const ANSWER_MS = 3_000;
const TRIES = 2;
const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * The texts of a name's TXT records, each put together; none where there is no such name, null where nobody answered.
 * Asks `nameServers`, or the machine's own where there are none.
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
