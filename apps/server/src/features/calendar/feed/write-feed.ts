import { ApiError } from '../../../platform/api-error.ts';
import { compute } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { icsEntries } from '../files/ics-entries.ts';
import { writingIcs } from '../files/writing-ics.ts';
import { calendarMessages } from '../messages.ts';
import { hashKey } from './feed-address.ts';
import { findFeedReader } from './feed-repository.ts';

const DAY_MS = 86_400_000;
const DAYS_BACK = 90;
const DAYS_AHEAD = 400;

/**
 * Writes the calendar of the key's member, as they may read it now: 90 days back and 400 ahead.
 * @throws ApiError 404 for an unknown or revoked key.
 */
export async function writeFeed(ctx: Pick<Context, 'db' | 'services'>, key: string): Promise<string> {
  const reader = await findFeedReader(ctx.db, hashKey(key));
  if (!reader) throw new ApiError(404, 'not_found', calendarMessages.noFeed);
  const now = Date.now();
  const span = { from: new Date(now - DAYS_BACK * DAY_MS), before: new Date(now + DAYS_AHEAD * DAY_MS) };
  return compute(writingIcs, reader.workspaceName, await icsEntries({ ...ctx, actor: reader }, span));
}
