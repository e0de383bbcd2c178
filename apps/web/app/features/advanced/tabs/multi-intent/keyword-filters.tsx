import { NativeSelect, TextInput } from '@mantine/core';
import type { listKeywords } from '@pagewright/contract/advanced';
import { INTENT_NAMES } from '@pagewright/contract/intents';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { ResultOf } from '../../analysis.ts';
import { keywordListMessages } from './keyword-list-messages.ts';
import type { KeywordFilterValues } from './order-keywords.ts';
import own from './keyword-list.module.css';

interface KeywordFiltersProps extends Pick<ResultOf<typeof listKeywords>, 'clusters'> {
  readonly filters: KeywordFilterValues;
  /** Whether volume and difficulty are known at all. */
  readonly hasFigures: boolean;
  readonly onChange: (filters: KeywordFilterValues) => void;
}

/** Filters of a keyword list. */
export function KeywordFilters({ filters, clusters, hasFigures, onChange }: KeywordFiltersProps) {
  const m = useMessages(keywordListMessages);
  const set = (change: Partial<KeywordFilterValues>): void => onChange({ ...filters, ...change });
  return (
    <div className={own.filters}>
      <TextInput
        label={m.find}
        maxLength={200}
        value={filters.text}
        onChange={({ currentTarget: { value } }) => set({ text: value })}
      />
      <NativeSelect
        label={m.intent}
        value={filters.intent}
        data={[
          { value: '', label: m.all },
          ...INTENT_NAMES.map((intent) => ({ value: intent, label: m[`short_${intent}`] })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ intent: value })}
      />
      <NativeSelect
        label={m.cluster}
        value={filters.cluster}
        data={[
          { value: '', label: m.all },
          ...clusters.map(({ name, count }) => ({ value: name, label: m.clusterCount(name, count) })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ cluster: value })}
      />
      {hasFigures ? (
        <>
          <TextInput
            label={m.minVolume}
            inputMode="numeric"
            value={filters.minVolume}
            onChange={({ currentTarget: { value } }) => set({ minVolume: digitsOf(value) })}
          />
          <TextInput
            label={m.maxDifficulty}
            inputMode="numeric"
            value={filters.maxDifficulty}
            onChange={({ currentTarget: { value } }) => set({ maxDifficulty: digitsOf(value) })}
          />
        </>
      ) : null}
    </div>
  );
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 9);
