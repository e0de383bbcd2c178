import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { listOutlines } from '@pagewright/contract/outline';
import { IconListTree } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { getFailure } from '../../../lib/api/api-error.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { outlineMessages } from '../messages.ts';
import { useRemoveOutline } from './use-remove-outline.ts';
import classes from '../outline.module.css';

const SEARCH_AFTER_MS = 300;

/** The saved outlines, to open, compare two of, or remove with undo. */
export function SavedOutlines() {
  const m = useMessages(outlineMessages);
  const format = useFormatter();
  const [typed, setTyped] = useState('');
  const [searchTerm] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const removing = useRemoveOutline();
  const query = searchTerm === '' ? {} : { searchTerm };
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listOutlines, { query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listOutlines,
        { query: { ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  if (list.isPending) return <LoadingState label={m.loading} />;
  if (list.isError && !list.isFetchNextPageError)
    return (
      <ErrorState
        title={m.listFailed}
        description={getFailure(list.error)?.message}
        isUnauthorized={getFailure(list.error)?.status === 401}
        retryLabel={m.retry}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  const lines =
    list.data?.pages.flatMap(({ outlines }) => outlines).filter(({ id }) => !removing.gone.has(id)) ?? [];
  const [left, right] = chosen.filter((id) => lines.some((line) => line.id === id));
  const toggle = (id: string, isChosen: boolean): void =>
    setChosen((known) =>
      isChosen ? [...known.filter((one) => one !== id), id].slice(-2) : known.filter((one) => one !== id),
    );
  return (
    <div className={classes.saved}>
      <div className={classes.toolbar}>
        <TextInput
          className={classes.search}
          label={m.search}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {left !== undefined && right !== undefined ? (
          <Button component={Link} to={`/outline/compare?left=${left}&right=${right}`}>
            {m.compare}
          </Button>
        ) : (
          <p className={classes.quiet}>{m.compareHelp}</p>
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyState
          icon={<IconListTree size={26} stroke={1.6} />}
          title={searchTerm === '' ? m.noneSaved : m.noneFound}
          description={searchTerm === '' ? m.noneSavedHelp : undefined}
          action={
            <Button component={Link} to="/outline">
              {m.newOutline}
            </Button>
          }
        />
      ) : (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line.id} data-outline-id={line.id}>
              <Checkbox
                aria-label={m.choose(line.title)}
                checked={chosen.includes(line.id)}
                onChange={(event) => toggle(line.id, event.currentTarget.checked)}
              />
              <div className={classes.line}>
                <Link to={`/outline/${line.id}`}>{line.title || line.keyword}</Link>
                <p className={classes.facts}>
                  <span>{m[`strategy_${line.strategy}`]}</span>
                  <span>{line.keyword}</span>
                  <span>{m.sectionsOf(line.sections)}</span>
                  <span>{m.wordsOf(line.estimatedWordCount)}</span>
                  <span>{m.scoreOf(line.totalScore)}</span>
                  <time dateTime={line.updatedAt}>{format.date(line.updatedAt)}</time>
                </p>
              </div>
              <Button
                variant="subtle"
                size="compact-sm"
                color="red"
                aria-label={m.remove(line.title)}
                onClick={() => removing.remove(line.id)}
              >
                {m.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {m.more}
        </Button>
      ) : null}
    </div>
  );
}
