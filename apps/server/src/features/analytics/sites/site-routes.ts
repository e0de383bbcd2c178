import { Readable } from 'node:stream';
import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { attachmentDisposition } from '../../../platform/http/attachment-disposition.ts';
import { decideArticleLink } from '../article-links/decide-article-link.ts';
import { suggestArticleLinks } from '../article-links/suggest-article-links.ts';
import { assignPages } from './assign-pages.ts';
import { auditSite } from './audit-site.ts';
import { compareSitePage } from './compare-page.ts';
import { cancelSiteCrawl, followSiteCrawl, listSiteCrawls, startSiteCrawl } from './crawls.ts';
import { decideLink, listLinkDecisions, undoLinkDecision } from './decide-link.ts';
import { exportSitePages } from './export-site-pages.ts';
import { importAddresses, removeImportedAddresses } from './import-addresses.ts';
import { listSitePages } from './list-site-pages.ts';
import { openSitePage } from './open-page.ts';
import { readSiteAnchors } from './read-site-anchors.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { changeSiteSchedule, showSiteSchedule } from './scheduled-crawls.ts';
import { suggestSiteLinks } from './suggest-site-links.ts';
import { changeSiteView, listSiteViews, removeSiteView, saveSiteView } from './views.ts';

/** Mounts the routes for crawled sites. */
export function siteRoutes(mount: Mount): void {
  mount(contract.startSiteCrawl, (ctx, { body }) => startSiteCrawl(ctx, body));
  mount(contract.listSiteCrawls, async (ctx) => ({ crawls: await listSiteCrawls(ctx) }));
  mount(contract.followSiteCrawl, (ctx, { params }) => followSiteCrawl(ctx, params.id));
  mount(contract.cancelSiteCrawl, (ctx, { params }) => cancelSiteCrawl(ctx, params.id));
  mount(contract.readSiteSchedule, (ctx, { query }) => showSiteSchedule(ctx, query.site));
  mount(contract.changeSiteSchedule, (ctx, { body }) => changeSiteSchedule(ctx, body));
  mount(contract.listSitePages, (ctx, { query }) => listSitePages(ctx, query));
  mount(contract.openSitePage, (ctx, { params }) => openSitePage(ctx, params.id));
  mount(contract.compareSitePage, (ctx, { params }) => compareSitePage(ctx, params.id));
  mount(contract.readSiteAudit, (ctx, { query }) => auditSite(ctx, query.site));
  mount(contract.readSiteLinks, (ctx, { query }) => suggestSiteLinks(ctx, query.site));
  mount(contract.readSiteAnchors, (ctx, { query }) => readSiteAnchors(ctx, query.site));
  mount(contract.listLinkDecisions, async (ctx, { query }) => ({
    links: await listLinkDecisions(ctx, query.site),
  }));
  mount(contract.decideLink, (ctx, { body }) => decideLink(ctx, body));
  mount(contract.undoLinkDecision, async (ctx, { body }) => {
    await undoLinkDecision(ctx, body);
    return undefined;
  });
  mount(contract.suggestArticleLinks, (ctx, { params, body }) => suggestArticleLinks(ctx, params.id, body));
  mount(contract.decideArticleLink, async (ctx, { params, body }) => {
    await decideArticleLink(ctx, params.id, body);
    return undefined;
  });
  mount(contract.importSiteAddresses, (ctx, { body }) => importAddresses(ctx, body));
  mount(contract.removeSiteAddresses, (ctx, { query }) => removeImportedAddresses(ctx, query.site));
  mount(contract.assignSitePages, (ctx, { body }) => assignPages(ctx, body));
  mount(contract.listSiteViews, async (ctx) => ({ views: await listSiteViews(ctx) }));
  mount(contract.saveSiteView, (ctx, { body }) => saveSiteView(ctx, body));
  mount(contract.changeSiteView, (ctx, { params, body }) => changeSiteView(ctx, params.id, body));
  mount(contract.removeSiteView, async (ctx, { params }) => {
    await removeSiteView(ctx, params.id);
    return undefined;
  });
  mount(contract.exportSitePages, async (ctx, { query: { site, format, pages, ...filters }, reply }) => {
    const siteId = await requireCrawledSite(ctx, site);
    const { pieces, mediaType } = exportSitePages(ctx, siteId, { ...filters, ids: pages }, format);
    const fileName = `pages-${new Date().toISOString().slice(0, 10)}.${format}`;
    return reply
      .type(mediaType)
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Readable.from(pieces, { objectMode: false }));
  });
}
