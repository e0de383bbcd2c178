import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../apps/server/src/platform/db/embedded/index.ts';
import { freePort } from '../free-port.ts';
import { isRoot, unprivilegedUser, temporaryFolder } from './temporary-folders.ts';

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** An external PostgreSQL, reached over the network, and empty. */
export async function startExternalDatabase(): Promise<{ server: EmbeddedDatabase; url: string }> {
  const rules = join(await temporaryFolder(isRoot ? unprivilegedUser() : null), 'pg_hba.conf');
  await writeFile(rules, 'local all all trust\nhost all all 127.0.0.1/32 trust\n');
  if (isRoot) await chown(rules, unprivilegedUser().uid, unprivilegedUser().gid);
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, hba_file: rules };
  const server = await startEmbeddedDatabase({ dataDir: await temporaryFolder(), log: silent, settings });
  return { server, url: `postgres://pagewright@127.0.0.1:${port}/pagewright` };
}
