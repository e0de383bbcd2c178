import { readPerformance } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { getMessages } from '../../../lib/messages/define-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { CountsError } from '../counts-error.tsx';
import { analyticsMessages } from '../messages.ts';
import { SortedTable, type Column } from '../sorted-table.tsx';
import { attentionPerView } from '../period-totals.tsx';

type Item = CallOutput<typeof readPerformance>['pages'][number];

/** The relative change of views from the previous period; null if unknown. */
const changeOf = ({ views, previous }: Item): number | null =>
  previous === null || previous.views === 0 ? null : views / previous.views - 1;

/** The performance of each published item, compared with the previous period, and whether its months decline. */
export function ItemsTable({ timeRange }: { readonly timeRange: string }) {
  const m = useMessages(analyticsMessages);
  const query = useQuery({
    ...apiQuery(readPerformance, { query: { timeRange } }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <LoadingState label={m.loading} />;
  if (query.isError) return <CountsError query={query} />;
  return (
    <SortedTable
      title={m.byItem}
      rows={query.data.pages}
      getKey={({ contentId }) => contentId}
      columns={columnsOf()}
      initialSort="views"
      emptyText={m.noneInPeriod}
    />
  );
}

function columnsOf(): Column<Item>[] {
  const m = getMessages(analyticsMessages);
  return [
    {
      name: 'title',
      label: m.item,
      value: ({ title }) => title,
      show: ({ contentId, title }) => <Link to={`/content/${contentId}`}>{title}</Link>,
    },
    { name: 'views', label: m.views, value: ({ views }) => views, show: ({ views }) => m.count(views) },
    { name: 'change', label: m.change, value: changeOf, show: (item) => m.changed(changeOf(item)) },
    {
      name: 'attention',
      label: m.attention,
      value: attentionPerView,
      show: (item) => m.duration(attentionPerView(item)),
    },
    {
      name: 'conversions',
      label: m.conversions,
      value: ({ conversions }) => conversions,
      show: ({ conversions }) => m.count(conversions),
    },
    {
      name: 'months',
      label: m.months,
      value: ({ trafficFall }) => trafficFall?.fall ?? null,
      show: ({ trafficFall }) =>
        trafficFall === null ? '—' : m.fall(trafficFall.severity, trafficFall.confirmation),
    },
  ];
}
