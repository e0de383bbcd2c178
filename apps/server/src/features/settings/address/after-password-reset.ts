import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import { nameInMail } from '../../../name-in-mail.ts';
import type { AfterReset } from '../../../providers/identity/account-security.ts';
import type { Secrets } from '../../../secrets/index.ts';
import { blankMails, queueMail } from '../../auth/index.ts';
import { addressMessages } from './messages.ts';
import {
  closeWaysIn,
  findReview,
  countTokensOf,
  forgetReview,
  noteStanding,
  removeTokens,
} from './review-repository.ts';

/**
 * What a new password by a mailed link does beside: the owner is told by mail. Where the address was not proven before,
 * somebody else may have made the account; so all that they could come back by is closed or taken away and shown to the
 * owner. Where no mail leaves the installation, an operator handed the link over and nobody's address is proven: there
 * API tokens end, and the rest is shown.
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
    await removeTokens(ctx, userId);
    if (config.mail.smtpUrl === null) await noteStanding(ctx, userId);
    else
      await closeWaysIn(ctx, userId, ({ id, workspaceId }) =>
        ctx.secrets.seal(`whsec_${randomBytes(32).toString('base64')}`, {
          workspaceId,
          field: `webhook:${id}`,
        }),
      );
    const review = await findReview({ db }, userId);
    listed = review.map(({ kind, label }) => addressMessages.line(kind, nameInMail(label, 120)));
  }
  const { hello, ifNot, button, reset } = addressMessages;
  const url = `${ctx.publicUrl()}/settings/security`;
  await queueMail(ctx, {
    key: `account:reset:${randomUUID()}`,
    recipient: person.email,
    subject: reset.subject,
    text: [
      hello(nameInMail(person.name)),
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
