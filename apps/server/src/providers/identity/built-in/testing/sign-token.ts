import { createPrivateKey, sign, type JsonWebKey, type KeyObject } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { TestServer } from '../../../../../../../tests/server/test-server.ts';

type Json = Readonly<Record<string, unknown>>;

/** A token in its parts; the header and the claims are read. */
interface TokenParts {
  readonly header: Json;
  readonly payload: Json;
  readonly signature: string;
}

/** Takes a token apart. */
export function readToken(token: string): TokenParts {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header: decode(header), payload: decode(payload), signature };
}

/** A part of a token. */
export const encodePart = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of that header and those claims, signed by the key as it should be. */
export function signToken(header: Json, payload: Json, key: KeyObject): string {
  const text = `${encodePart(header)}.${encodePart(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

/** The installation's own signing key of an id, opened as only its secret (`SECRET_KEY`) can. */
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
