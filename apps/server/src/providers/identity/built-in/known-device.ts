import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE = 'pagewright.device';
const DAYS = 400;
/** Maximum number of accounts a browser is known for. */
const ACCOUNTS_MAX = 5;
const VALUE = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;

/** An account as a browser knows it: bound to its current password, so that a new one makes every browser unknown. */
export interface DeviceAccount {
  readonly userId: string;
  readonly passwordHash: string | null;
}

/** Recognizes browsers that have signed in to an account before, by a signed cookie that identifies no person. */
export interface KnownDevices {
  /** The browser's ID if it has signed in to the account before, otherwise null. */
  recognize(cookies: string | undefined, account: DeviceAccount): string | null;
  /** The cookie that makes the browser known for the account. */
  remember(cookies: string | undefined, account: DeviceAccount): string;
}

/** Creates the known devices of an installation. */
export function createKnownDevices(options: {
  readonly secret: string;
  readonly isSecure: boolean;
}): KnownDevices {
  const name = options.isSecure ? `__Secure-${COOKIE}` : COOKIE;
  const sign = (id: string, { userId, passwordHash }: DeviceAccount): string =>
    createHmac('sha256', options.secret)
      .update(`device:${id}:${userId}:${passwordHash ?? ''}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const read = (cookies: string | undefined): { id: string; marks: readonly string[] } | null => {
    const value = cookieOf(cookies, name);
    if (value === null || !VALUE.test(value)) return null;
    const [id = '', ...marks] = value.split('.');
    return { id, marks };
  };
  return {
    recognize(cookies, account) {
      const device = read(cookies);
      if (device === null) return null;
      const right = Buffer.from(sign(device.id, account));
      const isKnown = device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), right));
      return isKnown ? device.id : null;
    },
    remember(cookies, account) {
      const device = read(cookies) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
      const mark = sign(device.id, account);
      const marks = [mark, ...device.marks.filter((other) => other !== mark)].slice(0, ACCOUNTS_MAX);
      const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(options.isSecure ? ['Secure'] : [])];
      return [`${name}=${[device.id, ...marks].join('.')}`, `Max-Age=${DAYS * 86_400}`, ...attributes].join(
        '; ',
      );
    },
  };
}

function cookieOf(cookies: string | undefined, name: string): string | null {
  const pair = cookies?.split(';').find((one) => one.trimStart().startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1).trim();
}
