import * as contract from '@pagewright/contract/calendar';
import { attachmentDisposition } from '../../platform/http/attachment-disposition.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { createEvent } from './create-event.ts';
import { readFeedAddress, removeFeedAddress, renewFeedAddress } from './feed/feed-address.ts';
import { writeFeed } from './feed/write-feed.ts';
import { exportCalendar } from './files/export-calendar.ts';
import { importCalendar } from './files/import-calendar.ts';
import { listCalendarDays } from './list-days.ts';
import { listEvents, listWaiting } from './list-events.ts';
import { planPages } from './plan-pages.ts';
import { planStrategy } from './plan-strategy.ts';
import { readMonthStats } from './read-month-stats.ts';
import { acceptRefresh, dismissRefresh, undoRefresh } from './refreshes/decide-refresh.ts';
import { listRefreshes } from './refreshes/list-refreshes.ts';
import { removeBatch, removeEvent, undoRemoveEvent } from './remove-event.ts';
import { scheduleContent } from './schedule-content.ts';
import { updateEvent } from './update-event.ts';

/** Mounts the routes of the calendar. */
export function calendarRoutes(mount: Mount): void {
  mount(contract.listCalendarEvents, (ctx, { query }) => listEvents(ctx, query));
  mount(contract.listCalendarDays, (ctx, { query }) => listCalendarDays(ctx, query));
  mount(contract.listWaiting, (ctx) => listWaiting(ctx));
  mount(contract.createCalendarEvent, (ctx, { body }) => createEvent(ctx, body));
  mount(contract.updateCalendarEvent, (ctx, { params, body }) => updateEvent(ctx, params.id, body));
  mount(contract.removeCalendarEvent, async (ctx, { params, query }) => {
    await removeEvent(ctx, params.id, query.occurrence);
    return undefined;
  });
  mount(contract.undoRemoveCalendarEvent, (ctx, { params, body }) =>
    undoRemoveEvent(ctx, params.id, body.occurrence),
  );
  mount(contract.scheduleContent, (ctx, { body }) =>
    scheduleContent(ctx, body.contentId, body.scheduledDate),
  );
  mount(contract.readMonthStats, (ctx, { query }) => readMonthStats(ctx, query));
  mount(contract.importCalendar, (ctx, { body }) => importCalendar(ctx, body));
  mount(contract.planStrategy, (ctx, { body }) => planStrategy(ctx, body));
  mount(contract.planPages, (ctx, { body }) => planPages(ctx, body));
  mount(contract.removeBatch, async (ctx, { params }) => {
    await removeBatch(ctx, params.id);
    return undefined;
  });
  mount(contract.listRefreshes, async (ctx, { query }) => ({
    refreshes: await listRefreshes(ctx, query.timeZone),
  }));
  mount(contract.acceptRefresh, (ctx, { params, body }) => acceptRefresh(ctx, params.id, body));
  mount(contract.dismissRefresh, async (ctx, { params, body }) => {
    await dismissRefresh(ctx, params.id, body.month);
    return undefined;
  });
  mount(contract.undoRefresh, async (ctx, { params, body }) => {
    await undoRefresh(ctx, params.id, body.month);
    return undefined;
  });
  mount(contract.exportCalendar, async (ctx, { query, reply }) => {
    const { text, mediaType, fileName } = await exportCalendar(ctx, query);
    return reply.type(mediaType).header('content-disposition', attachmentDisposition(fileName)).send(text);
  });
  mount(contract.readFeedAddress, (ctx) => readFeedAddress(ctx));
  mount(contract.renewFeedAddress, (ctx) => renewFeedAddress(ctx));
  mount(contract.removeFeedAddress, async (ctx) => {
    await removeFeedAddress(ctx);
    return undefined;
  });
  mount(contract.readFeed, async (ctx, { query, reply }) =>
    reply.type('text/calendar; charset=utf-8').send(await writeFeed(ctx, query.key)),
  );
}
