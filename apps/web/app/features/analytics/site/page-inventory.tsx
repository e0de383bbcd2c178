import { Button } from '@mantine/core';
import {
  exportSitePages,
  listSitePages,
  SITE_EXPORT_FORMATS,
  SITE_ISSUE_NAMES,
  SITE_SORTS,
  SITE_STATUSES,
  SITE_VERDICTS,
  type SitePageRow,
} from '@pagewright/contract/analytics';
import type { CallInput } from '@pagewright/contract/endpoint';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { download } from '../../../lib/downloads/download.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { AssignPages } from './assign-pages.tsx';
import { InventoryFilters } from './inventory-filters.tsx';
import { PageTable } from './page-table.tsx';
import { PlanPages } from './plan-pages.tsx';
import { SavedViews } from './saved-views.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';

type Query = NonNullable<CallInput<typeof listSitePages>['query']>;
const PAGE = 50;

/** The valid filters in the URL. */
function parseFilters(address: URLSearchParams, siteId: string) {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => {
    const value = values.find((known) => known === address.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  const search = address.get('search') ?? '';
  const assignee = address.get('assignee') ?? '';
  return {
    site: siteId,
    ...oneOf('verdict', SITE_VERDICTS),
    ...oneOf('issue', SITE_ISSUE_NAMES),
    ...oneOf('status', SITE_STATUSES),
    ...oneOf('noindex', ['true', 'false']),
    ...(/^\d{1,2}$/.test(address.get('minDepth') ?? '') ? { minDepth: address.get('minDepth') } : {}),
    ...(search === '' ? {} : { search }),
    ...(assignee === '' ? {} : { assignee }),
  } as Query;
}

/** Every known page of a site, its verdict, and recommended action. */
export function PageInventory({ siteId }: { readonly siteId: string }) {
  const m = useMessages(crawlMessages);
  const [address] = useSearchParams();
  // Pages stay selected when the filters change.
  const [chosen, setChosen] = useState<ReadonlyMap<string, SitePageRow>>(new Map());
  const filters = parseFilters(address, siteId);
  const sort = SITE_SORTS.find((known) => known === address.get('sort')) ?? 'inbound';
  const query: Query = { ...filters, sort, limit: PAGE };
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listSitePages, { query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listSitePages,
        { query: { ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const failure = getFailure(list.error);
  const first = list.data?.pages[0];
  if (failure && first === undefined) {
    return (
      <ErrorState
        title={m.pagesFailed}
        description={describeFailure(failure)}
        isUnauthorized={failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (first === undefined) return <LoadingState label={m.loading} />;
  const pages = list.data?.pages.flatMap((part) => part.pages) ?? [];
  const choose = (ids: readonly string[], isChosen: boolean): void => {
    const next = new Map(chosen);
    for (const page of pages.filter(({ id }) => ids.includes(id))) {
      if (isChosen) next.set(page.id, page);
      else next.delete(page.id);
    }
    setChosen(next);
  };
  return (
    <section className={classes.part} aria-label={m.view_pages}>
      <CoverageLine coverage={first.coverage} />
      <SavedViews />
      <InventoryFilters verdicts={first.verdicts} />
      <div className={classes.action}>
        <span className={classes.quiet} role="status">
          {m.total(first.total)}
        </span>
        {SITE_EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            variant="default"
            size="compact-md"
            leftSection={<IconDownload size={16} stroke={1.7} />}
            onClick={() => void download(exportSitePages, { query: { ...filters, format } })}
          >
            {m[`export_${format}`]}
          </Button>
        ))}
      </div>
      {first.traffic === null ? null : (
        <p className={classes.quiet}>{m.clicksFrom(first.traffic.from, first.traffic.to)}</p>
      )}
      {pages.length === 0 ? (
        <p className={classes.quiet}>{m.noPages}</p>
      ) : (
        <>
          {chosen.size === 0 ? null : (
            <>
              <PlanPages pages={[...chosen.values()]} onDone={() => setChosen(new Map())} />
              <AssignPages pages={[...chosen.values()]} onDone={() => setChosen(new Map())} />
            </>
          )}
          <PageTable
            pages={pages}
            hasTraffic={first.traffic !== null}
            chosen={new Set(chosen.keys())}
            onChoose={choose}
          />
        </>
      )}
      {list.hasNextPage ? (
        <LoadMoreButton
          label={m.more}
          isLoading={list.isFetchingNextPage}
          problem={failure && failureText(failure)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </section>
  );
}
