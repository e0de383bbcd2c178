import { createHash } from 'node:crypto';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { countAttempt } from '../../platform/db/count-attempt.ts';
import { networkPrefix } from '../../platform/network/network-prefix.ts';
import { contactMessages as say } from './messages.ts';

const HOUR_SECONDS = 3_600;
/** Maximum mails per hour about messages of all visitors; further messages are stored and read in the application. */
const MAILS_PER_HOUR = 60;

/** Counts a message of a network before it is stored. @throws ApiError 429 with Retry-After. */
export async function limitMessages(
  { db, services }: Pick<Context, 'db' | 'services'>,
  address: string,
): Promise<void> {
  const network = createHash('sha256').update(networkPrefix(address)).digest('base64url');
  const { count, secondsLeft } = await countAttempt(db, `contact:${network}`, HOUR_SECONDS);
  if (count > services.config.contactMessagesPerHour)
    throw new ApiError(429, 'rate_limited', say.tooMany, { headers: { 'retry-after': String(secondsLeft) } });
}

/** Whether the operator may be mailed about one more message this hour. */
export async function mayMail({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const { count } = await countAttempt(db, 'contact-mail', HOUR_SECONDS);
  return count <= MAILS_PER_HOUR;
}
