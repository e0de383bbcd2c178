import { Checkbox } from '@mantine/core';
import type { SitePageRow } from '@pagewright/contract/analytics';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { issueMessages } from './issue-messages.ts';
import { RefreshPageButton } from './refresh-page-button.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import own from './site.module.css';

const TINTS: Readonly<Record<SitePageRow['verdict'], BadgeTint>> = {
  refresh: 'amber',
  merge: 'violet',
  redirect: 'red',
  widen: 'blue',
  leave: 'green',
  no_data: 'gray',
};

interface PageTableProps {
  readonly pages: readonly SitePageRow[];
  /** Whether Search Console data is connected; otherwise there is no clicks column. */
  readonly hasTraffic: boolean;
  /** IDs of the selected pages. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** A row for each page of a site. */
export function PageTable({ pages, hasTraffic, chosen, onChoose }: PageTableProps) {
  const m = useMessages(crawlMessages);
  const faults = useMessages(issueMessages);
  const format = useFormatter();
  const now = useNow();
  return (
    <ScrollRegion label={m.table}>
      <table className={`${classes.table} ${own.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={m.plan_selectAll}
                checked={pages.length > 0 && pages.every(({ id }) => chosen.has(id))}
                onChange={({ currentTarget: { checked } }) =>
                  onChoose(
                    pages.map(({ id }) => id),
                    checked,
                  )
                }
              />
            </th>
            {[
              m.page,
              m.verdict,
              m.query,
              ...(hasTraffic ? [m.clicks] : []),
              m.score,
              m.words,
              m.age,
              m.changed,
              m.inbound,
              m.outbound,
              m.depth,
              m.status,
              m.assignee,
              m.issue,
            ].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.id}>
              <td>
                <Checkbox
                  aria-label={m.plan_select(page.title || pathOf(page.url))}
                  checked={chosen.has(page.id)}
                  onChange={({ currentTarget: { checked } }) => onChoose([page.id], checked)}
                />
              </td>
              <th scope="row">
                <PageName page={page} />
              </th>
              <td className={own.reasons}>
                <Badge tint={TINTS[page.verdict]}>{m[`verdict_${page.verdict}`]}</Badge>
                {page.reasons.map((reason) => (
                  <p key={reason} className={classes.quiet}>
                    {reason}
                  </p>
                ))}
                {page.words === null || page.status === null || page.status >= 300 ? null : (
                  <RefreshPageButton page={page} />
                )}
              </td>
              <td className={own.words}>
                {page.query === null ? (
                  m.unknown
                ) : (
                  <>
                    {page.query.text}
                    <span className={classes.quiet}> {m.guessed}</span>
                  </>
                )}
              </td>
              {hasTraffic ? <Clicks traffic={page.traffic} /> : null}
              <td>{page.score === null ? m.unknown : m.scorePoints(page.score.points)}</td>
              <td>{page.words === null ? m.unknown : format.number(page.words)}</td>
              <td>
                <Age publishedAt={page.publishedAt} now={now} />
              </td>
              <td>
                <LastChange page={page} />
              </td>
              <td>{format.number(page.inbound)}</td>
              <td>{page.words === null ? m.unknown : format.number(page.outbound)}</td>
              <td>{page.depth ?? m.unknown}</td>
              <td>{page.status ?? m.unknown}</td>
              <td>{page.assignee?.name ?? m.unknown}</td>
              <td className={own.words}>{page.issues.map((one) => faults[one]).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Clicks({ traffic }: Pick<SitePageRow, 'traffic'>) {
  const m = useMessages(crawlMessages);
  const format = useFormatter();
  if (traffic === null) return <td>{m.unknown}</td>;
  return (
    <td>
      {format.number(traffic.clicks)}
      {traffic.clicksBefore === null ? null : (
        <span className={own.under}>{m.clicksBefore(traffic.clicksBefore)}</span>
      )}
    </td>
  );
}

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;

/** How long ago a page was published, as it states itself. */
function Age({ publishedAt, now }: Pick<SitePageRow, 'publishedAt'> & { readonly now: Date }) {
  const m = useMessages(crawlMessages);
  const format = useFormatter();
  if (publishedAt === null) return m.unknown;
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(publishedAt)) / DAY_MS));
  return (
    <>
      {days < 2 * MONTH_DAYS
        ? m.age_days(days)
        : days < 2 * YEAR_DAYS
          ? m.age_months(Math.floor(days / MONTH_DAYS))
          : m.age_years(Math.floor(days / YEAR_DAYS))}
      <span className={own.under}>{format.date(publishedAt)}</span>
    </>
  );
}

/** When a page last changed, as far as known: first that it is gone, redirected, or back, then its text. */
function LastChange({ page: { changedAt, changedBy, statusChange } }: { readonly page: SitePageRow }) {
  const m = useMessages(crawlMessages);
  const format = useFormatter();
  return (
    <>
      {statusChange === null ? null : (
        <>
          {format.date(statusChange.at)}
          <span className={own.under}>{m[`changed_${statusChange.kind}`]}</span>
        </>
      )}
      {changedAt === null ? null : format.date(changedAt)}
      {changedBy === null ? null : <span className={own.under}>{m[`changed_${changedBy}`]}</span>}
      {changedAt === null && statusChange === null ? m.unknown : null}
    </>
  );
}

function PageName({ page }: { readonly page: SitePageRow }) {
  const m = useMessages(crawlMessages);
  const { url, title, canonicalUrl, partners, duplicates, statusChange } = page;
  const formerTitle = statusChange?.formerTitle ?? null;
  const path = pathOf(url);
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
        {title || path}
      </a>
      {title === '' ? null : <span className={own.under}>{path}</span>}
      {formerTitle === null ? null : <span className={own.under}>{m.formerTitle(formerTitle)}</span>}
      {canonicalUrl === null || canonicalUrl === url ? null : (
        <span className={own.under}>{m.canonical(canonicalUrl)}</span>
      )}
      {partners.length === 0 ? null : (
        <span className={own.under}>{m.partners(partners.map((one) => pathOf(one.url)).join(', '))}</span>
      )}
      {duplicates.length === 0 ? null : (
        <span className={own.under}>{m.duplicates(duplicates.map((one) => pathOf(one.url)).join(', '))}</span>
      )}
    </>
  );
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');
