import { Button } from '@mantine/core';
import {
  decideLink,
  listLinkDecisions,
  readSiteLinks,
  undoLinkDecision,
  type DecidedLink,
} from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { DecidedLinks, PageLink, getPath } from './decided-links.tsx';
import { OverusedAnchors } from './overused-anchors.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import own from './site.module.css';

const placeOf = ({ from, to }: Pick<DecidedLink, 'from' | 'to'>): string => `${from.id} ${to.id}`;

/** Suggested new links between pages of a site, most likely first, and the decisions about them. */
export function SiteLinks({ siteId }: { readonly siteId: string }) {
  const m = useMessages(crawlMessages);
  const queries = useQueryClient();
  const query = useQuery(apiQuery(readSiteLinks, { query: { site: siteId } }));
  const decisions = useQuery(apiQuery(listLinkDecisions, { query: { site: siteId } }));
  const refetch = (call: typeof listLinkDecisions | typeof readSiteLinks): void =>
    void queries.invalidateQueries({ queryKey: apiQueryKey(call) });
  const deciding = useApiMutation(decideLink, {
    onSuccess: () => refetch(listLinkDecisions),
    onError: ({ failure }) => notifyFailure(failure, { message: m.link_decideFailed }),
  });
  const undoing = useApiMutation(undoLinkDecision, {
    onSuccess: () => {
      refetch(listLinkDecisions);
      // It may be suggested again.
      refetch(readSiteLinks);
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.link_decideFailed }),
  });
  const error = query.error ?? decisions.error;
  if (error !== null) {
    return (
      <ErrorState
        title={m.linksFailed}
        description={describeFailure(error.failure)}
        isUnauthorized={error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void Promise.all([query.refetch(), decisions.refetch()])}
        isRetrying={query.isFetching || decisions.isFetching}
      />
    );
  }
  if (query.data === undefined || decisions.data === undefined) return <LoadingState label={m.loading} />;
  const { compared, coverage } = query.data;
  const decided = new Set(decisions.data.links.map(placeOf));
  const links = query.data.links.filter((link) => !decided.has(placeOf(link)));
  return (
    <section className={classes.part} aria-label={m.view_links}>
      <CoverageLine coverage={coverage} />
      <p className={classes.quiet}>{m.compared(compared)}</p>
      {links.length === 0 ? (
        <p>{m.noLinks}</p>
      ) : (
        <ScrollRegion label={m.linksTable}>
          <table className={`${classes.table} ${own.links}`}>
            <thead>
              <tr>
                {[m.linkFrom, m.linkTo, m.linkAnchor, m.likelihood, m.inbound].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col" className={own.decision}>
                  {m.link_decide}
                </th>
              </tr>
            </thead>
            <tbody>
              {links.map(({ from, to, anchor, likelihood }) => {
                const decide = (decision: DecidedLink['decision']): void =>
                  deciding.mutate({ body: { from: from.id, to: to.id, anchor, decision } });
                return (
                  <tr key={placeOf({ from, to })}>
                    <th scope="row">
                      <PageLink page={from} />
                    </th>
                    <td>
                      <PageLink page={to} />
                    </td>
                    <td>{anchor}</td>
                    <td>{m.share(likelihood)}</td>
                    <td>{to.inbound}</td>
                    <td className={own.decision}>
                      <div className={classes.action}>
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={m.link_acceptNamed(getPath(from.url), getPath(to.url))}
                          onClick={() => decide('accepted')}
                        >
                          {m.link_accept}
                        </Button>
                        <Button
                          size="compact-sm"
                          variant="subtle"
                          aria-label={m.link_rejectNamed(getPath(from.url), getPath(to.url))}
                          onClick={() => decide('rejected')}
                        >
                          {m.link_reject}
                        </Button>
                      </div>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <DecidedLinks
        links={decisions.data.links}
        onUndo={({ from, to }) => undoing.mutate({ body: { from: from.id, to: to.id } })}
      />
      <OverusedAnchors siteId={siteId} />
    </section>
  );
}
