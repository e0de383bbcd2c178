import type { Gaps, trackGaps } from '@pagewright/contract/advanced';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { Coverage, OwnPages } from './coverage.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ProvenanceBadge } from '../../result/provenance-badge.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { ScoreBar } from '../../result/score-bar.tsx';
import { intelMessages } from './messages.ts';
import { PriorityBadge } from './priority-badge.tsx';
import { SiteReadResults } from './site-read-results.tsx';
import classes from '../../result/result.module.css';
import own from './competitive-intel.module.css';

/** Keywords that competitors cover and we do not, and who covers which. */
export function GapsView({ result }: RunViewProps<ResultOf<typeof trackGaps>>) {
  return (
    <>
      <OwnPages count={result.ownPages} />
      <Coverage sites={result.sites} />
      {result.notice ? <Caution>{result.notice}</Caution> : null}
      <GapList gaps={result.gaps} />
      <GapMatrix matrix={result.matrix} own={result.own} />
      <SiteReadResults sites={result.sites} />
    </>
  );
}

/** The gaps, largest opportunity first. */
export function GapList({ gaps }: Pick<Gaps, 'gaps'>) {
  const m = useMessages(intelMessages);
  if (gaps.length === 0) return <p>{m.noGaps}</p>;
  return (
    <>
      <ResultTable
        label={m.gaps}
        columns={[m.keyword, m.opportunity, m.priority, m.demand, m.whoHas, m.alsoMissing, m.next]}
        rows={gaps.map(
          ({
            keyword,
            opportunity,
            parts,
            priority,
            demand,
            pages,
            missingCompetitors,
            provenance,
            isCertain,
          }) => ({
            key: keyword,
            cells: [
              <span key="keyword">
                {keyword}
                {isCertain ? null : <span className={own.under}>{m.notCertain}</span>}
              </span>,
              <Opportunity key="bar" gap={{ opportunity, parts, pages, missingCompetitors, provenance }} />,
              <PriorityBadge key="priority" priority={priority} />,
              demand === null ? m.unknown : m.number(demand),
              <ul key="pages" className={own.plain}>
                {pages.map(({ competitor, url, title, sign }) => (
                  <li key={competitor}>
                    <PageLink url={url ?? ''} title={title === '' ? competitor : title} />{' '}
                    <span className={classes.quiet}>{`${competitor}, ${m[`sign_${sign}`]}`}</span>
                  </li>
                ))}
              </ul>,
              missingCompetitors.join(', '),
              <Link
                key="write"
                to={`/outline?keyword=${encodeURIComponent(keyword)}`}
                aria-label={m.writeOn(keyword)}
              >
                {m.write}
              </Link>,
            ],
          }),
        )}
      />
      <p className={classes.quiet}>{m.opportunityFormula}</p>
    </>
  );
}

type RatedGap = Pick<
  Gaps['gaps'][number],
  'opportunity' | 'parts' | 'pages' | 'missingCompetitors' | 'provenance'
>;

/** The score with the parts it is the sum of. */
function Opportunity({ gap }: { readonly gap: RatedGap }) {
  const m = useMessages(intelMessages);
  const { opportunity, parts, pages, missingCompetitors, provenance } = gap;
  const having = new Set(pages.map(({ competitor }) => competitor)).size;
  return (
    <div className={own.bar}>
      <ScoreBar label="" score={opportunity} isNeutral />
      <p className={own.under}>
        <ProvenanceBadge kind={provenance.kind} />
      </p>
      <ul className={own.plain}>
        {parts.map((part) => (
          <li key={part.code} className={own.under}>
            {m[`part_${part.code}`](part, having, having + missingCompetitors.length)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each keyword by site, ours first. */
export function GapMatrix({ matrix, own: site }: Pick<Gaps, 'matrix' | 'own'>) {
  const m = useMessages(intelMessages);
  const ourName = site === null ? m.you : m.youAs(site.site);
  const sites = matrix[0]?.competitors.map(({ competitor }) => competitor) ?? [];
  if (matrix.length === 0) return null;
  return (
    <section>
      <h3>{m.matrix}</h3>
      {site === null ? null : <p className={classes.quiet}>{m[`own_${site.by}`](site.site)}</p>}
      <ResultTable
        label={m.matrix}
        columns={[m.keyword, ourName, ...sites]}
        rows={matrix.map(({ keyword, ours, competitors }) => ({
          key: keyword,
          cells: [
            keyword,
            <Cell key="ours" site={m.you} page={ours} isOurs />,
            ...competitors.map(({ competitor, page }) => (
              <Cell key={competitor} site={competitor} page={page} />
            )),
          ],
        }))}
      />
    </section>
  );
}

interface CellProps {
  readonly site: string;
  readonly page: Gaps['matrix'][number]['ours'];
  readonly isOurs?: boolean;
}

function Cell({ site, page, isOurs = false }: CellProps) {
  const m = useMessages(intelMessages);
  if (page === null)
    return (
      <span className={own.cell} data-has="no" {...(isOurs ? { 'data-ours': true } : {})}>
        <IconMinus size={16} role="img" aria-label={m.hasNot(site)} />
      </span>
    );
  const icon = <IconCheck size={16} role="img" aria-label={m.has(site)} />;
  return page.url === null ? (
    <span className={own.cell}>{icon}</span>
  ) : (
    <a
      className={own.cell}
      data-has="yes"
      href={page.url}
      title={page.title}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {icon}
    </a>
  );
}
