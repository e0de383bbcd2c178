import { SITE_RULES, type SitePageRow } from '@pagewright/contract/analytics';
import { isGone } from '../../../research/index.ts';
import type { SitePageRow as PageRow } from './site-page-repository.ts';
import { siteIndexMessages } from './messages.ts';

const REDIRECT_ISSUES: ReadonlySet<string> = new Set(['redirect_loop', 'redirect_broken', 'redirect_chain']);
const DAY_MS = 86_400_000;

/** Maps a page of the inventory to its API form; `duplicates` are the other pages with its text. */
export function showPage(row: PageRow, duplicates: SitePageRow['duplicates'] = []): SitePageRow {
  const isPage = row.status !== null && row.status >= 200 && row.status < 300;
  const change = changeOf(row);
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    query:
      row.query === ''
        ? null
        : { text: row.query, provenance: { kind: 'modelled', method: 'words that title and address share' } },
    words: isPage ? row.words : null,
    score:
      isPage && row.score !== null
        ? {
            points: row.score,
            provenance: { kind: 'modelled', method: 'score for the main query, without competing pages' },
          }
        : null,
    assignee: row.assignee,
    status: row.status === 0 ? null : row.status,
    redirectUrl: row.redirect_url,
    canonicalUrl: row.canonical_url,
    isNoindex: row.is_noindex,
    isBlocked: row.is_blocked,
    isInSitemap: row.is_in_sitemap,
    foundBy: row.found_by,
    language: row.language,
    inbound: row.inbound,
    outbound: row.outbound,
    depth: row.depth,
    publishedAt: row.published_at === null ? null : new Date(row.published_at).toISOString(),
    changedAt: change?.at.toISOString() ?? null,
    changedBy: change?.by ?? null,
    statusChange: statusChangeOf(row),
    fetchedAt: row.fetched_at === null ? null : new Date(row.fetched_at).toISOString(),
    traffic:
      row.clicks === null || row.impressions === null
        ? null
        : { clicks: row.clicks, impressions: row.impressions, clicksBefore: row.clicks_before },
    issues: row.issues,
    partners: row.partners,
    duplicates,
    verdict: row.verdict,
    mergeInto: row.merge_into,
    reasons: [...reasonsOf(row, change?.at ?? null), ...statusReasons(row)],
  };
}

/** How a page last went away or came back. */
function statusChangeOf(row: PageRow): SitePageRow['statusChange'] {
  const { status_change: kind, status_changed_at: at, status_before: statusBefore } = row;
  if (kind === '' || at === null || statusBefore === null) return null;
  const formerTitle = kind === 'back' || row.former_title === '' ? null : row.former_title;
  return { kind, at: new Date(at).toISOString(), statusBefore, formerTitle };
}

/** What a change of its status adds to the reasons for a page's verdict. */
function statusReasons(row: PageRow): string[] {
  const change = statusChangeOf(row);
  if (change === null) return [];
  const told = siteIndexMessages.statusChange(change.kind, change.statusBefore);
  // The reason for the verdict names the problem of a redirect, not its target.
  const hasTarget = change.kind === 'redirected' && row.redirect_url !== null;
  const isProblem = hasTarget && row.issues.some((issue) => REDIRECT_ISSUES.has(issue));
  return isProblem ? [siteIndexMessages.redirects(row.redirect_url), told] : [told];
}

interface Change {
  readonly at: Date;
  readonly by: NonNullable<SitePageRow['changedBy']>;
}

/** When a page last changed, and the source of that date. */
function changeOf({
  changed_seen_at: seen,
  stated_at: stated,
  sitemap_changed_at: listed,
}: PageRow): Change | null {
  const told = [
    { at: seen, by: 'seen' },
    { at: stated, by: 'page' },
    { at: listed, by: 'sitemap' },
  ] as const;
  const known = told.flatMap(({ at, by }) => (at === null ? [] : [{ at: new Date(at), by }]));
  return known.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}

/** Whether clicks fell by more than chance explains. Same rule as in `trafficParts`. */
function hasFallen(clicks: number, before: number): boolean {
  const { fallenClicks, fallenShare, fallenDeviations } = SITE_RULES;
  const loss = before - clicks;
  return (
    loss >= fallenClicks &&
    clicks <= before * (1 - fallenShare) &&
    loss >= fallenDeviations * Math.sqrt(before + clicks)
  );
}

/** Whether a status says nothing about the page. Same rule as `isUnread` of the index. */
function isRefusal(status: number, redirectUrl: string | null): boolean {
  return status >= 300 && redirectUrl === null && !isGone(status);
}

/** Reasons for a page's verdict, as sentences. */
function reasonsOf(row: PageRow, changedAt: Date | null): string[] {
  const m = siteIndexMessages;
  const { status, inbound, words, issues } = row;
  if (row.is_blocked) return [m.blocked];
  if (status === null) return [row.fault === '' ? m.notRead : m.failed];
  if (status === 0) return [m.failed];
  if (isRefusal(status, row.redirect_url)) return [m.refused(status)];
  if (row.fault !== '' && row.fault !== 'page_not_html' && status < 300) return [m.unreadable];
  if (!row.is_judged) return [m.notJudged];
  if (row.fault !== '' && status < 300) return [m.noPage];
  if (isGone(status))
    return [inbound > 0 || row.is_in_sitemap ? m.broken(status, inbound) : m.unused(status)];
  if (row.redirect_url !== null) {
    if (issues.includes('redirect_loop')) return [m.redirectLoop];
    if (issues.includes('redirect_broken')) return [m.redirectBroken];
    return [issues.includes('redirect_chain') ? m.redirectChain : m.redirects(row.redirect_url)];
  }
  if (row.is_noindex) return [m.noindex];
  if (row.verdict === 'merge' && row.merge_into)
    return [
      issues.includes('text_duplicate') && !row.partners.some(({ url }) => url === row.merge_into?.url)
        ? m.sameText(row.merge_into.url)
        : m.sameQuery(row.query, row.merge_into.url),
    ];
  if (row.verdict === 'widen') return [m.thin(words, SITE_RULES.thinWords)];
  const days = changedAt === null ? null : Math.floor((Date.now() - changedAt.getTime()) / DAY_MS);
  const isOld = days !== null && days > SITE_RULES.oldDays;
  if (row.verdict === 'refresh') {
    const reasons = isOld ? [m.old(days, SITE_RULES.oldDays)] : [];
    const { clicks, clicks_before: before } = row;
    if (clicks !== null && before !== null && hasFallen(clicks, before))
      reasons.push(m.clicksFell(clicks, before, SITE_RULES));
    return reasons;
  }
  if (row.canonical_url !== null && row.canonical_url !== row.url) return [m.canonical(row.canonical_url)];
  const isShort = words < SITE_RULES.thinWords;
  const reasons = [isShort ? m.shortOnPurpose(words) : m.enoughWords(words, SITE_RULES.thinWords)];
  if (days === null) reasons.push(m.ageUnknown);
  else reasons.push(isOld ? m.old(days, SITE_RULES.oldDays) : m.young(days, SITE_RULES.oldDays));
  if (isOld && row.clicks !== null && row.clicks_before !== null)
    reasons.push(m.clicksHold(row.clicks, row.clicks_before, SITE_RULES));
  if (row.partners.length > 0) reasons.push(m.strongest(row.query));
  return reasons;
}
