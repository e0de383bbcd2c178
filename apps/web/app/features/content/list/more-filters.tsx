import { Button, Select, TextInput } from '@mantine/core';
import { CONTENT_SORTS, LABELED_ITEMS } from '@pagewright/contract/content';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { contentMessages } from '../messages.ts';
import { isDayOrNone, type ListFilters } from './list-url.ts';
import classes from './list.module.css';

interface MoreFiltersProps {
  readonly filters: ListFilters;
  /** Categories and tags in use. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Whether there are more items than those whose labels are listed. */
  readonly isPart: boolean;
  readonly onChange: (change: Partial<ListFilters>) => void;
  readonly onClear: () => void;
}

/** Author, category, tag, score, date, and order. */
export function MoreFilters(props: MoreFiltersProps) {
  const { filters, categories, tags, isPart, onChange, onClear } = props;
  const m = useMessages(contentMessages);
  const source = isPart ? m.labelsOfNewest(LABELED_ITEMS) : undefined;
  // Values in the URL stay selectable even if no longer in use.
  const options = (used: readonly string[], chosen: string): string[] => [
    ...new Set([...used, ...(chosen === '' ? [] : [chosen])]),
  ];
  return (
    <div className={classes.further}>
      <Select
        label={m.sort}
        value={filters.sort}
        data={CONTENT_SORTS.map((sort) => ({ value: sort, label: m[`sort_${sort}`] }))}
        onChange={(sort) => sort && onChange({ sort })}
      />
      <Select
        label={m.author}
        value={filters.authorId}
        data={[
          { value: 'mine', label: m.authorMine },
          { value: 'all', label: m.authorAll },
        ]}
        onChange={(authorId) => authorId && onChange({ authorId })}
      />
      <Select
        label={m.category}
        description={source}
        placeholder={m.allCategories}
        clearable
        searchable
        value={filters.category || null}
        data={options(categories, filters.category)}
        onChange={(category) => onChange({ category: category ?? '' })}
      />
      <Select
        label={m.tag}
        description={source}
        placeholder={m.allTags}
        clearable
        searchable
        value={filters.tag || null}
        data={options(tags, filters.tag)}
        onChange={(tag) => onChange({ tag: tag ?? '' })}
      />
      <BoundField
        type="number"
        label={m.scoreFrom}
        min={0}
        max={100}
        value={filters.scoreFrom}
        onChange={(value) => onChange({ scoreFrom: points(value) })}
      />
      <BoundField
        type="number"
        label={m.scoreTo}
        min={0}
        max={100}
        value={filters.scoreTo}
        onChange={(value) => onChange({ scoreTo: points(value) })}
      />
      <BoundField
        type="date"
        label={m.updatedFrom}
        max={filters.updatedTo || undefined}
        value={filters.updatedFrom}
        onChange={(updatedFrom) => isDayOrNone(updatedFrom) && onChange({ updatedFrom })}
      />
      <BoundField
        type="date"
        label={m.updatedTo}
        min={filters.updatedFrom || undefined}
        value={filters.updatedTo}
        onChange={(updatedTo) => isDayOrNone(updatedTo) && onChange({ updatedTo })}
      />
      <Button variant="subtle" className={classes.clear} onClick={onClear}>
        {m.clear}
      </Button>
    </div>
  );
}

const points = (value: string): string =>
  value === '' ? '' : String(Math.min(100, Math.max(0, Math.round(Number(value)))));

interface BoundFieldProps {
  readonly type: 'number' | 'date';
  readonly label: string;
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Holds its input locally: the URL follows later and would remove a half-typed date. */
function BoundField({ value, onChange, ...rest }: BoundFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextInput
      {...rest}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
      // A number out of bounds is clamped, and then displayed as such.
      onBlur={() => rest.type === 'number' && setTyped(value)}
    />
  );
}
