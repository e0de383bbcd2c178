import { SITE_ISSUES, type readSiteAudit as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { siteIndexMessages } from './messages.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { countImages, findIssues, readCoverage } from './site-page-repository.ts';

const MAX_PAGES = 20;
const MAX_TARGETS = 5;
const CODES = Object.keys(SITE_ISSUES);

/** Lists technical issues of a crawled site, most severe first. @throws ApiError 404. */
export async function auditSite(ctx: Context, site: string | undefined): Promise<HandlerOutput<typeof call>> {
  const siteId = await requireCrawledSite(ctx, site);
  const [rows, images, { coverage }] = await Promise.all([
    findIssues(ctx.db, siteId, { pages: MAX_PAGES, targets: MAX_TARGETS }),
    countImages(ctx.db, siteId),
    readCoverage(ctx.db, siteId),
  ]);
  const issues = rows
    .toSorted((a, b) => CODES.indexOf(a.code) - CODES.indexOf(b.code))
    .map(({ code, count, pages }) => ({
      code,
      severity: SITE_ISSUES[code],
      count,
      ...siteIndexMessages.issues[code],
      pages: pages.map(({ url, title, targets }) => ({
        url,
        title,
        targets: (targets ?? []).map((target) => ({ ...target, bytes: target.bytes ?? null })),
      })),
    }));
  return {
    issues,
    notJudged: [
      ...(coverage.isComplete ? [] : [siteIndexMessages.orphansUnknown]),
      ...(images.unknown === 0 ? [] : [siteIndexMessages.imagesUnknown(images.weighed, images.unknown)]),
    ],
    coverage,
    provenance: { kind: 'measured', method: 'rules over all pages that were read' },
  };
}
