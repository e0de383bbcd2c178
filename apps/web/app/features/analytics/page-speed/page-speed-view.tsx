import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  checkPage,
  PAGE_SPEED_GROUPS,
  PAGE_SPEED_LIMITS,
  readPageSpeed,
  type PageSpeedGroup,
} from '@pagewright/contract/analytics';
import { IconGauge } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { Caution } from '../../../ui/caution.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { LabSection } from './lab-section.tsx';
import { OriginSummary } from './origin-summary.tsx';
import { pageSpeedMessages } from './page-speed-messages.ts';
import { SpeedTable } from './speed-table.tsx';
import analytics from '../analytics.module.css';
import classes from './page-speed.module.css';

/** While pages wait for their first check, the list is read this often. */
const WAITING_MS = 5_000;
type Answer = CallOutput<typeof readPageSpeed>;

/** Page speed of the own site: the whole site, then its pages, worst first. */
export function PageSpeedView() {
  const m = useMessages(pageSpeedMessages);
  const [group, setGroup] = useState<PageSpeedGroup | ''>('');
  const [search, setSearch] = useState('');
  const query = {
    ...(group === '' ? {} : { group }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
  };
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(readPageSpeed, { query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(readPageSpeed, { query: { ...query, offset: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isWaiting(state.data?.pages[0]) ? WAITING_MS : false),
  });
  const failure = getFailure(list.error);
  const first = list.data?.pages[0];
  if (first === undefined) {
    if (!failure) return <LoadingState label={m.loading} />;
    return (
      <ErrorState
        title={m.failed}
        description={describeFailure(failure)}
        isUnauthorized={failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (!first.isConnected || first.site === null) return <NothingYet isConnected={first.isConnected} />;
  return (
    <section className={analytics.part} aria-label={m.title}>
      <p className={analytics.quiet}>{m.intro}</p>
      {first.problem === null ? null : <Caution>{first.problem.message}</Caution>}
      {first.origin === null ? null : <OriginSummary site={first.site} origin={first.origin} />}
      <p className={analytics.quiet}>{m.thresholds}</p>
      <Pages
        first={first}
        pages={list.data?.pages.flatMap(({ pages }) => pages) ?? []}
        filters={
          <Filters
            groups={first.groups}
            group={group}
            search={search}
            onGroup={setGroup}
            onSearch={setSearch}
          />
        }
      />
      {list.hasNextPage ? (
        <LoadMoreButton
          label={m.more}
          isLoading={list.isFetchingNextPage}
          problem={failure ? failureText(failure) : null}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
      <LabSection />
    </section>
  );
}

/** Whether pages are about to be checked. */
function isWaiting(answer: Answer | undefined): boolean {
  if (!answer?.isConnected || answer.problem !== null) return false;
  return answer.site === null || answer.groups.not_checked > 0;
}

function NothingYet({ isConnected }: { readonly isConnected: boolean }) {
  const m = useMessages(pageSpeedMessages);
  return (
    <EmptyState
      icon={<IconGauge size={26} stroke={1.6} />}
      title={isConnected ? m.waitingTitle : m.notConnectedTitle}
      description={isConnected ? m.waiting : m.notConnected}
      action={
        <Button component={Link} to="/settings/connections" variant={isConnected ? 'default' : 'filled'}>
          {m.connect}
        </Button>
      }
    />
  );
}

interface PagesProps {
  readonly first: Answer;
  readonly pages: Answer['pages'];
  readonly filters: ReactNode;
}

function Pages({ first, pages, filters }: PagesProps) {
  const m = useMessages(pageSpeedMessages);
  const queries = useQueryClient();
  const { run, isRunning } = useLongCall(checkPage);
  const [requested, setRequested] = useState<string | null>(null);
  const [message, setMessage] = useState<{ readonly isProblem: boolean; readonly text: ReactNode } | null>(
    null,
  );

  async function check(url: string): Promise<void> {
    setRequested(url);
    setMessage(null);
    const { data, error } = await run({ body: { url } });
    if (data) {
      setMessage({ isProblem: false, text: m.checkedPage(data.page.url) });
      await queries.invalidateQueries({ queryKey: apiQueryKey(readPageSpeed) });
    } else if (error.code !== 'cancelled') setMessage({ isProblem: true, text: failureText(error) });
  }

  const known = PAGE_SPEED_GROUPS.reduce((sum, name) => sum + first.groups[name], 0);
  return (
    <section className={analytics.part} aria-labelledby="speed-pages-title">
      <h2 id="speed-pages-title" className={classes.title}>
        {m.pages}
      </h2>
      <CheckForm isRunning={isRunning} onCheck={(url) => void check(url)} />
      <p className={message?.isProblem ? classes.problem : analytics.quiet} role="status">
        {message?.text}
      </p>
      {filters}
      <p className={analytics.quiet}>
        {m.total(first.total)}
        {first.groups.not_checked === 0 ? null : (
          <> · {m.progress(known - first.groups.not_checked, known)}</>
        )}
      </p>
      {pages.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <SpeedTable
          pages={pages}
          checking={isRunning ? requested : null}
          onCheck={(url) => void check(url)}
        />
      )}
    </section>
  );
}

interface CheckFormProps {
  readonly isRunning: boolean;
  readonly onCheck: (url: string) => void;
}

/** Asks about any page of the site. */
function CheckForm({ isRunning, onCheck }: CheckFormProps) {
  const m = useMessages(pageSpeedMessages);
  const [url, setUrl] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (url.trim() !== '') onCheck(url.trim());
  };
  return (
    <form className={classes.bar} onSubmit={submit}>
      <TextInput
        label={m.checkLabel}
        description={m.checkHelp}
        maxLength={PAGE_SPEED_LIMITS.url}
        value={url}
        onChange={({ currentTarget: { value } }) => setUrl(value)}
      />
      <Button type="submit" variant="default" loading={isRunning} disabled={url.trim() === ''}>
        {m.checkSubmit}
      </Button>
    </form>
  );
}

interface FiltersProps {
  readonly groups: Answer['groups'];
  readonly group: PageSpeedGroup | '';
  readonly search: string;
  readonly onGroup: (group: PageSpeedGroup | '') => void;
  readonly onSearch: (search: string) => void;
}

function Filters({ groups, group, search, onGroup, onSearch }: FiltersProps) {
  const m = useMessages(pageSpeedMessages);
  const nameOf = (name: PageSpeedGroup): string =>
    name === 'not_checked' || name === 'not_enough_visits' ? m[name] : m[`rating_${name}`];
  const all = PAGE_SPEED_GROUPS.reduce((sum, name) => sum + groups[name], 0);
  return (
    <div className={classes.bar}>
      <TextInput
        type="search"
        label={m.search}
        maxLength={200}
        value={search}
        onChange={({ currentTarget: { value } }) => onSearch(value)}
      />
      <NativeSelect
        label={m.group}
        value={group}
        data={[
          { value: '', label: m.all(all) },
          ...PAGE_SPEED_GROUPS.map((name) => ({
            value: name,
            label: m.withCount(nameOf(name), groups[name]),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onGroup(PAGE_SPEED_GROUPS.find((name) => name === value) ?? '')
        }
      />
    </div>
  );
}
