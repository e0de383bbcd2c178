import type { LookupAddress } from 'node:dns';
import { lookup as lookUpName } from 'node:dns/promises';
import { isIP } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { limitConcurrency } from '../async/limit-concurrency.ts';
import { mayConnect, type Reach } from './networks.ts';
import { OutgoingError } from './outgoing-error.ts';

/** Timeout for a connection including its handshake, in milliseconds. */
const CONNECT_MS = 8_000;
/** DNS lookups occupy threads that also hash passwords; a slow name server must not block them all. */
const LOOK_UPS_AT_ONCE = 2;

/** Resolves a name to IP addresses; throws or returns none if there are none. */
export type LookUp = (name: string) => Promise<readonly string[]>;

const takeTurn = limitConcurrency(LOOK_UPS_AT_ONCE);
const never = new AbortController().signal;

/** Loopback addresses. */
const HERE: readonly string[] = ['127.0.0.1', '::1'];
/** Names of this machine (RFC 6761), whatever DNS returns. */
const LOCAL_NAME = /^(?:.+\.)?localhost\.?$/i;

/** Resolves a name with the system resolver. */
const lookUpHere: LookUp = (name) =>
  takeTurn(never, async () => {
    const answers = await lookUpName(name, { all: true, order: 'verbatim' });
    return answers.map(({ address }) => address);
  });

/**
 * Whether a URL may be reachable, before any DNS lookup: false for a bare IP address outside the allowed networks, and
 * for localhost if loopback is not allowed.
 */
export function mayAsk(url: URL, reach: Reach): boolean {
  if (LOCAL_NAME.test(url.hostname)) return HERE.some((address) => mayConnect(address, reach));
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || mayConnect(host, reach);
}

/**
 * Connects only to allowed addresses. A name is resolved once per connection, and the checked address is the one
 * connected to, so DNS rebinding does not work.
 */
export function checkedConnect(reach: Reach, lookUp: LookUp = lookUpHere): buildConnector.connector {
  /** @throws OutgoingError if there is none. */
  const permittedOf = async (name: string): Promise<LookupAddress[]> => {
    let addresses: readonly string[] = HERE;
    try {
      if (!LOCAL_NAME.test(name)) addresses = await lookUp(name);
    } catch (cause) {
      // If only certain networks are allowed, any name that resolves to none of them is rejected.
      throw new OutgoingError(reach.isPublic ? 'address_unreachable' : 'address_not_allowed', { cause });
    }
    const permitted = addresses.filter((address) => mayConnect(address, reach));
    if (permitted.length === 0)
      throw new OutgoingError(addresses.length > 0 ? 'address_not_allowed' : 'address_unreachable');
    return permitted.map((address) => ({ address, family: isIP(address) }));
  };
  const connect = buildConnector({
    lookup: (name, _options, callback) => callbackify(permittedOf)(name, callback),
    timeout: CONNECT_MS,
    allowH2: false,
    // Makes the lookup return all addresses of a name.
    autoSelectFamily: true,
  });
  return (options, callback) => {
    // A literal address is connected to without a lookup.
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) !== 0 && !mayConnect(host, reach))
      return callback(new OutgoingError('address_not_allowed'), null);
    connect({ ...options, hostname: host }, callback);
  };
}
