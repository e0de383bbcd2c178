import type { LinkOpportunities, LinkOpportunity } from '@pagewright/contract/advanced';
import { keepLinkLead, listLinkLeads } from '@pagewright/contract/advanced';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import type { RunViewProps } from '../../analysis.ts';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { ScoreBar } from '../../result/score-bar.tsx';
import { Coverage } from '../competitive-intel/coverage.tsx';
import { SiteReadResults } from '../competitive-intel/site-read-results.tsx';
import { LEADS_QUERY } from './lead-list.tsx';
import { linkMessages } from './messages.ts';
import { OpportunityReasons } from './opportunity-reasons.tsx';
import classes from '../../result/result.module.css';
import own from './backlink-finder.module.css';

const PERCENT = 100;

/** Pages that could link to us, most relevant first, each of which can be saved. */
export function OpportunitiesView({ result }: RunViewProps<LinkOpportunities>) {
  const m = useMessages(linkMessages);
  const { opportunities, unconfirmed, checkedLinks, notice, sites } = result;
  return (
    <>
      <Coverage sites={sites} />
      {notice === null ? null : <p className={classes.quiet}>{notice}</p>}
      {checkedLinks > 0 ? <p className={classes.quiet}>{m.checked(checkedLinks)}</p> : null}
      <Opportunities opportunities={opportunities} />
      {unconfirmed.length === 0 ? null : (
        <details className={classes.evidence}>
          <summary>{m.unconfirmed}</summary>
          <ul>
            {unconfirmed.map((href) => (
              <li key={href}>{href}</li>
            ))}
          </ul>
        </details>
      )}
      <SiteReadResults sites={sites} />
    </>
  );
}

/** Opportunities as a table, each of which can be saved. */
export function Opportunities({ opportunities }: Pick<LinkOpportunities, 'opportunities'>) {
  const m = useMessages(linkMessages);
  if (opportunities.length === 0) return <p>{m.none}</p>;
  return (
    <ResultTable
      label={m.opportunities}
      columns={[m.page, m.why, m.fits, m.relevance, m.keep]}
      rows={opportunities.map((opportunity) => ({
        key: `${keyOf(opportunity)} ${opportunity.deadLink?.href ?? ''}`,
        cells: [
          <PageLink key="page" url={opportunity.pageUrl} title={opportunity.pageTitle} />,
          <OpportunityReasons key="why" opportunity={opportunity} />,
          opportunity.ourPage === null ? m.noFit : <PageLink key="fits" url={opportunity.ourPage} />,
          <div key="relevance" className={own.bar}>
            <ScoreBar
              label=""
              score={opportunity.relevance === null ? null : opportunity.relevance * PERCENT}
              {...(opportunity.relevance === null ? {} : { text: m.percent(opportunity.relevance) })}
              isNeutral
            />
          </div>,
          <SaveOpportunity key="keep" opportunity={opportunity} />,
        ],
      }))}
    />
  );
}

const keyOf = ({ kind, pageUrl }: Pick<LinkOpportunity, 'kind' | 'pageUrl'>): string => `${kind} ${pageUrl}`;

/** Adds an opportunity to the list, unless it is on it. */
export function SaveOpportunity({ opportunity }: { readonly opportunity: LinkOpportunity }) {
  const m = useMessages(linkMessages);
  const joining = useMessages(joiningMessages);
  const queries = useQueryClient();
  const [isKeeping, setKeeping] = useState(false);
  const { data } = useQuery(apiQuery(listLinkLeads, LEADS_QUERY));
  if (data?.leads.some((lead) => keyOf(lead) === keyOf(opportunity)))
    return <span className={classes.quiet}>{m.kept}</span>;

  async function save(): Promise<void> {
    setKeeping(true);
    const { error } = await callApi(keepLinkLead, { body: opportunity });
    setKeeping(false);
    if (error)
      return notifyFailure(error, { message: joining.labeled(m.keepFailed, describeFailure(error)) });
    notify({ type: 'success', message: m.keptNow });
    await queries.invalidateQueries({ queryKey: ['api', 'advanced', listLinkLeads.path] });
  }
  return (
    <Button
      className="unprinted"
      variant="default"
      size="compact-md"
      loading={isKeeping}
      aria-label={m.keepNamed(opportunity.pageTitle || opportunity.pageUrl)}
      onClick={() => void save()}
    >
      {m.keep}
    </Button>
  );
}
