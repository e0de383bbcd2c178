import { Button } from '@mantine/core';
import { readSiteAudit, type SiteIssue, type SiteIssueFound } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import details from '../detail-list.module.css';
import own from './site.module.css';

const TINTS = { high: 'red', medium: 'amber', low: 'gray' } as const;

interface SiteAuditProps {
  readonly siteId: string;
  /** Shows all pages with an issue in the inventory. */
  readonly onList: (issue: SiteIssue) => void;
}

/** A site's technical issues, most severe first, each with its pages and fix. */
export function SiteAudit({ siteId, onList }: SiteAuditProps) {
  const m = useMessages(crawlMessages);
  const query = useQuery(apiQuery(readSiteAudit, { query: { site: siteId } }));
  return (
    <QueryView query={query} messages={{ loading: m.loading, failed: m.auditFailed, retry: m.retry }}>
      {(data) => {
        const { issues, notJudged, coverage } = data;
        return (
          <section className={classes.part} aria-label={m.view_audit}>
            <CoverageLine coverage={coverage} />
            {notJudged.map((sentence) => (
              <p key={sentence} className={classes.quiet}>
                {sentence}
              </p>
            ))}
            {issues.length === 0 ? <p>{coverage.judgedAt === null ? m.notJudged : m.noIssues}</p> : null}
            <ul className={details.list}>
              {issues.map((issue) => (
                <li key={issue.code}>
                  <Issue issue={issue} onList={() => onList(issue.code)} />
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </QueryView>
  );
}

function Issue({ issue, onList }: { readonly issue: SiteIssueFound; readonly onList: () => void }) {
  const m = useMessages(crawlMessages);
  const { severity, title, fix, count, pages } = issue;
  return (
    <details className={details.item}>
      <summary>
        <Badge tint={TINTS[severity]}>{m[`severity_${severity}`]}</Badge>
        <span className={own.issueTitle}>{title}</span>
        <span className={own.count}>{m.pageCount(count)}</span>
      </summary>
      <p>{fix}</p>
      <ul className={own.found}>
        {pages.map(({ url, title: name, targets }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {name || url}
            </a>
            {name === '' ? null : <span className={own.under}>{url}</span>}
            {targets.map((target) => (
              <span key={`${target.url} ${target.anchor} ${target.problem ?? ''}`} className={own.under}>
                {target.problem ?? m.target(target.url, target.status, target.anchor)}
                {target.bytes === null ? null : ` (${m.kilobytes(target.bytes)})`}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {count > pages.length ? <p className={classes.quiet}>{m.first(pages.length)}</p> : null}
      <Button variant="default" size="compact-sm" onClick={onList}>
        {m.showInList}
      </Button>
    </details>
  );
}
