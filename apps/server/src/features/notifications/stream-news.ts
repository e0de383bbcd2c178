import { Readable } from 'node:stream';
import { streamNotifications, type NotificationNews } from '@pagewright/contract/notifications';
import { EVENT_STREAM } from '@pagewright/contract/progress';
import type { CallRuns } from '@pagewright/contract/runs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { listRuns } from '../../platform/http/runs/show-run.ts';
import { createWakeSignal } from '../../platform/jobs/wake-signal.ts';
import { withLanguage, currentLanguage } from '../../platform/language/current-language.ts';
import { listRunningCrawls } from '../../research/index.ts';
import { notificationMessages } from './messages.ts';
import { listWrittenBetween, takeSnapshot } from './news-repository.ts';
import { countUnread } from './repository.ts';
import { toNotification } from './to-notification.ts';

/** Also the longest time that a stream outlives its session. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT = ': nothing new\n\n';
const EVENT_ID_MAX = 4_000;
const RETRY_AFTER_S = 30;

/**
 * Streams the caller's notifications and runs while their token is valid: first the current state, then every change.
 * Each event's id is a snapshot; sent as Last-Event-ID, it lets the next stream continue from there.
 * @throws ApiError 429 at the stream limit.
 */
export function streamNews(ctx: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const bell = createWakeSignal();
  const language = currentLanguage();
  let isOver = false;
  let hasNews = true;
  let hasRuns = true;
  const leave = ctx.services.news.subscribe(ctx.actor, (isEnd, kind) => {
    isOver ||= isEnd;
    hasNews ||= kind !== 'runs';
    hasRuns ||= kind !== 'notifications';
    bell.ring();
  });
  if (leave === null) {
    throw new ApiError(429, 'too_many_streams', notificationMessages.tooManyStreams, {
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    });
  }
  const end = (): void => {
    leave();
    isOver = true;
    bell.ring();
  };
  reply.raw.once('close', end);
  if (reply.raw.destroyed) end();

  async function* events(): AsyncGenerator<string> {
    let seen = lastEventId(request);
    try {
      while (!isOver) {
        const [isDue, areRunsDue] = [hasNews, hasRuns];
        hasNews = false;
        hasRuns = false;
        if (areRunsDue) {
          const [runs, crawls] = await Promise.all([listRuns(ctx), listRunningCrawls(ctx)]);
          const work: CallRuns = { runs, crawls };
          // Without an id: a later stream reports all runs.
          yield `event: runs\ndata: ${JSON.stringify(work)}\n\n`;
        }
        if (isDue) {
          const news = await withLanguage(language, () => readNews(ctx, seen));
          seen = news.id;
          yield `event: news\nid: ${news.id}\ndata: ${JSON.stringify(news.data)}\n\n`;
        } else if (!areRunsDue) yield HEARTBEAT;
        await bell.sleep(HEARTBEAT_MS);
        // Checked before sending more: the session may have ended, or its user left the workspace. Not counted as
        // activity.
        await authenticate(request, ctx.services, streamNotifications, true);
      }
    } catch (error) {
      if (!(error instanceof ApiError))
        ctx.log.warn(
          { event: 'notification_stream_broken', err: error },
          'a stream of notifications broke off',
        );
    }
  }
  return reply
    .code(200)
    .type(`${EVENT_STREAM}; charset=utf-8`)
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .send(Readable.from(events(), { objectMode: false }));
}

async function readNews(
  ctx: Context,
  seen: string | null,
): Promise<{ readonly id: string; readonly data: NotificationNews }> {
  const { snapshot, isEarlierKnown } = await takeSnapshot(ctx.db, seen);
  const rows =
    seen !== null && isEarlierKnown ? await listWrittenBetween(ctx.db, ctx.actor, seen, snapshot) : [];
  const unread = await countUnread(ctx.db, ctx.actor);
  return { id: snapshot, data: { notifications: rows.map(toNotification), unread } };
}

function lastEventId({ headers }: FastifyRequest): string | null {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id.length <= EVENT_ID_MAX ? id : null;
}
