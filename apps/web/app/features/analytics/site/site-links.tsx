import { readSiteLinks } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { failureSentence } from '../../../lib/messages/failure-sentence.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import own from './site.module.css';

/** Links that pages of a site do not have yet, the most likely first. */
export function SiteLinks({ siteId }: { readonly siteId: string }) {
  const m = useMessages(crawlMessages);
  const query = useQuery(apiQuery(readSiteLinks, { query: { site: siteId } }));
  if (query.isPending) return <LoadingState label={m.loading} />;
  if (query.isError) {
    return (
      <ErrorState
        title={m.linksFailed}
        description={failureSentence(query.error.failure)}
        isRefused={query.error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { links, compared, coverage } = query.data;
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
              </tr>
            </thead>
            <tbody>
              {links.map(({ from, to, anchor, likelihood }) => (
                <tr key={`${from.url} ${to.url}`}>
                  <th scope="row">
                    <Page page={from} />
                  </th>
                  <td>
                    <Page page={to} />
                  </td>
                  <td>{anchor}</td>
                  <td>{m.share(likelihood)}</td>
                  <td>{to.inbound}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

function Page({ page: { url, title } }: { readonly page: { readonly url: string; readonly title: string } }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {title || url}
    </a>
  );
}
