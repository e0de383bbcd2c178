import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { installationValue, replaceInstallationValue } from '../db/installation-value.ts';
import { findServerProcesses } from '../db/server-processes.ts';
import { StartError } from '../config/start-error.ts';
import type { Secrets } from './create-secrets.ts';

/** Digits per fingerprint in a connection name: enough to notice a wrong key, and short enough for a connection name. */
const SHORT = 4;
const LONG = 8;
/** In place of a fingerprint of SECRET_KEY. */
const NONE = 'none';

/** Fingerprint of SECRET_KEY, like those of SECRETS_KEY: eight digits; null if the key is stored in the database. */
export function fingerprintOfSecretKey(secretKey: string | null): string | null {
  if (secretKey === null) return null;
  return createHash('sha256').update(`pagewright ${secretKey}`).digest('hex').slice(0, LONG);
}

/**
 * Fingerprint of a server's keys, which all servers on one database must share: `1a2b-3c4d`, of the current SECRETS_KEY
 * and of SECRET_KEY (`none` if that is stored in the database).
 */
export function fingerprintOfKeys(
  { fingerprints: [sealing = ''] }: Secrets,
  secretKey: string | null,
): string {
  const signing = fingerprintOfSecretKey(secretKey) ?? NONE;
  return `${sealing.slice(0, SHORT)}-${signing.slice(0, SHORT)}`;
}

/** The parts of such a fingerprint. */
export function splitKeys(keys: string): { readonly sealing: string; readonly signing: string | null } {
  const [sealing = '', signing = NONE] = keys.split('-');
  return { sealing, signing: signing === NONE ? null : signing };
}

/**
 * Compares this server's keys with those of servers connected to its database. Their current key may be an older one
 * here: that is how keys are rotated.
 * @throws StartError if this server could not decrypt another one's secrets, or not accept its sessions
 */
export async function checkSharedKeys(
  db: Database,
  secrets: Secrets,
  secretKey: string | null,
): Promise<void> {
  const { signing } = splitKeys(fingerprintOfKeys(secrets, secretKey));
  const known = new Set(secrets.fingerprints.map((version) => version.slice(0, SHORT)));
  for (const { pid, host, keys } of await findServerProcesses(db)) {
    if (keys === null) continue;
    const theirs = splitKeys(keys);
    const differing = [
      ...(known.has(theirs.sealing) ? [] : ['SECRETS_KEY']),
      ...(theirs.signing === signing ? [] : ['SECRET_KEY']),
    ].join(' and ');
    if (differing !== '')
      throw new StartError(
        `${differing} must be the same on all servers of a database, and the server on ${host} (pid ${pid}) has another; set the same one, or stop that server first`,
      );
  }
}

/** Names of the values that keep the fingerprints of the keys that the last server started with. */
const SEALING_KEY = 'secrets_key_fingerprint';
const SIGNING_KEY = 'secret_key_fingerprint';

/**
 * Compares this server's keys with those that the installation was last started with, and keeps its own. A former
 * SECRETS_KEY behind the current one is a rotation. Another SECRET_KEY only signs everyone out.
 * @throws StartError if what the installation has encrypted could not be decrypted
 */
export async function checkStoredKeys(
  db: Database,
  secrets: Secrets,
  {
    config,
    log,
  }: {
    readonly config: Pick<Config, 'secretKey' | 'lostSecretsKey'>;
    readonly log: { warn(what: object, message: string): void };
  },
): Promise<void> {
  const [sealing = ''] = secrets.fingerprints;
  const storedSealing = await installationValue(db, SEALING_KEY, () => sealing);
  if (!secrets.fingerprints.includes(storedSealing) && storedSealing !== config.lostSecretsKey)
    throw new StartError(
      `SECRETS_KEY must hold the key that this installation has encrypted with (fingerprint ${storedSealing}), and no key of this server is that one; put it back, in SECRETS_KEY or as secrets.key in the data folder, or, if it is lost for good, set LOST_SECRETS_KEY=${storedSealing}`,
    );
  if (storedSealing !== sealing) {
    log.warn(
      { event: 'secrets_key_changed', from: storedSealing, to: sealing },
      'secrets are encrypted with another key',
    );
    await replaceInstallationValue(db, SEALING_KEY, storedSealing, sealing);
  }
  const signing = fingerprintOfSecretKey(config.secretKey) ?? NONE;
  const storedSigning = await installationValue(db, SIGNING_KEY, () => signing);
  if (storedSigning === signing) return;
  log.warn({ event: 'secret_key_changed' }, 'SECRET_KEY has changed: everyone is signed out');
  await replaceInstallationValue(db, SIGNING_KEY, storedSigning, signing);
}
