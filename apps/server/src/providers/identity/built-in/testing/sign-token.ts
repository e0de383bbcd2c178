import { createPrivateKey, sign, type JsonWebKey, type KeyObject } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { TestServer } from '../../../../../../../tests/server/test-server.ts';

type Json = Readonly<Record<string, unknown>>;

/** The decoded parts of a token. */
interface TokenParts {
  readonly header: Json;
  readonly payload: Json;
  readonly signature: string;
}

/** Decodes a token. */
export function readToken(token: string): TokenParts {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header: decode(header), payload: decode(payload), signature };
}

/** Encodes a part of a token. */
export const encodePart = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a correctly signed token with this header and these claims. */
export function signToken(header: Json, payload: Json, key: KeyObject): string {
  const text = `${encodePart(header)}.${encodePart(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

/** The installation's signing key with this ID, decrypted with the installation's secret (`SECRET_KEY`). */
export async function ownSigningKey(server: TestServer, secret: string, id: unknown): Promise<KeyObject> {
  const { rows } = await server.sql.query<{ private_key: string }>(
    'select private_key from jwks where id = $1',
    [id],
  );
  const data = JSON.parse(rows[0]?.private_key ?? 'null') as string;
  const jwk = await symmetricDecrypt({ key: secret, data });
  return createPrivateKey({ format: 'jwk', key: JSON.parse(jwk) as JsonWebKey });
}

function decode(part: string): Json {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
}
