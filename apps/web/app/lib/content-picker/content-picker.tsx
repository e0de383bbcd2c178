import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { readContent } from '@pagewright/contract/content';
import { searchWorkspace } from '@pagewright/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../api/api-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { pickerMessages } from './messages.ts';

/** Search debounce in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300;
const HITS = 10;

/** An item as shown in the picker. */
export interface PickedContent {
  readonly id: string;
  readonly title: string;
}

interface ContentPickerProps {
  readonly label: string;
  readonly description: string;
  readonly isRequired?: boolean;
  /** Marks the field as not filled in yet. */
  readonly isMissing?: boolean;
  readonly statuses: string;
  readonly value: PickedContent | null;
  readonly onChange: (content: PickedContent | null) => void;
}

/** Finds a content item by search. */
export function ContentPicker(props: ContentPickerProps) {
  const { label, description, isRequired = false, isMissing = false, statuses, value, onChange } = props;
  const m = useMessages(pickerMessages);
  const [term, setTerm] = useState('');
  // For an item linked earlier, only the ID is known.
  const { data: tied } = useQuery({
    ...apiQuery(readContent, { params: { id: value?.id ?? '' } }),
    enabled: value !== null && value.title === '',
  });
  const chosen = value === null ? null : { id: value.id, title: value.title || (tied?.title ?? '') };
  const isChosen = chosen !== null && term === (chosen.title || m.untitled);
  const wanted = isChosen ? '' : term.trim();
  const [settled] = useDebouncedValue(wanted, SEARCH_DEBOUNCE_MS);
  const { data, isError } = useQuery({
    ...apiQuery(searchWorkspace, { query: { searchTerm: settled, status: statuses, limit: HITS } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = (isError ? [] : (data?.hits ?? [])).map(({ id, title }) => ({ id, title }));
  const known = chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <Select
      label={label}
      description={description}
      withAsterisk={isRequired}
      aria-required={isRequired}
      error={isMissing}
      searchable
      clearable={!isRequired}
      allowDeselect={!isRequired}
      // The server has already filtered them.
      filter={({ options }) => options}
      data={known.map(({ id, title }) => ({ value: id, label: title || m.untitled }))}
      value={value?.id ?? null}
      searchValue={term}
      onSearchChange={setTerm}
      nothingFoundMessage={isError ? m.searchFailed : m.nothingFound}
      onChange={(id) => onChange(known.find((one) => one.id === id) ?? null)}
    />
  );
}
