import type { ContentFreshness, trackFreshness } from '@pagewright/contract/advanced';
import { Link } from 'react-router';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { intelMessages } from './messages.ts';
import { PriorityBadge } from './priority-badge.tsx';
import { Timeline } from './timeline.tsx';
import classes from '../../result/result.module.css';
import own from './competitive-intel.module.css';

type Row = ContentFreshness['updatePriority'][number];

/** Which pages are outdated, why, and when each changed. */
export function FreshnessView({ result, run }: RunViewProps<ResultOf<typeof trackFreshness>>) {
  const m = useMessages(intelMessages);
  const joining = useMessages(joiningMessages);
  const { updatePriority: rows, unread } = result;
  return (
    <>
      <ResultTable
        label={m.freshness}
        columns={[m.page, m.priority, m.why, m.whatToDo, m.changed, m.words, m.views]}
        rows={rows.map((row) => ({
          key: row.url,
          cells: [
            <PageName key="page" row={row} />,
            <PriorityBadge key="priority" priority={row.priority} />,
            <Reasons key="why" row={row} />,
            <Lines key="what" lines={row.suggestedActions} />,
            <Changed key="changed" row={row} />,
            m.number(row.words),
            lastOf(row) === null ? m.unknown : m.number(lastOf(row) ?? 0),
          ],
        }))}
      />
      <Timeline rows={rows} until={run.createdAt} />
      {unread.length === 0 ? null : (
        <section>
          <h3>{m.notRead}</h3>
          <Lines lines={unread.map(({ url, message }) => joining.labeled(url, message))} />
        </section>
      )}
    </>
  );
}

/** Views in the last month; null if unknown. */
function lastOf({ views }: Row): number | null {
  return views?.at(-1) ?? null;
}

function PageName({ row }: { readonly row: Row }) {
  const m = useMessages(intelMessages);
  return (
    <>
      <PageLink url={row.url} title={row.title} />
      {row.keyword === null ? null : <span className={own.under}>{row.keyword}</span>}
      {row.contentId === null ? null : (
        <Link className={own.under} to={`/content/${row.contentId}`}>
          {m.openItem}
        </Link>
      )}
    </>
  );
}

/** The last change: the page's stated date, and later observed changes. */
function Changed({ row: { changedAt, seenChangedAt } }: { readonly row: Row }) {
  const m = useMessages(intelMessages);
  const seen = seenChangedAt[0] ?? null;
  if (seen === null || (changedAt !== null && Date.parse(changedAt) >= Date.parse(seen)))
    return <span>{changedAt === null ? m.unknown : m.date(changedAt)}</span>;
  return (
    <>
      {m.changedOn(m.date(seen))}
      <span className={own.under}>
        {changedAt === null ? m.statesNoDate : m.statesDate(m.date(changedAt))}
      </span>
    </>
  );
}

function Reasons({ row }: { readonly row: Row }) {
  const m = useMessages(intelMessages);
  const joining = useMessages(joiningMessages);
  const leftOut = row.leftOut.map((what) => codeLabel(m, `leftOut_${what}`, what));
  return (
    <>
      {row.reasons.length === 0 ? m.nothingToDo : <Lines lines={row.reasons} />}
      {row.dated === null || row.dated.length === 0 ? null : (
        <ul className={own.plain} aria-label={m.datedStatements}>
          {row.dated.map(({ phrase, quote, kind, year }) => (
            <li key={`${phrase} ${quote}`}>
              <q>{quote}</q>{' '}
              <span className={own.under}>
                {kind === 'relative' || year === null ? m.datedRelative(phrase) : m.datedYear(year)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {row.deadLinks.length === 0 ? null : (
        <details className={classes.evidence}>
          <summary>{m.deadLinks(row.deadLinks.length)}</summary>
          <Lines lines={row.deadLinks.map(({ href, status }) => `${href} (${status ?? m.unknown})`)} />
        </details>
      )}
      {leftOut.length === 0 ? null : (
        <span className={own.under}>{joining.labeled(m.leftOut, leftOut.join(', '))}</span>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={own.plain}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
