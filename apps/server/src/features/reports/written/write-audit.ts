import {
  SITE_VERDICTS,
  type SiteCoverage,
  type SiteIssueFound,
  type SiteVerdict,
} from '@pagewright/contract/analytics';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import { displayUrl, appendixTable, asPoints, formatCount, splitTable, joinParts } from './sections.ts';

const POINTS_OF_ISSUES = 4;

/** The known data about a crawled site. */
export interface AuditedSite {
  /** Its URL for display. */
  readonly site: string;
  readonly issues: readonly SiteIssueFound[];
  readonly notJudged: readonly string[];
  readonly coverage: SiteCoverage;
  readonly verdicts: Readonly<Partial<Record<SiteVerdict, number>>>;
}

/** The report on a site's audit and inventory. */
export function writeAudit({ site, issues, notJudged, coverage, verdicts }: AuditedSite): ReportDocument {
  const m = words.audit;
  const severe = (wanted: SiteIssueFound['severity']): number =>
    issues.filter(({ severity }) => severity === wanted).length;
  const of = (verdict: SiteVerdict): number => verdicts[verdict] ?? 0;
  const toDo = of('refresh') + of('merge') + of('widen');
  const { sections, appendix } = joinParts(
    splitTable(
      m.issues,
      [m.columns.issue, m.columns.severity, words.pagesColumn, m.columns.fix],
      issues.map(({ title, severity, count: found, fix }) => [
        title,
        words.priority[severity],
        formatCount(found),
        fix,
      ]),
    ),
    splitTable(
      m.verdicts,
      [words.whatToDo, words.pagesColumn],
      SITE_VERDICTS.filter((verdict) => of(verdict) > 0).map((verdict) => [
        m.verdict[verdict],
        formatCount(of(verdict)),
      ]),
    ),
  );
  return {
    summary: m.summary(site),
    points: asPoints([
      issues.length === 0 ? m.healthy : '',
      ...issues.slice(0, POINTS_OF_ISSUES).map(({ title, count: found }) => m.issue(title, found)),
      toDo > 0 ? m.toDo(of('refresh'), of('merge'), of('widen')) : '',
      coverage.isComplete ? '' : m.incomplete,
    ]),
    figures: [
      { label: m.figures.read, value: formatCount(coverage.read) },
      { label: m.figures.high, value: formatCount(severe('high')) },
      { label: m.figures.medium, value: formatCount(severe('medium')) },
      { label: m.figures.low, value: formatCount(severe('low')) },
    ],
    sections: [...sections],
    appendix: [...appendix, ...issues.map(pagesWith)],
    basis: [m.coverage(coverage.read, coverage.known, coverage.blocked, coverage.failed), ...notJudged],
  };
}

/** The pages of an issue, as far as the audit names them. */
function pagesWith({ code, title, pages, count: found }: SiteIssueFound) {
  const hasTargets = pages.some(({ targets }) => targets.length > 0);
  const table = appendixTable(
    words.audit.pagesWith(title),
    [words.page, ...(hasTargets ? [relatedColumn(code)] : [])],
    pages.map((page) => [
      displayUrl(page.url),
      ...(hasTargets ? [page.targets.map(({ url, problem }) => problem ?? displayUrl(url)).join(', ')] : []),
    ]),
  );
  return found > pages.length ? { ...table, text: words.firstOf(pages.length, found) } : table;
}

/** Name of the column with related URLs. */
function relatedColumn(code: SiteIssueFound['code']): string {
  if (code.endsWith('_duplicate')) return words.audit.sameAs;
  if (code.startsWith('structured_data_') || code === 'hreflang_invalid') return words.audit.problem;
  return code.startsWith('images_') ? words.audit.images : words.audit.leadsTo;
}
