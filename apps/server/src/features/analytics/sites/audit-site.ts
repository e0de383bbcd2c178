import { SITE_ISSUES, type readSiteAudit as call, type SiteIssue } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { parseDataFault } from '../../../research/site-index/check-structured-data.ts';
import { siteIndexMessages } from './messages.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { findIssues, type IssueTarget } from './issue-repository.ts';
import { countImages, readCoverage } from './site-page-repository.ts';

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
        targets: (targets ?? []).map((target) => ({
          url: target.url,
          anchor: target.anchor,
          status: target.status,
          bytes: target.bytes ?? null,
          problem: problemOf(code, target),
        })),
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

/** What is wrong at a target, in words; null if the issue says it. */
function problemOf(code: SiteIssue, { anchor, fault = '' }: IssueTarget): string | null {
  const m = siteIndexMessages;
  if (code === 'hreflang_invalid') return m.wrongLanguage(anchor);
  const stored = parseDataFault(fault);
  if (stored === null) return null;
  return stored.code === 'structured_data_invalid'
    ? m.wrongJson(stored.block, stored.place)
    : m.missingProperty(stored.type, stored.missing);
}
