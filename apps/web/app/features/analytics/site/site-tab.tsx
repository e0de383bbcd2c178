import { Button, NativeSelect } from '@mantine/core';
import {
  cancelSiteCrawl,
  listSiteCrawls,
  listSitePages,
  readOwnSite,
  readSiteAudit,
  readSiteSchedule,
  readWatchlist,
  startSiteCrawl,
  type SiteCrawl,
} from '@pagewright/contract/analytics';
import { listCallRuns } from '@pagewright/contract/runs';
import { IconSitemap } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Caution } from '../../../ui/caution.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ProgressView } from '../../../ui/progress-view.tsx';
import { CreateReport } from '../../reports/index.ts';
import { PageSpeed } from '../page-speed/lazy-page-speed.tsx';
import { OwnSiteCard } from '../watchlist/own-site-card.tsx';
import { ImportAddressesButton } from './import-addresses-button.tsx';
import { PageInventory } from './page-inventory.tsx';
import { SiteAudit } from './site-audit.tsx';
import { SiteScheduleSwitch } from './site-schedule.tsx';
import { SiteLinks } from './site-links.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import own from './site.module.css';

const VIEWS = ['pages', 'audit', 'links', 'speed'] as const;
const LOOK_MS = 1_500;
/** While a crawl goes on, its list is read again after this many pages. */
const PAGES_PER_LOOK = 10;
const isActive = ({ status }: SiteCrawl): boolean => status === 'waiting' || status === 'running';
/** A short name that distinguishes a site from others. */
const siteName = (site: string): string =>
  site
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '');

/** A crawlable site and its last crawl. */
interface Choice {
  readonly name: string;
  /** As passed to calls; empty for the own site. */
  readonly site: string;
  readonly isOwn: boolean;
  readonly crawl: SiteCrawl | null;
}

/** Whole sites: our own and competitors', crawled in the background, as inventory and audit. */
export function SiteTab() {
  const m = useMessages(crawlMessages);
  const [address, setAddress] = useSearchParams();
  const crawls = useQuery({
    ...apiQuery(listSiteCrawls, {}),
    refetchInterval: ({ state }) => (state.data?.crawls.some(isActive) ? LOOK_MS : false),
  });
  const ownSite = useQuery(apiQuery(readOwnSite, {}));
  const watchlist = useQuery(apiQuery(readWatchlist, {}));
  if (crawls.isPending || ownSite.isPending || watchlist.isPending) return <LoadingState label={m.loading} />;
  if (crawls.isError) {
    return (
      <ErrorState
        title={m.failed}
        description={describeFailure(crawls.error.failure)}
        isUnauthorized={crawls.error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void crawls.refetch()}
        isRetrying={crawls.isFetching}
      />
    );
  }
  const choices = listChoices(
    crawls.data.crawls,
    ownSite.data?.used.by === 'published' ? null : (ownSite.data?.used.site ?? null),
    watchlist.data?.competitors.map(({ name }) => name) ?? [],
  );
  const chosen = choices.find(({ name }) => name === siteName(address.get('site') ?? '')) ?? choices[0];
  return (
    <div className={classes.part}>
      <OwnSiteCard />
      {choices.length > 1 ? (
        <NativeSelect
          label={m.site}
          className={own.choice}
          value={chosen?.name ?? ''}
          data={choices.map(({ name, isOwn }) => ({ value: name, label: isOwn ? m.yours(name) : name }))}
          onChange={({ currentTarget: { value } }) => setAddress({ site: value }, { replace: true })}
        />
      ) : null}
      {chosen ? (
        <OneSite key={chosen.name} choice={chosen} />
      ) : (
        <EmptyState
          icon={<IconSitemap size={26} stroke={1.6} />}
          title={m.noSiteTitle}
          description={m.noSite}
        />
      )}
    </div>
  );
}

/** The own site first, then crawled competitors, then the others. */
function listChoices(
  crawls: readonly SiteCrawl[],
  ownSite: string | null,
  competitors: readonly string[],
): Choice[] {
  const found = new Map<string, Choice>();
  const add = (choice: Choice): void => {
    if (!found.has(choice.name)) found.set(choice.name, choice);
  };
  const crawlOf = (name: string): SiteCrawl | null =>
    crawls.find(({ site, isOwn }) => !isOwn && siteName(site) === name) ?? null;
  const ownCrawl = crawls.find(({ isOwn }) => isOwn) ?? null;
  if (ownSite !== null || ownCrawl !== null)
    add({
      name: siteName(ownCrawl?.site ?? ownSite ?? ''),
      site: '',
      isOwn: true,
      crawl: ownCrawl,
    });
  for (const crawl of crawls) add({ name: siteName(crawl.site), site: crawl.site, isOwn: false, crawl });
  for (const site of competitors) {
    const name = siteName(site);
    add({ name, site, isOwn: false, crawl: crawlOf(name) });
  }
  return [...found.values()];
}

function OneSite({ choice: { name, site, isOwn, crawl } }: { readonly choice: Choice }) {
  const m = useMessages(crawlMessages);
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const refetch = (): void => {
    for (const call of [listSiteCrawls, listSitePages, readSiteAudit, readSiteSchedule, listCallRuns])
      void queries.invalidateQueries({ queryKey: apiQueryKey(call) });
  };
  const starting = useApiMutation(startSiteCrawl, {
    onSuccess: refetch,
    onError: ({ failure }) => notifyFailure(failure, { message: m.startFailed }),
  });
  const stage = crawl === null ? '' : `${crawl.status} ${Math.floor(crawl.read / PAGES_PER_LOOK)}`;
  // A crawl brings new pages, and verdicts when it is finished.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: apiQueryKey(listSitePages) });
    void queries.invalidateQueries({ queryKey: apiQueryKey(readSiteAudit) });
  }, [stage, queries]);
  const start = (refresh: boolean): void => starting.mutate({ body: { site, refresh } });
  if (crawl === null) {
    return (
      <EmptyState
        icon={<IconSitemap size={26} stroke={1.6} />}
        title={m.notCrawledTitle(name)}
        description={m.notCrawled}
        action={
          <Button loading={starting.isPending} onClick={() => start(false)}>
            {m.crawl(name)}
          </Button>
        }
      />
    );
  }
  // Field data belongs to the workspace's own site.
  const views = VIEWS.filter((shown) => shown !== 'speed' || isOwn);
  const view = views.find((known) => known === address.get('view')) ?? 'pages';
  const show = (shown: string): void =>
    setAddress({ site: name, ...(shown === 'pages' ? {} : { view: shown }) }, { replace: true });
  return (
    <>
      <CrawlState crawl={crawl} isStarting={starting.isPending} onStart={() => start(true)} />
      {isActive(crawl) ? null : (
        <SiteScheduleSwitch
          siteId={crawl.siteId}
          onShowChanged={(changedDays) => setAddress({ site: name, changedDays, sort: 'changed' })}
        />
      )}
      <NativeSelect
        label={m.views}
        className={own.choice}
        value={view}
        data={views.map((shown) => ({ value: shown, label: m[`view_${shown}`] }))}
        onChange={({ currentTarget }) => show(currentTarget.value)}
      />
      {view === 'pages' ? <PageInventory siteId={crawl.siteId} /> : null}
      {view === 'audit' ? (
        <SiteAudit siteId={crawl.siteId} onList={(issue) => setAddress({ site: name, issue })} />
      ) : null}
      {view === 'links' ? <SiteLinks siteId={crawl.siteId} /> : null}
      {view === 'speed' ? <PageSpeed /> : null}
    </>
  );
}

interface CrawlStateProps {
  readonly crawl: SiteCrawl;
  readonly isStarting: boolean;
  readonly onStart: () => void;
}

/** The progress of a crawl, or when and why it ended. */
function CrawlState({ crawl, isStarting, onStart }: CrawlStateProps) {
  const m = useMessages(crawlMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const { id, status, read, known, pagesMax, problem, endedAt, mayCancel } = crawl;
  const canceling = useApiMutation(cancelSiteCrawl, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiQueryKey(listSiteCrawls) }),
    onError: ({ failure }) => notifyFailure(failure, { message: m.cancelFailed }),
  });
  if (isActive(crawl)) {
    return (
      <>
        <ProgressView
          step={status === 'waiting' ? m.waits : m.progress(read, known)}
          done={read}
          total={Math.min(known, pagesMax)}
          cancelLabel={m.cancel}
          onCancel={() => canceling.mutate({ params: { id } })}
        />
        <p className={classes.quiet}>{mayCancel ? m.mayLeave : m.othersCrawl}</p>
      </>
    );
  }
  return (
    <>
      {problem === null ? null : <Caution>{problem}</Caution>}
      <div className={classes.action}>
        <p className={classes.quiet}>
          {m[`ended_${status === 'canceled' ? 'canceled' : 'done'}`](
            endedAt === null ? '—' : format.dateTime(endedAt),
          )}
          {read >= pagesMax && known > read ? ` ${m.atLimit(pagesMax)}` : ''}
        </p>
        <Button variant="default" loading={isStarting} onClick={onStart}>
          {m.again}
        </Button>
        <ImportAddressesButton crawl={crawl} />
        <CreateReport source={{ siteId: crawl.siteId }} />
      </div>
    </>
  );
}
