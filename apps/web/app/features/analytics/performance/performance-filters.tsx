import { Button, NativeSelect } from '@mantine/core';
import {
  SEARCH_DEVICES,
  SEARCH_RANGES,
  type readSearchPerformance,
  type SearchRange,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DateRangeForm } from '../date-range-form.tsx';
import { countryName } from './country-name.ts';
import { performanceMessages } from './performance-messages.ts';
import type { useSearchFilters } from './use-search-filters.ts';
import classes from './performance.module.css';

const OWN = 'own';

interface PerformanceFiltersProps {
  readonly filters: ReturnType<typeof useSearchFilters>[0];
  readonly change: ReturnType<typeof useSearchFilters>[1];
  readonly markets: CallOutput<typeof readSearchPerformance>['markets'];
}

/** Period, country, device, and the selected page. */
export function PerformanceFilters({ filters, change, markets }: PerformanceFiltersProps) {
  const m = useMessages(performanceMessages);
  const isNamed = filters.timeRange in SEARCH_RANGES;
  const [isOwn, setIsOwn] = useState(!isNamed);
  const [from, to] = filters.timeRange.split('..');
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={m.period}
        value={isOwn || !isNamed ? OWN : filters.timeRange}
        onChange={({ currentTarget: { value } }) => {
          setIsOwn(value === OWN);
          if (value !== OWN) change({ timeRange: value });
        }}
        data={[
          ...Object.keys(SEARCH_RANGES).map((range) => ({
            value: range,
            label: m.range(range as SearchRange),
          })),
          { value: OWN, label: m.ownDays },
        ]}
      />
      {isOwn ? (
        <DateRangeForm
          key={filters.timeRange}
          label={m.ownDays}
          days={from !== undefined && to !== undefined ? { from, to } : undefined}
          submitLabel={m.show}
          onDays={(days) => change({ timeRange: `${days.from}..${days.to}` })}
        />
      ) : null}
      <NativeSelect
        label={m.country}
        value={filters.country ?? ''}
        onChange={({ currentTarget: { value } }) => change({ country: value === '' ? null : value })}
        data={[
          { value: '', label: m.allCountries },
          ...markets.countries.map(({ code, clicks }) => ({
            value: code,
            label: m.countryOption(countryName(code), clicks),
          })),
        ]}
      />
      <NativeSelect
        label={m.device}
        value={filters.device ?? ''}
        onChange={({ currentTarget: { value } }) => change({ device: value === '' ? null : value })}
        data={[
          { value: '', label: m.allDevices },
          ...SEARCH_DEVICES.map((device) => ({ value: device, label: m.deviceName(device) })),
        ]}
      />
      {filters.page === undefined ? null : (
        <p className={classes.page}>
          <span>
            {m.onlyPage}: <strong>{filters.page}</strong>
          </span>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={14} />}
            onClick={() => change({ page: null })}
          >
            {m.allPages}
          </Button>
        </p>
      )}
    </div>
  );
}
