import type { Database } from '../../db/client.ts';
import { withTransaction } from '../../db/client.ts';
import { writeEffects } from '../../jobs/outbox.ts';
import type { Mail } from '../../providers/mail/port.ts';
import { currentLanguage } from '../../language/current-language.ts';
import { sendingOf } from './mail-effect.ts';
import { keepMail } from './repository.ts';

/** Keeps a mail and has it sent once the caller's transaction is committed. A second mail with its key is dropped. */
export async function queueMail(ctx: { readonly db: Database }, mail: Mail): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await keepMail(inside, mail, currentLanguage());
    await writeEffects(inside, [sendingOf(mail.key)]);
  });
}
