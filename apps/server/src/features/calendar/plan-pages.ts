import { randomUUID } from 'node:crypto';
import { CALENDAR_LIMITS, type Batch, type planPages as call } from '@pagewright/contract/calendar';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { mapYielding } from '../../platform/async/map-yielding.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { listPagesToPlan } from '../analytics/index.ts';
import { publicationDays } from '../strategy/index.ts';
import { addBatch } from './add-batch.ts';
import { cleanTitle } from './files/imported-event.ts';
import { toInstant } from './times/zone.ts';

/**
 * Schedules work on pages of a crawled site, so many per week, under one batch id.
 * @throws ApiError 404 for pages of sites that the workspace did not crawl, 422 for too many pages.
 */
export async function planPages(
  ctx: Context,
  { from, perWeek, timeZone, time, ...selection }: ParsedRequest<typeof call>['body'],
): Promise<Batch> {
  const pages = await listPagesToPlan(ctx, selection, CALENDAR_LIMITS.planned);
  const days = publicationDays(from, pages.length, perWeek);
  const candidates = await mapYielding([...pages.entries()], ([index, { title, note }]) => ({
    place: index + 1,
    event: {
      title: cleanTitle(title),
      platform: 'Blog' as const,
      snippet: note.slice(0, CALENDAR_LIMITS.snippet).toWellFormed(),
      scheduledFor: toInstant(`${days[index] ?? from}T${time}`, timeZone),
      timeZone,
      uid: `${randomUUID()}@pagewright`,
    },
  }));
  return withTransaction(ctx, (inside) => addBatch(inside, 'plan', candidates, []));
}
