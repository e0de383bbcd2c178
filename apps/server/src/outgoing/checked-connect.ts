import type { LookupAddress } from 'node:dns';
import { lookup as lookUpName } from 'node:dns/promises';
import { isIP } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { limitConcurrency } from '../async/limit-concurrency.ts';
import { mayConnect, type Reach } from './networks.ts';
import { OutgoingError } from './outgoing-error.ts';

/** Milliseconds for a connection, with its handshake. */
const CONNECT_MS = 8_000;
/** Look-ups hold threads that passwords are hashed in; a name that is answered slowly must not take them all. */
const LOOK_UPS_AT_ONCE = 2;

/** Answers the IP addresses of a name; throws or answers none where there are none. */
export type LookUp = (name: string) => Promise<readonly string[]>;

const takeTurn = limitConcurrency(LOOK_UPS_AT_ONCE);
const never = new AbortController().signal;

/** The addresses of this machine itself. */
const HERE: readonly string[] = ['127.0.0.1', '::1'];
/** Names of this machine itself (RFC 6761), whatever anybody answers for them. */
const LOCAL_NAME = /^(?:.+\.)?localhost\.?$/i;

/** The addresses that this machine knows for a name. */
const lookUpHere: LookUp = (name) =>
  takeTurn(never, async () => {
    const answers = await lookUpName(name, { all: true, order: 'verbatim' });
    return answers.map(({ address }) => address);
  });

/**
 * Whether an address may be asked as far as can be told without looking its name up: false for a bare IP address that is
 * out of reach, and for the names of this machine where it is out of reach itself.
 */
export function mayAsk(url: URL, reach: Reach): boolean {
  if (LOCAL_NAME.test(url.hostname)) return HERE.some((address) => mayConnect(address, reach));
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || mayConnect(host, reach);
}

/**
 * Connects only to addresses within reach. A name is looked up once for each connection, and
 * what was checked is what is connected to, so a name that changes its answer gains nothing.
 */
export function checkedConnect(reach: Reach, lookUp: LookUp = lookUpHere): buildConnector.connector {
  /** @throws OutgoingError where there is none. */
  const permittedOf = async (name: string): Promise<LookupAddress[]> => {
    let addresses: readonly string[] = HERE;
    try {
      if (!LOCAL_NAME.test(name)) addresses = await lookUp(name);
    } catch (cause) {
      // Where only some addresses are allowed, a name that leads to none of them is refused, whatever it is.
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
    // Makes the look-up ask for all addresses of a name at once.
    autoSelectFamily: true,
  });
  return (options, callback) => {
    // A literal address is connected to without any look-up.
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) !== 0 && !mayConnect(host, reach))
      return callback(new OutgoingError('address_not_allowed'), null);
    connect({ ...options, hostname: host }, callback);
  };
}
