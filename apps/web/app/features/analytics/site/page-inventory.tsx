import { Button } from '@mantine/core';
import {
  exportSitePages,
  listSitePages,
  PAGE_ORIGINS,
  SITE_CHANGE_DAYS,
  SITE_CHANGES,
  SITE_EXPORT_FORMATS,
  SITE_EXPORT_PAGES,
  SITE_ISSUE_NAMES,
  SITE_SORTS,
  SITE_STATUSES,
  SITE_VERDICTS,
} from '@pagewright/contract/analytics';
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
import { chooseMatching, choosePages, type InventoryQuery } from './page-selection.ts';
import { PageTable } from './page-table.tsx';
import { PlanPages } from './plan-pages.tsx';
import { SavedViews } from './saved-views.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';

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
    ...oneOf('foundBy', PAGE_ORIGINS),
    ...oneOf('changedDays', SITE_CHANGE_DAYS),
    ...oneOf('change', SITE_CHANGES),
    ...(/^\d{1,2}$/.test(address.get('minDepth') ?? '') ? { minDepth: address.get('minDepth') } : {}),
    ...(search === '' ? {} : { search }),
    ...(assignee === '' ? {} : { assignee }),
  } as InventoryQuery;
}

/** Every known page of a site, its verdict, and recommended action. */
export function PageInventory({ siteId }: { readonly siteId: string }) {
  const m = useMessages(crawlMessages);
  const [address] = useSearchParams();
  // Pages stay selected when the filters change.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // "All pages" means all that match the filters at the time of the choice.
  const [allOf, setAllOf] = useState('');
  const filters = parseFilters(address, siteId);
  const sort = SITE_SORTS.find((known) => known === address.get('sort')) ?? 'inbound';
  const filterKey = JSON.stringify([filters, sort]);
  const isAll = allOf === filterKey;
  const query: InventoryQuery = { ...filters, sort, limit: PAGE };
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
    const next = new Set(isAll ? pages.map(({ id }) => id) : chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setAllOf('');
    setChosen(next);
  };
  const clear = (): void => {
    setAllOf('');
    setChosen(new Set());
  };
  const selected = isAll ? chooseMatching(siteId, query, first.total) : choosePages([...chosen]);
  const mayChooseAll = !isAll && first.total > pages.length && pages.every(({ id }) => chosen.has(id));
  return (
    <section className={classes.part} aria-label={m.view_pages}>
      <CoverageLine coverage={first.coverage} />
      <SavedViews />
      <InventoryFilters verdicts={first.verdicts} />
      <div className={classes.action}>
        <span className={classes.quiet} role="status">
          {m.total(first.total)}
        </span>
        <ExportPages filters={filters} ids={isAll ? [] : [...chosen]} />
      </div>
      {first.traffic === null ? null : (
        <p className={classes.quiet}>{m.clicksFrom(first.traffic.from, first.traffic.to)}</p>
      )}
      {pages.length === 0 ? (
        <p className={classes.quiet}>{m.noPages}</p>
      ) : (
        <>
          {selected.count === 0 ? null : (
            <>
              {mayChooseAll ? (
                <div className={classes.action}>
                  <Button variant="light" size="compact-md" onClick={() => setAllOf(filterKey)}>
                    {m.plan_chooseAll(first.total)}
                  </Button>
                </div>
              ) : null}
              {isAll ? <p className={classes.quiet}>{m.plan_allChosen}</p> : null}
              <PlanPages chosen={selected} onDone={clear} />
              <AssignPages chosen={selected} onDone={clear} />
            </>
          )}
          <PageTable
            pages={pages}
            hasTraffic={first.traffic !== null}
            chosen={isAll ? new Set(pages.map(({ id }) => id)) : chosen}
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

interface ExportPagesProps {
  readonly filters: InventoryQuery;
  /** The selected pages; empty for all that match the filters. */
  readonly ids: readonly string[];
}

/** Downloads the selected pages, or all that match the filters. */
function ExportPages({ filters, ids }: ExportPagesProps) {
  const m = useMessages(crawlMessages);
  const isTooMany = ids.length > SITE_EXPORT_PAGES;
  // Selected pages stay selected under other filters.
  const selected = ids.length === 0 ? filters : { site: filters.site, pages: ids.join(',') };
  return (
    <>
      {SITE_EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          variant="default"
          size="compact-md"
          disabled={isTooMany}
          leftSection={<IconDownload size={16} stroke={1.7} />}
          onClick={() => void download(exportSitePages, { query: { ...selected, format } })}
        >
          {ids.length === 0 ? m[`export_${format}`] : m[`export_chosen_${format}`](ids.length)}
        </Button>
      ))}
      {isTooMany ? <span className={classes.quiet}>{m.export_tooMany(SITE_EXPORT_PAGES)}</span> : null}
    </>
  );
}
