import { Button } from '@mantine/core';
import { readSearchPerformance } from '@pagewright/contract/analytics';
import { IconCloudDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LandingPages } from '../google-analytics/lazy-google-analytics.tsx';
import { SearchFigures } from '../search/search-figures.tsx';
import { RefreshGrades } from '../refresh-grades/refresh-grades.tsx';
import { ScoreValidity } from '../validity/score-validity.tsx';
import { PageList } from './page-list.tsx';
import { PerformanceFilters } from './performance-filters.tsx';
import { performanceMessages } from './performance-messages.ts';
import { QueryList } from './query-list.tsx';
import { SharedQueries } from './shared-queries.tsx';
import { Timeline } from './timeline.tsx';
import { Totals } from './totals.tsx';
import { useSearchFilters } from './use-search-filters.ts';
import figures from '../figures.module.css';
import classes from './performance.module.css';

const SETTINGS = '/settings/connections';

/** Search Console data: pulled daily if connected, else imported. */
export function SearchPerformance() {
  const m = useMessages(performanceMessages);
  const [filters, change] = useSearchFilters();
  const query = useQuery({
    ...apiQuery(readSearchPerformance, { query: filters }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={query} messages={m}>
      {(performance) => {
        const landingPages = (
          <LandingPages
            timeRange={filters.timeRange}
            page={filters.page}
            hasSearch={performance.property !== null}
            onTimeRange={performance.period === null ? (timeRange) => change({ timeRange }) : undefined}
          />
        );
        if (performance.property === null)
          return (
            <div className={classes.screen}>
              <div className={classes.offer}>
                <p className={classes.quiet}>{m.connectHelp}</p>
                <Button component={Link} to={SETTINGS} variant="default">
                  {m.connect}
                </Button>
              </div>
              {landingPages}
              <SearchFigures />
            </div>
          );
        if (performance.period === null)
          return (
            <div className={classes.screen}>
              <EmptyState
                icon={<IconCloudDownload size={26} stroke={1.6} />}
                title={m.waitingTitle}
                description={m.waiting}
                action={
                  <Button component={Link} to={SETTINGS} variant="default">
                    {m.toSettings}
                  </Button>
                }
              />
              {landingPages}
            </div>
          );
        return (
          <div className={classes.screen}>
            <PerformanceFilters filters={filters} change={change} markets={performance.markets} />
            <Totals performance={performance} />
            <Timeline performance={performance} />
            <QueryList filters={filters} hasBrand={performance.brand !== null} />
            {filters.page === undefined ? (
              <>
                <PageList filters={filters} onPage={(page) => change({ page })} />
                <SharedQueries filters={filters} />
              </>
            ) : null}
            {(filters.country ?? filters.device) === undefined ? null : (
              <p className={classes.quiet}>{m.allMarkets}</p>
            )}
            {landingPages}
            <RefreshGrades page={filters.page} onPage={(page) => change({ page })} />
            <ScoreValidity />
            <details className={figures.more}>
              <summary>{m.imported}</summary>
              <SearchFigures />
            </details>
          </div>
        );
      }}
    </QueryView>
  );
}
