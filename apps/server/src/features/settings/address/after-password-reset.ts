import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/client.ts';
import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import type { AfterReset } from '../../../providers/identity/account-security.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import { blankMails, queueMail } from '../../auth/index.ts';
import { addressMessages } from './messages.ts';
import {
  closeAccess,
  countWorkingTokens,
  findReview,
  deleteOldReview,
  suspendTokens,
} from './review-repository.ts';

/**
 * Follows a password reset by a mailed link: notifies the owner by mail. If the address was not confirmed before,
 * someone else may have created the account, so everything they could use to get back in is turned off or removed and
 * listed for the owner to review. Without a mail server, an operator hands over the link; this still applies, but the
 * address is not confirmed.
 */
export async function afterPasswordReset(
  ctx: {
    readonly db: Database;
    readonly config: Config;
    readonly publicUrl: () => string;
    readonly secrets: Secrets;
  },
  person: Parameters<AfterReset>[1],
): Promise<void> {
  const { db, config } = ctx;
  const { id: userId } = person;
  // The link has been used, so its mail is no longer needed.
  await blankMails(ctx.db, [person.mailKey]);
  let closed: readonly string[] = [];
  if (!person.isVerified) {
    await deleteOldReview(ctx.db, userId);
    await suspendTokens(ctx.db, userId);
    await closeAccess(ctx.db, userId, {
      removesSecondFactor: config.mail.smtpUrl !== null,
      sealUnknownSecret: ({ id, workspaceId }) =>
        ctx.secrets.seal(`whsec_${randomBytes(32).toString('base64')}`, {
          workspaceId,
          field: `webhook:${id}`,
        }),
    });
    const review = await findReview(db, userId);
    closed = review.map(({ kind, label }) => addressMessages.line(kind, sanitizeNameForMail(label, 120)));
  }
  const { hello, ifNot, button, reset } = addressMessages;
  const url = `${ctx.publicUrl()}/settings/security`;
  await queueMail(ctx, {
    key: `account:reset:${randomUUID()}`,
    recipient: person.email,
    subject: reset.subject,
    text: [
      hello(sanitizeNameForMail(person.name)),
      reset.what,
      ...(person.isVerified ? [reset.tokens(await countWorkingTokens(ctx.db, userId))] : []),
      ...(closed.length === 0
        ? []
        : [reset.why, [reset.list, ...closed.map((line) => `- ${line}`)].join('\n')]),
      ifNot,
      url,
    ].join('\n\n'),
    action: { url, label: button },
  });
}
