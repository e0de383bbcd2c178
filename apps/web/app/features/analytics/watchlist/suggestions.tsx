import { Button } from '@mantine/core';
import { suggestWatched, type WatchedKind, type WatchSuggestion } from '@pagewright/contract/analytics';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { watchMessages } from './watch-messages.ts';
import figures from '../figures.module.css';
import classes from './watchlist.module.css';

interface SuggestionsProps {
  readonly kind: WatchedKind;
  readonly onAdd: (name: string) => void;
}

/** Suggestions for the list, requested on demand. */
export function Suggestions({ kind, onAdd }: SuggestionsProps) {
  const m = useMessages(watchMessages);
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...apiQuery(suggestWatched, {}), enabled: isOpen });
  const suggested = query.data?.[kind === 'competitor' ? 'competitors' : 'keywords'];
  return (
    <details
      className={`${figures.more} ${classes.suggestions}`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{m.suggestions}</summary>
      {query.isError ? (
        <p role="alert">
          {m.suggestionsFailed}{' '}
          <Button variant="default" size="compact-xs" onClick={() => void query.refetch()}>
            {m.retry}
          </Button>
        </p>
      ) : null}
      {suggested?.length === 0 ? <p className={classes.quiet}>{m.noSuggestions}</p> : null}
      <ul>
        {suggested?.map((suggestion) => (
          <li key={suggestion.name}>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={m.suggest(suggestion.name)}
              leftSection={<IconPlus size={14} />}
              onClick={() => onAdd(suggestion.name)}
            >
              {suggestion.name}
            </Button>
            <span className={classes.quiet}>
              <Why kind={kind} suggestion={suggestion} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WhyProps {
  readonly kind: WatchedKind;
  readonly suggestion: WatchSuggestion;
}

function Why({ kind, suggestion: { source, count } }: WhyProps) {
  const m = useMessages(watchMessages);
  if (source !== 'research') return m[`why_${source}`](count);
  return kind === 'competitor' ? m.why_research_competitor(count) : m.why_research;
}
