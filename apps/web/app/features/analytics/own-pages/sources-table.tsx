import { DIRECT, OTHER_SOURCES, type SourceCounts } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { analyticsMessages } from '../messages.ts';
import { SortedTable, type Column } from '../sorted-table.tsx';

/** Traffic sources: the hosts of referring pages. */
export function SourcesTable({ sources }: { readonly sources: readonly SourceCounts[] }) {
  const m = useMessages(analyticsMessages);
  const nameOf = ({ source }: SourceCounts): string =>
    source === DIRECT ? m.direct : source === OTHER_SOURCES ? m.otherSources : source;
  const columns: Column<SourceCounts>[] = [
    { name: 'source', label: m.source, value: nameOf, show: nameOf },
    { name: 'views', label: m.views, value: ({ views }) => views, show: ({ views }) => m.count(views) },
    {
      name: 'engaged',
      label: m.engaged,
      value: ({ engagedSeconds }) => engagedSeconds,
      show: ({ engagedSeconds }) => m.duration(engagedSeconds),
    },
    {
      name: 'conversions',
      label: m.conversions,
      value: ({ conversions }) => conversions,
      show: ({ conversions }) => (conversions === null ? '—' : m.count(conversions)),
    },
  ];
  return (
    <SortedTable
      title={m.sources}
      rows={sources}
      getKey={({ source }) => source}
      columns={columns}
      initialSort="views"
      emptyText={m.noneInPeriod}
    />
  );
}
