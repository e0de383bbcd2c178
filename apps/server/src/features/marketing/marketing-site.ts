import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagSources } from '../../http/analytics-tag.ts';
import { sendPage, type Page } from '../../http/pages/send-page.ts';
import { marketingDocument } from './document.ts';
import { FIRST_SCRIPT_SOURCE } from './first-script.ts';
import type { MarketingPage, PlacedPage } from './page.ts';
import { missingPage } from './pages/missing.ts';
import type { SiteFacts } from './site-facts.ts';

/** Seconds for which a shared cache before the server may answer: pages change with a new version of it only. */
export const SHARED_SECONDS = 300;

/** Sends pages of the marketing site. */
export interface MarketingSite {
  /** Sends a page that is made once. */
  send(request: FastifyRequest, reply: FastifyReply, page: PlacedPage): Promise<FastifyReply>;
  /** Sends a page that is made for this request only; any other status than 200 is not kept by anybody. */
  sendOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PlacedPage,
    status?: number,
  ): Promise<FastifyReply>;
  sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** @param facts what the pages say of this installation; asked when the first page is made, as its address is known then. */
export function createMarketingSite(facts: () => SiteFacts): MarketingSite {
  const write = (placed: PlacedPage): Page => {
    const said = facts();
    const page = placed.make(said);
    return {
      type: 'text/html',
      body: marketingDocument(placed.path, page, said),
      policy: policyOf(page, said),
      isForVisitors: page.isForVisitors === true,
      sharedSeconds: SHARED_SECONDS,
      opensWindows: page.sources !== undefined && page.sources.length > 0,
    };
  };
  const made = new Map<PlacedPage, Page>();
  const pageOf = async (placed: PlacedPage): Promise<Page> => {
    await placed.prepare?.();
    const page = made.get(placed) ?? write(placed);
    made.set(placed, page);
    return page;
  };
  return {
    send: async (request, reply, page) => sendPage(request, reply, await pageOf(page)),
    sendOnce: async (request, reply, page, status = 200) => {
      await page.prepare?.();
      const { sharedSeconds: _kept, ...once } = write(page);
      return sendPage(request, reply, { ...once, status });
    },
    sendMissing: async (request, reply) =>
      sendPage(request, reply, { ...(await pageOf(missingPage)), status: 404 }),
  };
}

/** A policy under which exactly our own style sheet and scripts work, and the hosts that the page and the tag name. */
function policyOf(page: MarketingPage, { assets, analyticsTag, identityPage }: SiteFacts): string {
  const list = (all: readonly string[] = []): string => all.map((source) => ` ${source}`).join('');
  const named = list(page.sources);
  const identity = page.asksWhoIsHere === true ? identityPage?.sources : undefined;
  const tag = tagSources(analyticsTag);
  const told = list(tag.connections);
  const own = `'sha256-${createHash('sha256').update(assets.css).digest('base64')}'`;
  // A stranger's script writes styles of its own, which no hash can name.
  const styles = named === '' ? own : "'self' 'unsafe-inline'";
  return [
    "default-src 'none'",
    `script-src 'self' ${FIRST_SCRIPT_SOURCE}${named}${list(identity?.scripts)}${list(tag.scripts)}`,
    `worker-src 'self'${list(identity?.workers)}`,
    `style-src ${styles}`,
    `img-src 'self' data:${named}${told}`,
    "font-src 'self'",
    `connect-src 'self'${named}${list(identity?.connections)}${told}`,
    ...(named === '' ? [] : [`frame-src${named}${list(identity?.frames)}`]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
