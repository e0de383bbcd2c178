import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/client.ts';
import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import type { AfterReset } from '../../../providers/identity/account-security.ts';
import type { Secrets } from '../../../secrets/index.ts';
import { blankMails, queueMail } from '../../auth/index.ts';
import { addressMessages } from './messages.ts';
import { closeWaysIn, countTokensOf, findReview, forgetReview, suspendTokens } from './review-repository.ts';

/**
 * What a password reset by a mailed link also does: the owner is told by mail. If the address was not confirmed before,
 * somebody else may have made the account, so everything they could come back by is turned off or removed and listed for
 * the owner. This holds without a mail server too, where an operator hands the link over; it confirms no address there.
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
  // The link is used: nobody needs to read it any more.
  await blankMails(ctx, [person.mailKey]);
  let listed: readonly string[] = [];
  if (!person.isVerified) {
    await forgetReview(ctx, userId);
    await suspendTokens(ctx, userId);
    await closeWaysIn(ctx, userId, {
      removesSecondFactor: config.mail.smtpUrl !== null,
      sealUnknownSecret: ({ id, workspaceId }) =>
        ctx.secrets.seal(`whsec_${randomBytes(32).toString('base64')}`, {
          workspaceId,
          field: `webhook:${id}`,
        }),
    });
    const review = await findReview({ db }, userId);
    listed = review.map(({ kind, label }) => addressMessages.line(kind, sanitizeNameForMail(label, 120)));
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
      ...(person.isVerified ? [reset.tokens(await countTokensOf(ctx, userId))] : []),
      ...(listed.length === 0
        ? []
        : [reset.why, [reset.list, ...listed.map((line) => `- ${line}`)].join('\n')]),
      ifNot,
      url,
    ].join('\n\n'),
    action: { url, label: button },
  });
}
