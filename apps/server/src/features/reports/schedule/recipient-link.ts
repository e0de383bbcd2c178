import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import type { Database } from '../../../platform/db/client.ts';
import { installationValue } from '../../../platform/db/installation-value.ts';

/** The path at which a recipient unsubscribes from a report. */
export const RECIPIENT_PATH = '/report-mails';

/** The unsubscribe URL of one recipient. It never expires, since old emails contain it too. */
export async function createRecipientLink(
  { db, services }: Pick<EffectContext, 'db' | 'services'>,
  recipientId: string,
): Promise<string> {
  const signature = (await sign(db, recipientId)).toString('base64url');
  return `${services.publicUrl()}${RECIPIENT_PATH}?token=${recipientId}.${signature}`;
}

/** The recipient of an unsubscribe token; null if this installation did not create it. */
export async function verifyRecipientToken(db: Database, token: unknown): Promise<string | null> {
  if (typeof token !== 'string' || token.length > 200) return null;
  const [id = '', signature = ''] = token.split('.', 2);
  const given = Buffer.from(signature, 'base64url');
  const right = await sign(db, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

async function sign(db: Database, id: string): Promise<Buffer> {
  const key = await installationValue(db, 'report_recipient_key');
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(id).digest();
}
