import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@pagewright/contract/settings/preferences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagSources } from '../../platform/http/analytics-tag.ts';
import { sendPage, type Page } from '../../platform/http/pages/send-page.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { byLanguage } from '../../platform/language/by-language.ts';
import { renderDocument } from './render-document.ts';
import { FIRST_SCRIPT_SOURCE } from './first-script.ts';
import { placePage, preparePlaced, renderPlaced, type MarketingPage, type PlacedPage } from './page.ts';
import { notFoundPage } from './pages/not-found.ts';
import type { SiteFacts } from './site-facts.ts';

/** Seconds for which a shared cache in front of the server may respond: pages change only with a new version. */
export const SHARED_SECONDS = 300;

/** Sends pages of the marketing site. */
export interface MarketingSite {
  /** Sends a page that is rendered once and cached. */
  send(request: FastifyRequest, reply: FastifyReply, page: PlacedPage): Promise<FastifyReply>;
  /** Sends a page rendered for this request only. Statuses other than 200 are never cached. */
  sendOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PlacedPage,
    status?: number,
  ): Promise<FastifyReply>;
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * @param facts The facts about this installation that pages show, read when the first page is rendered because its URL
 * is known by then.
 */
export function createMarketingSite(facts: () => SiteFacts): MarketingSite {
  const render = async (placed: PlacedPage): Promise<Page> => {
    await preparePlaced(placed);
    const currentFacts = facts();
    const page = renderPlaced(placed, currentFacts);
    return {
      type: 'text/html',
      body: renderDocument(placed, page, currentFacts),
      policy: policyOf(page, currentFacts),
      isForVisitors: page.isForVisitors === true,
      sharedSeconds: SHARED_SECONDS,
      opensWindows: page.sources !== undefined && page.sources.length > 0,
    };
  };
  const rendered = new Map<PlacedPage, Page>();
  const loadPage = async (placed: PlacedPage): Promise<Page> => {
    const made = rendered.get(placed) ?? { ...(await render(placed)), isKept: true };
    // Another request may have rendered it meanwhile.
    const page = rendered.get(placed) ?? made;
    rendered.set(placed, page);
    return page;
  };
  return {
    send: async (request, reply, page) => sendPage(request, reply, await loadPage(page)),
    sendOnce: async (request, reply, page, status = 200) => {
      const { sharedSeconds: _kept, ...once } = await render(page);
      return sendPage(request, reply, { ...once, status });
    },
    sendNotFound: async (request, reply) => {
      const [, first] = request.url.split(/[/?]/, 2);
      const language = LANGUAGES.find((one) => one === first) ?? DEFAULT_LANGUAGE;
      return sendPage(request, reply, { ...(await loadPage(notFoundIn(language))), status: 404 });
    },
  };
}

const notFoundIn = byLanguage(() => placePage(notFoundPage, currentLanguage()));

/**
 * A policy that allows exactly our own style sheet and scripts, and the hosts that the page and the analytics tag need.
 */
function policyOf(page: MarketingPage, { assets, analyticsTag, identityPage }: SiteFacts): string {
  const list = (all: readonly string[] = []): string => all.map((source) => ` ${source}`).join('');
  const named = list(page.sources);
  const identity = page.checksSession === true ? identityPage?.sources : undefined;
  const tag = tagSources(analyticsTag);
  const extraHosts = list(tag.connections);
  const own = `'sha256-${createHash('sha256').update(assets.css(page.styles)).digest('base64')}'`;
  // Third-party scripts inject styles that no hash can list.
  const styles = named === '' ? own : "'self' 'unsafe-inline'";
  return [
    "default-src 'none'",
    `script-src 'self' ${FIRST_SCRIPT_SOURCE}${named}${list(identity?.scripts)}${list(tag.scripts)}`,
    `worker-src 'self'${list(identity?.workers)}`,
    `style-src ${styles}`,
    `img-src 'self' data:${named}${extraHosts}`,
    "font-src 'self'",
    `connect-src 'self'${named}${list(identity?.connections)}${extraHosts}`,
    ...(named === '' ? [] : [`frame-src${named}${list(identity?.frames)}`]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
