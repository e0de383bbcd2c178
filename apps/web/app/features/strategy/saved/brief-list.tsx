import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { BRIEF_LIMITS, BRIEF_STAGES, duplicateBrief, listBriefs } from '@pagewright/contract/strategy';
import { IconCompass, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow, useApiMutation } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { strategyMessages } from '../messages.ts';
import { BriefRow } from './brief-row.tsx';
import { useRemoveBrief } from './use-remove-brief.ts';
import classes from '../strategy.module.css';

/** Search debounce in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300;
const STAGES = ['all', ...BRIEF_STAGES] as const;

/** The saved briefs and strategies: search, open, duplicate, export, and remove. */
export function BriefList() {
  const m = useMessages(strategyMessages);
  const joining = useMessages(joiningMessages);
  const queries = useQueryClient();
  const [term, setTerm] = useState('');
  const [stage, setStage] = useState<(typeof STAGES)[number]>('all');
  const [settled] = useDebouncedValue(term.trim(), SEARCH_DEBOUNCE_MS);
  const query = {
    ...(settled === '' ? {} : { searchTerm: settled }),
    ...(stage === 'all' ? {} : { stage }),
  };
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listBriefs, { query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listBriefs,
        { query: { ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const removing = useRemoveBrief();
  const duplicating = useApiMutation(duplicateBrief, {
    onSuccess: () => {
      notify({ type: 'success', message: m.duplicated });
      void queries.invalidateQueries({ queryKey: ['api', 'strategy'] });
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.duplicateFailed }),
  });
  const briefs = list.data?.pages.flatMap((page) => page.briefs) ?? [];
  const first = list.data?.pages[0];
  const failure = getFailure(list.error);
  const isNarrowed = settled !== '' || stage !== 'all';

  return (
    <>
      <search className={classes.filters}>
        <TextInput
          type="search"
          aria-label={m.search}
          placeholder={m.searchPlaceholder}
          leftSection={<IconSearch size={17} />}
          maxLength={BRIEF_LIMITS.searchTerm}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={m.stage}
          value={stage}
          data={STAGES.map((name) => ({
            value: name,
            label: joining.labeled(m.stage, name === 'all' ? m.all : m[`stage_${name}`]),
          }))}
          onChange={({ currentTarget: { value } }) =>
            setStage(STAGES.find((name) => name === value) ?? 'all')
          }
        />
      </search>
      <p className={classes.quiet} role="status">
        {briefs.length > 0 && first ? m.found(first.total, first.totalIsEstimate ?? false) : ''}
      </p>
      {list.isPending ? <LoadingState label={m.loading} /> : null}
      {list.isError && briefs.length === 0 ? (
        <ErrorState
          title={m.listFailed}
          description={failure ? describeFailure(failure) : undefined}
          isUnauthorized={failure?.status === 401}
          retryLabel={m.retry}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : null}
      {list.isSuccess && briefs.length === 0 ? (
        <EmptyState
          icon={<IconCompass size={26} stroke={1.6} />}
          title={isNarrowed ? m.nothingTitle : m.emptyTitle}
          description={isNarrowed ? m.nothingText : m.emptyText}
          action={
            <Button component={Link} to="/strategy">
              {m.newBrief}
            </Button>
          }
        />
      ) : null}
      <ul className={classes.cards}>
        {briefs.map((brief) => (
          <li key={brief.id}>
            <BriefRow
              brief={brief}
              isDuplicating={duplicating.isPending && duplicating.variables.params.id === brief.id}
              onDuplicate={({ id }) => duplicating.mutate({ params: { id } })}
              onRemove={removing.ask}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {m.loadMore}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={removing.asked !== null}
        title={m.removeQuestion}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={removing.confirm}
        onCancel={removing.cancel}
      >
        {m.removeText}
      </ConfirmDialog>
    </>
  );
}
