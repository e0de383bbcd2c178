import { useEffect, useRef } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../ui/badge.tsx';
import { searchMessages } from './messages.ts';
import { RESULT_GROUPS, type SearchResult } from './search-result.ts';
import classes from './search-results.module.css';

const TINTS = {
  draft: 'amber',
  review: 'violet',
  scheduled: 'blue',
  published: 'green',
} as const satisfies Record<NonNullable<SearchResult['status']>, BadgeTint>;

interface SearchResultsProps {
  readonly id: string;
  readonly results: readonly SearchResult[];
  /** Index of the result that Enter opens. */
  readonly chosen: number;
  readonly onChoose: (result: SearchResult) => void;
  readonly onPoint: (index: number) => void;
}

/** The results by group. Focus stays in the box above; the active result is referenced by its ID. */
export function SearchResults({ id, results, chosen, onChoose, onPoint }: SearchResultsProps) {
  const m = useMessages(searchMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, results]);
  const groups = RESULT_GROUPS.filter((group) => results.some((result) => result.group === group));
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={m.results}
      className={classes.list}
      hidden={results.length === 0}
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={m[group]}>
          <p className={classes.group} aria-hidden="true">
            {m[group]}
          </p>
          {results.map((result, index) =>
            result.group === group ? (
              // The keyboard acts on the box; the pointer may pick a result directly.
              <div
                key={result.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className={classes.option}
                onPointerMove={() => onPoint(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(result)}
                onKeyDown={() => undefined}
              >
                <result.icon className={classes.icon} size={18} stroke={1.7} aria-hidden="true" />
                <span className={classes.text}>
                  <span className={classes.label}>{result.label}</span>
                  <span className={classes.detail}>{result.detail}</span>
                </span>
                {result.status ? <Badge tint={TINTS[result.status]}>{m[result.status]}</Badge> : null}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
