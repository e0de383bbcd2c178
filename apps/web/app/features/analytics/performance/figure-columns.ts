import type { SearchSums } from '@pagewright/contract/analytics';
import type { Column } from '../sorted-table.tsx';
import type { performanceMessages } from './performance-messages.ts';

/** The shared columns of performance tables. */
export function figureColumns<Row extends SearchSums>(
  m: ReturnType<typeof performanceMessages.in>,
): Column<Row>[] {
  return [
    { name: 'clicks', label: m.clicks, value: ({ clicks }) => clicks, show: ({ clicks }) => m.count(clicks) },
    {
      name: 'impressions',
      label: m.impressions,
      value: ({ impressions }) => impressions,
      show: ({ impressions }) => m.count(impressions),
    },
    { name: 'ctr', label: m.ctr, value: ({ ctr }) => ctr, show: ({ ctr }) => m.share(ctr) },
    {
      name: 'position',
      label: m.position,
      value: ({ position }) => position,
      show: ({ position }) => m.place(position),
    },
  ];
}
