import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EffectContext, ExternalEffect, OutboxContext } from '../../../../platform/jobs/define.ts';
import { writeEffects } from '../../../../platform/jobs/outbox.ts';
import { notifyMembersTranslated } from '../../../notifications/index.ts';
import { analyticsMessages } from '../../messages.ts';
import { findProperty } from '../../search-connection/connection-repository.ts';
import { findLastDay } from '../figures-repository.ts';
import {
  isPeriodKnown,
  listPageFalls,
  listQueryFalls,
  type PageFall,
  type QueryFall,
} from './falls-repository.ts';

const KIND = 'search-falls';
const TIMEOUT_MS = 300_000;
/** Falls described in one notification, and those of them in its title. */
const MAX_NAMED = 5;
const MAX_TITLED = 3;
const YEAR_DAYS = 364;
const PERIOD_DAYS = 28;

const payloadSchema = z.object({ workspaceId: z.string() });

/** What fell in a property. */
interface Falls {
  readonly property: string;
  readonly isYearKnown: boolean;
  readonly pages: readonly PageFall[];
  readonly queries: readonly QueryFall[];
}

/** Has new figures checked for falls, in the transaction that stores them. */
export async function writeFallsEffect(ctx: OutboxContext, workspaceId: string): Promise<void> {
  const key = `${KIND}:${workspaceId}:${randomUUID()}`;
  await writeEffects(ctx, [{ kind: KIND, key, channel: KIND, payload: { workspaceId } }]);
}

/**
 * Notifies the members of pages that lost clicks and queries that left the first results page. Which day a fall began on
 * follows from the figures, and is part of the notification's key, so each fall is reported once.
 */
export const reportFalls: ExternalEffect<z.output<typeof payloadSchema>, Falls | null> = {
  kind: KIND,
  timeoutMs: TIMEOUT_MS,
  attempts: 2,
  parse: (payload) => payloadSchema.parse(payload),
  send: ({ db }, { workspaceId }) => findFalls(db, workspaceId),
  async record(ctx, { workspaceId }, falls) {
    if (falls !== null) await notifyOfFalls(ctx, workspaceId, falls);
  },
};

async function findFalls(db: EffectContext['db'], workspaceId: string): Promise<Falls | null> {
  const property = await findProperty(db, workspaceId);
  const last = property ? await findLastDay(db, property.id) : null;
  if (!property || last === null) return null;
  const of = { propertyId: property.id, last };
  const isKnown = await isPeriodKnown(db, of, YEAR_DAYS);
  return {
    property: property.url,
    isYearKnown: isKnown,
    pages: await listPageFalls(db, of, isKnown ? YEAR_DAYS : PERIOD_DAYS),
    queries: await listQueryFalls(db, of),
  };
}

/** One notification for all that fell on a day. */
async function notifyOfFalls(ctx: EffectContext, workspaceId: string, falls: Falls): Promise<void> {
  const site = createHash('sha256').update(falls.property).digest('hex').slice(0, 16);
  for (const day of new Set([...falls.pages, ...falls.queries].map((fall) => fall.day))) {
    const pages = falls.pages.filter((fall) => fall.day === day);
    const queries = falls.queries.filter((fall) => fall.day === day);
    const all = pages.length + queries.length;
    const [page] = pages;
    await notifyMembersTranslated(ctx, `${KIND}:${workspaceId}:${site}:${day}`, workspaceId, () => ({
      kind: 'search_fell',
      title: [...pages.map((one) => pathOf(one.page)), ...queries.map(({ query }) => query)]
        .slice(0, MAX_TITLED)
        .join(', '),
      link:
        page && all === 1 ? `/analytics/search?page=${encodeURIComponent(page.page)}` : '/analytics/search',
      reason: null,
      text: [
        ...[
          ...pages.map((one) =>
            analyticsMessages.searchPageFell({
              ...one,
              page: pathOf(one.page),
              isYearKnown: falls.isYearKnown,
            }),
          ),
          ...queries.map((one) => analyticsMessages.searchQueryFell(one)),
        ].slice(0, MAX_NAMED),
        ...(all > MAX_NAMED ? [analyticsMessages.moreSearchFalls(all - MAX_NAMED)] : []),
      ].join(' '),
    }));
  }
}

/** An address without its protocol and host, as long as something is left. */
function pathOf(page: string): string {
  if (!URL.canParse(page)) return page;
  const { host, pathname, search } = new URL(page);
  return pathname === '/' && search === '' ? host : `${pathname}${search}`;
}
