import { z } from 'zod';
import type { Effect } from '../../jobs/define.ts';
import { renderMail } from './render-mail.ts';
import { findMail, markMailSent } from './repository.ts';

export const MAIL_EFFECT = 'mail';

const payloadSchema = z.object({ key: z.string() });

/** Hands a kept mail to the mail server; without one it stays for the operator to read. */
export const mailEffect: Effect<z.output<typeof payloadSchema>> = {
  kind: MAIL_EFFECT,
  parse: (payload) => payloadSchema.parse(payload),
  async carryOut({ db, services, log }, { key }) {
    const mail = await findMail({ db }, key);
    if (!mail || mail.sentAt) return;
    if (!services.mail) {
      log.info(
        { event: 'mail_kept', mail: mail.id },
        'no mail server is set: the mail is kept for the operator, at GET /api/mail',
      );
      return;
    }
    await services.mail.send(renderMail(mail, services.publicUrl()));
    await markMailSent({ db }, mail.id);
  },
};
