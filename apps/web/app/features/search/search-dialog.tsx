import { Loader, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { searchWorkspace } from '@pagewright/contract/search';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { searchMessages } from './messages.ts';
import { SearchResults } from './search-results.tsx';
import {
  containsAllWords,
  filterScreens,
  RESULT_GROUPS,
  type SearchResult,
  toSearchResult,
} from './search-result.ts';
import type { SearchableScreen } from './searchable-screen.ts';
import { useCommands } from './use-commands.ts';
import classes from './search-dialog.module.css';

const DEBOUNCE_MS = 300;
const HITS = 10;

interface SearchDialogProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly screens: readonly SearchableScreen[];
}

/** Search over content and screens: a box that keeps focus, and a list navigated with arrow keys. */
export function SearchDialog({ ref, isOpen, onClose, text, onType, screens }: SearchDialogProps) {
  const m = useMessages(searchMessages);
  const navigate = useNavigate();
  const listId = useId();
  const commandsFor = useCommands();
  const [chosen, setChosen] = useState(0);
  const term = text.trim();
  const [settled] = useDebouncedValue(term, DEBOUNCE_MS);
  const isSearching = settled !== '' && isOpen;
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(searchWorkspace, { query: { searchTerm: settled, limit: HITS } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });

  const isPending = term !== settled || (isSearching && isFetching);
  // Keep an earlier term's results only if they match this one too: Enter must never open something else.
  const hits =
    term === '' ? [] : (data?.hits ?? []).filter((hit) => !isPending || containsAllWords(hit.title, term));
  // In the display order of the groups, so that arrow keys move down the list.
  const results = [
    ...hits.map((hit) => toSearchResult(hit, m)),
    ...filterScreens(screens, term),
    ...commandsFor(term),
  ].toSorted((one, other) => RESULT_GROUPS.indexOf(one.group) - RESULT_GROUPS.indexOf(other.group));
  const current = Math.min(chosen, results.length - 1);

  const open = (result: SearchResult): void => {
    onClose();
    setChosen(0);
    const { target } = result;
    if ('run' in target) target.run();
    // In a new tab, because the application may have unsaved work open.
    else if ('page' in target) window.open(target.page, '_blank', 'noopener');
    else void navigate(target.path);
  };
  const step = (by: number): void => {
    if (results.length > 0) setChosen((current + by + results.length) % results.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && results[current]) open(results[current]);
    else return;
    event.preventDefault();
  };

  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={620}
      padding={0}
      yOffset="10vh"
      centered={false}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content ref={ref} aria-label={m.title}>
        <div className={classes.top}>
          {isPending ? (
            <Loader size={18} aria-hidden="true" />
          ) : (
            <IconSearch size={18} stroke={1.8} aria-hidden="true" />
          )}
          <input
            className={classes.input}
            type="text"
            role="combobox"
            aria-label={m.title}
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={results.length > 0 ? `${listId}-${current}` : undefined}
            placeholder={m.placeholder}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={text}
            onChange={(event) => {
              onType(event.currentTarget.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
          <kbd className={classes.key}>Esc</kbd>
        </div>
        <p role="status" className="visually-hidden">
          {isPending ? m.searching : term === '' ? '' : m.found(results.length)}
        </p>
        {error && term !== '' ? (
          <ErrorState
            title={m.failed}
            description={describeFailure(error.failure)}
            isUnauthorized={error.failure.status === 401}
            retryLabel={m.retry}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : null}
        <SearchResults id={listId} results={results} chosen={current} onChoose={open} onPoint={setChosen} />
        {results.length === 0 && !isPending && !error ? (
          <EmptyState title={m.nothing(term)} description={m.nothingText} />
        ) : null}
        <footer className={classes.footer} aria-hidden="true">
          <span>
            <kbd className={classes.key}>↑</kbd> <kbd className={classes.key}>↓</kbd> {m.move}
          </span>
          <span>
            <kbd className={classes.key}>↵</kbd> {m.choose}
          </span>
          <span>
            <kbd className={classes.key}>Esc</kbd> {m.close}
          </span>
        </footer>
      </Modal.Content>
    </Modal.Root>
  );
}
