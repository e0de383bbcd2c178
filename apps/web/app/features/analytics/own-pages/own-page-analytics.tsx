import { Button } from '@mantine/core';
import { readAnalytics } from '@pagewright/contract/analytics';
import { IconEye } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { DayBars } from '../day-bars.tsx';
import { CountsError } from '../counts-error.tsx';
import { analyticsMessages } from '../messages.ts';
import { PeriodChoice } from '../period-choice.tsx';
import { PeriodTotals } from '../period-totals.tsx';
import { useTimeRange } from '../use-time-range.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { ItemsTable } from './items-table.tsx';
import { SourcesTable } from './sources-table.tsx';
import classes from '../analytics.module.css';

/** Views, attention, and conversions of the workspace's public pages: in total, by day, by item, and by source. */
export function OwnPageAnalytics() {
  const [timeRange, show] = useTimeRange();
  return (
    <div className={classes.part}>
      <PeriodChoice timeRange={timeRange} onChange={show} />
      <Numbers timeRange={timeRange} />
    </div>
  );
}

function Numbers({ timeRange }: { readonly timeRange: string }) {
  const m = useMessages(analyticsMessages);
  const query = useQuery({
    ...apiQuery(readAnalytics, { query: { timeRange } }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <LoadingState label={m.loading} />;
  if (query.isError) return <CountsError query={query} />;
  const { totals, previous, series, sources, measuredSince, from, to } = query.data;
  if (measuredSince === null) {
    return (
      <EmptyState
        icon={<IconEye size={26} stroke={1.6} />}
        title={m.noneTitle}
        description={m.noneOfSite}
        action={
          <Button component={Link} to="/content">
            {m.openStudio}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p className={classes.quiet} role="status">
        {m.shown(formatDay(from), formatDay(to))}
      </p>
      <PeriodTotals totals={totals} previous={previous} />
      {totals.views === 0 ? <p>{m.noneInPeriod}</p> : <DayBars days={series} />}
      <ItemsTable timeRange={timeRange} />
      <SourcesTable sources={sources} />
      <p className={classes.quiet}>{m.measured(formatDay(measuredSince))}</p>
    </>
  );
}
