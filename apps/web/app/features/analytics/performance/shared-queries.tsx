import { listSharedQueries } from '@pagewright/contract/analytics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { performanceMessages } from './performance-messages.ts';
import type { SearchFilters } from './use-search-filters.ts';
import classes from './performance.module.css';

/** Queries for which several pages of the site appeared. */
export function SharedQueries({
  filters: { timeRange, country, device },
}: {
  readonly filters: Omit<SearchFilters, 'page'>;
}) {
  const m = useMessages(performanceMessages);
  const query = useQuery({
    ...apiQuery(listSharedQueries, { query: { timeRange, country, device } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={classes.list} aria-labelledby="shared-queries">
      <h2 id="shared-queries">{m.shared}</h2>
      <QueryView query={query} messages={m}>
        {({ queries, total }) =>
          queries.length === 0 ? (
            <p className={classes.quiet}>{m.none}</p>
          ) : (
            <>
              <p className={classes.quiet}>{m.sharedHelp}</p>
              <ul className={classes.shared}>
                {queries.map(({ query: text, pages }) => (
                  <li key={text}>
                    <details>
                      <summary>
                        {text} <span className={classes.quiet}>{m.sharedPages(pages.length)}</span>
                      </summary>
                      <ul>
                        {pages.map(({ page, clicks, impressions, position }) => (
                          <li key={page}>{m.sharedPage(page, clicks, impressions, m.place(position))}</li>
                        ))}
                      </ul>
                    </details>
                  </li>
                ))}
              </ul>
              {total > queries.length ? (
                <p className={classes.quiet}>{m.firstOf(queries.length, total)}</p>
              ) : null}
            </>
          )
        }
      </QueryView>
    </section>
  );
}
