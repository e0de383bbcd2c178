import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { CONTENT_TYPES, countContent, LABELED_ITEMS } from '@pagewright/contract/content';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { contentMessages } from '../messages.ts';
import { countMoreFilters, type ListFilters } from './list-url.ts';
import classes from './list.module.css';

/** Loaded on demand, because they need fields that nothing else in the first load uses. */
const MoreFilters = lazy(async () => ({
  default: (await import('./more-filters.tsx')).MoreFilters,
}));
/** Search debounce in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300;
const TYPES = ['all', ...CONTENT_TYPES] as const;
const STATUSES = ['all', 'published', 'draft', 'scheduled', 'review'] as const;

interface FilterBarProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
  readonly onClear: () => void;
}

/** Search, status, type, and 'More Filters'. */
export function FilterBar({ filters, onChange, onClear }: FilterBarProps) {
  const m = useMessages(contentMessages);
  const further = countMoreFilters(filters);
  const [isOpen, setOpen] = useState(further > 0);
  const panelId = useId();
  const { data } = useQuery(apiQuery(countContent, {}));
  const statusName = (status: (typeof STATUSES)[number]): string => {
    const count = data?.counts[status];
    return count === undefined || filters.authorId === 'all' ? m[status] : m.counted(m[status], count);
  };
  return (
    <search className={classes.filters}>
      <div className={classes.filterRow}>
        <SearchField term={filters.searchTerm} onChange={(searchTerm) => onChange({ searchTerm })} />
        <NativeSelect
          aria-label={m.status}
          className={classes.filter}
          value={filters.status}
          data={STATUSES.map((status) => ({ value: status, label: m.isOf(m.status, statusName(status)) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ status: STATUSES.find((status) => status === value) ?? 'all' })
          }
        />
        <NativeSelect
          aria-label={m.type}
          className={classes.filter}
          value={filters.contentType}
          data={TYPES.map((type) => ({
            value: type,
            label: m.isOf(m.type, type === 'all' ? m.all : m[`type_${type}`]),
          }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ contentType: TYPES.find((type) => type === value) ?? 'all' })
          }
        />
        <Button
          variant="default"
          className={classes.moreFilters}
          leftSection={<IconAdjustmentsHorizontal size={17} />}
          rightSection={
            further > 0 ? (
              <span className={classes.filterCount}>
                <span aria-hidden="true">{further}</span>
                <span className="visually-hidden">{m.activeFilters(further)}</span>
              </span>
            ) : null
          }
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {m.moreFilters}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? (
          <Suspense>
            <MoreFilters
              filters={filters}
              categories={data?.categories ?? []}
              tags={data?.tags ?? []}
              isPart={(data?.counts.all ?? 0) > LABELED_ITEMS}
              onChange={onChange}
              onClear={onClear}
            />
          </Suspense>
        ) : null}
      </div>
    </search>
  );
}

function SearchField({
  term,
  onChange,
}: {
  readonly term: string;
  readonly onChange: (term: string) => void;
}) {
  const m = useMessages(contentMessages);
  const [typed, setTyped] = useState(term);
  const search = useDebouncedCallback(onChange, SEARCH_DEBOUNCE_MS);
  const [known, setKnown] = useState(term);
  if (term !== known) {
    setKnown(term);
    // The URL changed on its own: back, forward, or a cleared filter.
    if (typed.trim() !== term) setTyped(term);
  }
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={m.search}
      placeholder={m.searchPlaceholder}
      leftSection={<IconSearch size={17} />}
      maxLength={200}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
