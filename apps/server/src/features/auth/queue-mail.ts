import type { Database } from '../../platform/db/client.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';
import type { Mail } from '../../providers/mail/port.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { sendMailEffect } from './mail-effect.ts';
import { insertMail } from './repository.ts';

/**
 * Stores a mail and sends it once the caller's transaction is committed. A second mail with the same key is dropped.
 */
export async function queueMail(ctx: { readonly db: Database }, mail: Mail): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await insertMail(inside.db, mail, currentLanguage());
    await writeEffects(inside, [sendMailEffect(mail.key)]);
  });
}
