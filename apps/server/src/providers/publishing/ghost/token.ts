import { createHmac } from 'node:crypto';
import { RemoteError } from '../port.ts';

const KEY = /^(?<id>[\da-f]{8,64}):(?<secret>(?:[\da-f]{2}){16,64})$/;
/** Longest token lifetime accepted by Ghost. */
const LIFE_SECONDS = 300;

/**
 * The token of a request to Ghost's Admin API, signed with an Admin API key `id:secret`; it is valid for five minutes.
 * @throws RemoteError `remote_key_invalid`.
 */
export function ghostToken(key: string, now: Date): string {
  const { id, secret } = KEY.exec(key)?.groups ?? {};
  if (id === undefined || secret === undefined) throw new RemoteError('remote_key_invalid');
  const issuedAt = Math.floor(now.getTime() / 1000);
  const signed = [
    { alg: 'HS256', typ: 'JWT', kid: id },
    { iat: issuedAt, exp: issuedAt + LIFE_SECONDS, aud: '/admin/' },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('base64url')}`;
}
