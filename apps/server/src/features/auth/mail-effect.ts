import { z } from 'zod';
import type { Effect, NewEffect, ExternalEffect } from '../../platform/jobs/define.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';
import { renderMail } from './render-mail.ts';
import { findMail, markMailSent } from './repository.ts';

const SEND_MAIL = 'send-mail';
const MAIL_SERVER = 'mail-server';

const payloadSchema = z.object({ key: z.string() });
type Payload = z.output<typeof payloadSchema>;

/** The effect that sends a stored mail. */
export const sendMailEffect = (key: string): NewEffect => ({
  kind: SEND_MAIL,
  key: `${SEND_MAIL}:${key}`,
  channel: MAIL_SERVER,
  payload: { key },
});

/**
 * Passes a stored mail to the mail server; without a mail server it stays for the operator to read. Returns the id of
 * the sent mail.
 */
export const sendMail: ExternalEffect<Payload, string | null> = {
  kind: SEND_MAIL,
  timeoutMs: 60_000,
  parse: (payload) => payloadSchema.parse(payload),
  async send({ db, services, log }, { key }) {
    const mail = await findMail(db, key);
    if (!mail || mail.sentAt) return null;
    if (!services.mail) {
      log.info(
        { event: 'mail_kept', mail: mail.id },
        'no mail server is set: the mail is kept for the operator, at GET /api/mail',
      );
      return null;
    }
    await services.mail.send(renderMail(mail, services.publicUrl()));
    return mail.id;
  },
  async record({ db }, _payload, id) {
    if (id !== null) await markMailSent(db, id);
  },
};

/** Handles mails queued by an older version, which sent them within a transaction. */
export const legacyMailEffect: Effect<Payload> = {
  kind: 'mail',
  parse: (payload) => payloadSchema.parse(payload),
  async run(inside, { key }) {
    await writeEffects(inside, [sendMailEffect(key)]);
  },
};
