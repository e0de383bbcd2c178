import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '../../../platform/db/client.ts';
import { signingKeys, type SigningKey } from './repository.ts';

/**
 * Reads the signing keys this server's secret can decrypt. Keys of a former secret are skipped, so that a changed
 * secret costs one more sign-in and not the whole installation.
 */
export function createKeyReader(db: Database, secret: string): () => Promise<SigningKey[]> {
  const opened = new Map<string, boolean>();
  const opens = async ({ id, privateKey }: SigningKey): Promise<boolean> => {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const isOurs = await decrypt(privateKey, secret).then(
      () => true,
      () => false,
    );
    opened.set(id, isOurs);
    return isOurs;
  };
  return async () => {
    const keys = await signingKeys(db);
    const ours = await Promise.all(keys.map(opens));
    return keys.filter((_, index) => ours[index]);
  };
}

async function decrypt(privateKey: string, secret: string): Promise<string> {
  const data: unknown = JSON.parse(privateKey);
  if (typeof data !== 'string') throw new TypeError('not an encrypted key');
  return symmetricDecrypt({ key: secret, data });
}
