import { readSiteAnchors } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { PageLink } from './decided-links.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import details from '../detail-list.module.css';
import own from './site.module.css';

/** Anchors used for different pages, and pages always linked with the same anchor. */
export function OverusedAnchors({ siteId }: { readonly siteId: string }) {
  const m = useMessages(crawlMessages);
  const query = useQuery(apiQuery(readSiteAnchors, { query: { site: siteId } }));
  const sentences = { loading: m.loading, failed: m.anchor_failed, retry: m.retry };
  return (
    <div className={`${classes.part} ${own.anchors}`}>
      <h2>{m.anchor_title}</h2>
      <QueryView query={query} messages={sentences}>
        {({ shared, exact }) => (
          <>
            {shared.length + exact.length === 0 ? <p className={classes.quiet}>{m.anchor_none}</p> : null}
            {shared.length === 0 ? null : (
              <>
                <h3>{m.anchor_shared}</h3>
                <p className={classes.quiet}>{m.anchor_sharedHelp}</p>
                {shared.map(({ anchor, targets, pages }) => (
                  <details key={anchor} className={details.item}>
                    <summary>{m.anchor_sharedBy(anchor, targets)}</summary>
                    <ul>
                      {pages.map((page) => (
                        <li key={page.url}>
                          <PageLink page={page} /> <span className={own.under}>{page.url}</span>
                          <span className={own.under}>{m.anchor_links(page.links)}</span>
                        </li>
                      ))}
                    </ul>
                    {targets > pages.length ? <p className={classes.quiet}>{m.first(pages.length)}</p> : null}
                  </details>
                ))}
              </>
            )}
            {exact.length === 0 ? null : (
              <>
                <h3>{m.anchor_exact}</h3>
                <p className={classes.quiet}>{m.anchor_exactHelp}</p>
                <ScrollRegion label={m.anchor_exact}>
                  <table className={`${classes.table} ${own.links}`}>
                    <thead>
                      <tr>
                        {[m.page, m.linkAnchor, m.inbound].map((label) => (
                          <th key={label} scope="col">
                            {label}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {exact.map((page) => (
                        <tr key={page.url}>
                          <th scope="row">
                            <PageLink page={page} />
                          </th>
                          <td>{page.anchor}</td>
                          <td>{page.links}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </ScrollRegion>
              </>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
