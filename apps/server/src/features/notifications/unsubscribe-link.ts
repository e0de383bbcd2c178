import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_SWITCHES, type MailSwitch } from '@pagewright/contract/notifications';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { installationValue } from '../../platform/db/installation-value.ts';

/** Which mails of which user a link turns off. */
export interface Unsubscription {
  readonly userId: string;
  readonly what: MailSwitch;
}

/** The URL that turns these mails off for its holder. It never expires, since old mails contain it. */
export async function createUnsubscribeUrl(
  { db, services }: { readonly db: Database; readonly services: Pick<Services, 'publicUrl'> },
  userId: string,
  what: MailSwitch,
): Promise<string> {
  const payload = `${what}.${Buffer.from(userId).toString('base64url')}`;
  const token = `${payload}.${(await sign(db, payload)).toString('base64url')}`;
  return `${services.publicUrl()}/mail-off?token=${token}`;
}

/** The meaning of such a URL's token; null if this installation did not create it. */
export async function verifyUnsubscribeToken(db: Database, token: string): Promise<Unsubscription | null> {
  const [what = '', user = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = await sign(db, `${what}.${user}`);
  const known = MAIL_SWITCHES.find((one) => one === what);
  if (rest.length > 0 || known === undefined) return null;
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { what: known, userId: Buffer.from(user, 'base64url').toString() };
}

async function sign(db: Database, payload: string): Promise<Buffer> {
  const key = await installationValue(db, 'mail_off_key');
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(payload).digest();
}
