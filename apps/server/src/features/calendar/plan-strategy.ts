import { CALENDAR_LIMITS, type Batch, type planStrategy as call } from '@pagewright/contract/calendar';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { readBrief } from '../strategy/index.ts';
import { addBatch } from './add-batch.ts';
import { calendarMessages } from './messages.ts';
import { toInstant } from './times/zone.ts';

/**
 * Adds the topics of a strategy to the calendar on their proposed days, as drafts; existing ones stay.
 * @throws ApiError 404 by the policy of briefs, 422 if the brief has no strategy.
 */
export async function planStrategy(
  ctx: Context,
  { briefId, timeZone, time }: ParsedRequest<typeof call>['body'],
): Promise<Batch> {
  return withTransaction(ctx, async (inside) => {
    const { strategy } = await readBrief(inside, briefId);
    if (!strategy) throw new ApiError(422, 'no_strategy', calendarMessages.noStrategy);
    const topics = [strategy.pillar, ...strategy.supporting];
    const candidates = topics.map(({ id, title, existing, publishOn }, index) => ({
      place: index + 1,
      event: {
        title: (existing ? calendarMessages.refreshOf(existing.title) : title)
          .slice(0, CALENDAR_LIMITS.title)
          .toWellFormed(),
        platform: 'Blog' as const,
        status: 'draft' as const,
        scheduledFor: toInstant(`${publishOn}T${time}`, timeZone),
        timeZone,
        uid: `strategy:${briefId}:${id}`,
      },
    }));
    return addBatch(inside, 'plan', candidates, []);
  });
}
