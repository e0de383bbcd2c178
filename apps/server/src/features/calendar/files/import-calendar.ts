import { randomUUID } from 'node:crypto';
import { CALENDAR_LIMITS, type Batch, type importCalendar as call } from '@pagewright/contract/calendar';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { addBatch } from '../add-batch.ts';
import { findItemIds } from '../item-repository.ts';
import { calendarMessages } from '../messages.ts';
import { findUids } from '../repository.ts';
import { fitsPlatform } from '../event-rules.ts';
import type { ImportedEvent } from './imported-event.ts';
import { readCalendarFile } from './read-calendar-file.ts';

const reading = defineTask(new URL('./read-calendar-file.ts', import.meta.url), readCalendarFile, {
  kind: 'long',
});

type Input = ParsedRequest<typeof call>['body'];

const UID_MAX = 500;
const OF_ITEM = /^item-(.+)@pagewright$/;
/** `<uid>#<time>`, or in our own rows `<id>#<time>@pagewright`. */
const OF_OCCURRENCE = /#[^@]*(@pagewright)?$/;

/**
 * Imports the events of an ICS or CSV file, detected by content. Existing events and invalid ones are skipped and
 * reported.
 * @throws ApiError 415 for other files, 422 for a CSV file without the required columns.
 */
export async function importCalendar(ctx: Context, input: Input): Promise<Batch> {
  const read = await readFile(input);
  const some = read.slice(0, CALENDAR_LIMITS.imported);
  const skipped: Batch['skipped'] = read.slice(CALENDAR_LIMITS.imported).map(({ place, title }) => ({
    place,
    title,
    reason: 'too_many',
  }));
  return withTransaction(ctx, async (inside) => {
    const isPresent = await readPresent(inside, some);
    const candidates = some.flatMap((event) => {
      const { place, title } = event;
      if (event.skipped !== null) {
        skipped.push({ place, title, reason: event.skipped });
        return [];
      }
      if (event.uid !== null && isPresent(event.uid)) {
        skipped.push({ place, title, reason: 'present' });
        return [];
      }
      const { uid, skipped: _none, place: _place, ...fields } = event;
      // A text that is too long for its platform is planned for the blog instead.
      const platform = fitsPlatform(fields.platform, fields.snippet) ? fields.platform : 'Blog';
      return [
        {
          place,
          event: { ...fields, platform, uid: (uid ?? `${randomUUID()}@pagewright`).slice(0, UID_MAX) },
        },
      ];
    });
    return addBatch(inside, 'import', candidates, skipped);
  });
}

async function readFile(input: Input): Promise<readonly ImportedEvent[]> {
  const read = await compute(reading, input);
  if (read === 'unreadable') throw new ApiError(415, 'unreadable_calendar', calendarMessages.unreadableFile);
  if (read === null) throw new ApiError(422, 'no_columns', calendarMessages.noColumns);
  return read;
}

/** Finds what is already in the calendar: items from our own export, and occurrences of existing series. */
async function readPresent(
  ctx: Context,
  events: readonly ImportedEvent[],
): Promise<(uid: string) => boolean> {
  const uids = events.flatMap((event) => (event.skipped === null && event.uid !== null ? [event.uid] : []));
  const itemOf = (uid: string): string => OF_ITEM.exec(uid)?.[1] ?? '';
  const seriesOf = (uid: string): string => uid.replace(OF_OCCURRENCE, '$1');
  const [items, series] = await Promise.all([
    findItemIds(ctx.db, ctx.actor.workspaceId, uids.map(itemOf).filter(isUuid)),
    findUids(ctx.db, ctx.actor, uids.map(seriesOf)),
  ]);
  return (uid) => items.has(itemOf(uid)) || series.has(seriesOf(uid));
}
