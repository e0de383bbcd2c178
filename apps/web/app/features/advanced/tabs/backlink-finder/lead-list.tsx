import {
  LINK_LIMITS,
  LINK_STATES,
  listLinkLeads,
  removeLinkLead,
  undoRemoveLinkLead,
} from '@pagewright/contract/advanced';
import type { LinkState } from '@pagewright/contract/advanced';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { useRemoval } from '../../../../lib/removal/use-removal.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import { LeadRow } from './lead-row.tsx';
import { linkMessages } from './messages.ts';
import frame from '../../advanced.module.css';
import classes from '../../result/result.module.css';

/** The whole list, in one query for everything that shows it. */
export const LEADS_QUERY = { query: { limit: LINK_LIMITS.leads } } as const;

/** The pages saved by the workspace, with their status. */
export function LeadList() {
  const m = useMessages(linkMessages);
  const [state, setState] = useState<LinkState | 'all'>('all');
  const { data, error, refetch, isFetching } = useQuery(apiQuery(listLinkLeads, LEADS_QUERY));
  const removal = useRemoval({
    feature: 'advanced',
    remove: (id) => callApi(removeLinkLead, { params: { id } }),
    undoRemove: (id) => callApi(undoRemoveLinkLead, { params: { id } }),
    messages: m,
  });
  if (error)
    return (
      <ErrorState
        title={m.listFailed}
        description={describeFailure(error.failure)}
        isUnauthorized={error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <LoadingState label={m.listLoading} />;
  const leads = data.leads.filter(
    (lead) => (state === 'all' || lead.state === state) && !removal.gone.has(lead.id),
  );
  return (
    <section className={frame.runs} aria-labelledby="link-leads">
      <div>
        <h2 id="link-leads" className={classes.heading}>
          {m.list}
        </h2>
        <p className={classes.quiet}>{m.listHelp}</p>
      </div>
      {data.total === 0 ? (
        <p className={classes.quiet}>{m.listEmpty}</p>
      ) : (
        <>
          <div className={frame.tabs}>
            <SegmentedControl
              aria-label={m.state}
              value={state}
              onChange={(value) => setState(LINK_STATES.find((known) => known === value) ?? 'all')}
              data={[
                { value: 'all', label: m.inState(m.all, data.total) },
                ...LINK_STATES.map((known) => ({
                  value: known,
                  label: m.inState(m[`state_${known}`], data.counts[known]),
                })),
              ]}
            />
          </div>
          <ul className={classes.lines} aria-label={m.list}>
            {leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} onRemove={() => removal.remove(lead.id)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
