import type { readSiteLinks as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { findMissingLinks } from '../../../research/evidence/site-links.ts';
import { listDecisions } from './link-decision-repository.ts';
import { siteIndexMessages } from './messages.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { findLinkPages, readCoverage } from './site-page-repository.ts';

const finding = defineTask(
  new URL('../../../research/evidence/site-links.ts', import.meta.url),
  findMissingLinks,
  {
    kind: 'long',
  },
);
/** Half with the fewest inbound links, which need them most, and half with the most. */
const COMPARED_MAX = 500;

/** Suggests missing links between the pages of a site. @throws ApiError 404 if the site was not crawled. */
export async function suggestSiteLinks(
  ctx: Context,
  site: string | undefined,
): Promise<HandlerOutput<typeof call>> {
  const siteId = await requireCrawledSite(ctx, site);
  ctx.progress(siteIndexMessages.comparing, 0, 0);
  const [pages, { coverage }, decided] = await Promise.all([
    findLinkPages(ctx.db, siteId, COMPARED_MAX),
    readCoverage(ctx.db, siteId),
    listDecisions(ctx.db, ctx.actor.workspaceId, siteId),
  ]);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const found = await compute(
    finding,
    pages.map(({ id, url, title, links, article }) => ({ id, url, title, links, article })),
    pages[0]?.language.slice(0, 2) || 'en',
    decided.map(({ place }) => place),
  );
  return {
    links: found.flatMap(({ from: fromId, to: toId, anchor, likelihood }) => {
      const [from, to] = [byId.get(fromId), byId.get(toId)];
      if (!from || !to) return [];
      const name = ({ id, url, title }: typeof from) => ({ id: String(id), url, title });
      return [{ from: name(from), to: { ...name(to), inbound: to.inbound }, anchor, likelihood }];
    }),
    compared: pages.length,
    coverage,
    provenance: { kind: 'modelled', method: 'links by eight facts of names, passages and folders' },
  };
}
