import { BlockList, isIP } from 'node:net';

/**
 * Networks that are not public (IANA special-purpose registries), and the public address that exposes a cloud's machine
 * settings (Azure, 168.63.129.16).
 */
const RESERVED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** The public IPv6 range. */
const GLOBAL_V6 = ['2000::/3'];
/** Non-public parts of it: protocol assignments with Teredo and ORCHID, documentation, 6to4. */
const RESERVED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const reservedV4 = networkList(RESERVED_V4);
const globalV6 = networkList(GLOBAL_V6);
const reservedV6 = networkList(RESERVED_V6);

/** Whether this is a network, such as `10.0.0.0/8` or `fd00::/8`, or a single address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || address.includes('%')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Builds a block list of networks.
 * @throws if an entry is not a network.
 */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    if (!isNetwork(network)) throw new TypeError(`${network} is not a network`);
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return list;
}

/** The addresses that may be reached. */
export interface Reach {
  /** Networks that the operator allows, public or not. */
  readonly allowed: BlockList;
  /** Whether all public addresses are allowed too. */
  readonly isPublic: boolean;
}

/** Whether an IP address may be connected to: it is in an allowed network, or public if those are allowed. */
export function mayConnect(address: string, { allowed, isPublic }: Reach): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 0) return false;
  const v4 = family === 4 ? address : embeddedV4(address);
  if (v4 !== null) return allowed.check(v4, 'ipv4') || (isPublic && !reservedV4.check(v4, 'ipv4'));
  if (allowed.check(address, 'ipv6')) return true;
  return isPublic && globalV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}

/** The IPv4 address embedded in an IPv6 address: mapped (RFC 4291) or translated (NAT64, RFC 6052); null otherwise. */
function embeddedV4(address: string): string | null {
  const groups = groupsOf(address);
  const [first, second] = groups;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const isTranslated =
    first === 0x64 && second === 0xff9b && groups.slice(2, 6).every((group) => group === 0);
  if (!isMapped && !isTranslated) return null;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser converts dotted endings to groups too.
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const before = numbers(head);
  const after = numbers(tail ?? '');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
