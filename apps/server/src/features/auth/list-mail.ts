import type { listMail } from '@pagewright/contract/auth';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { countMails, findMails } from './repository.ts';

/** Totals above this are not counted exactly. */
const TOTAL_EXACT_MAX = 10_000;

/** Lists a page of stored mails, newest first, for the operator. */
export async function listStoredMails(
  ctx: Context,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<CallOutput<typeof listMail>> {
  const [found, counted] = await Promise.all([
    findMails(ctx.db, { after: cursor ?? null, limit: limit + 1 }),
    countMails(ctx.db, TOTAL_EXACT_MAX + 1),
  ]);
  const mails = found.slice(0, limit);
  // The job that blanks them runs once an hour.
  const now = new Date();
  return {
    mails: mails.map(({ id, recipient, subject, text, secretUntil, createdAt, sentAt }) => ({
      id,
      recipient,
      subject,
      text: secretUntil !== null && secretUntil < now ? '' : text,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    total: Math.min(counted, TOTAL_EXACT_MAX),
    totalIsEstimate: counted > TOTAL_EXACT_MAX,
    nextCursor: found.length > limit ? (mails.at(-1)?.id ?? null) : null,
  };
}
