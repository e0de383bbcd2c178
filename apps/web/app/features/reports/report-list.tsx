import { Button } from '@mantine/core';
import { listReports, type ReportLine } from '@pagewright/contract/reports';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getFailure } from '../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../lib/api/api-query.ts';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { failureText } from '../../lib/notices/failure-text.tsx';
import { useSession } from '../../lib/session/session-provider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { LoadMoreButton } from '../../ui/load-more-button.tsx';
import { reportMessages } from './messages.ts';
import classes from './reports.module.css';

/** The reports of the workspace, newest first. */
export function ReportList() {
  const m = useMessages(reportMessages);
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listReports, {}),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(listReports, { query: pageParam === '' ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const failure = getFailure(list.error);
  if (list.isPending) return <LoadingState label={m.loading} />;
  if (failure && list.data === undefined) {
    return (
      <ErrorState
        title={m.failed}
        description={describeFailure(failure)}
        isUnauthorized={failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];
  if (reports.length === 0) return <NoReports />;
  return (
    <>
      <ul className={classes.rows} aria-label={m.list}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMoreButton
          label={m.more}
          isLoading={list.isFetchingNextPage}
          problem={failure && failureText(failure)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

function NoReports() {
  const m = useMessages(reportMessages);
  const isClient = useSession().organizationRole === 'client';
  return (
    <EmptyState
      icon={<IconReportAnalytics size={26} stroke={1.6} />}
      title={m.emptyTitle}
      description={isClient ? m.emptyForClients : m.empty}
      action={
        isClient ? null : (
          <Button component={Link} to="/analytics">
            {m.toAnalyses}
          </Button>
        )
      }
    />
  );
}

function ReportRow({ report }: { readonly report: ReportLine }) {
  const m = useMessages(reportMessages);
  const format = useFormatter();
  const { id, title, kind, clientName, isForClients, authorName, createdAt, dataFrom, links } = report;
  const isClient = useSession().organizationRole === 'client';
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <Link to={`/reports/${id}`}>{title}</Link>
        <p className={classes.quiet}>
          {[m.kind(kind), ...(clientName === '' ? [] : [m.forClient(clientName)])].join(' · ')}
        </p>
      </div>
      <p className={classes.quiet}>
        {m.madeBy(authorName, format.date(createdAt))}
        <br />
        {m.dataFrom(format.date(dataFrom))}
      </p>
      <p className={classes.badges}>
        {links > 0 ? <Badge tint="green">{m.links(links)}</Badge> : null}
        {isForClients && !isClient ? <Badge tint="blue">{m.shownToClients}</Badge> : null}
      </p>
    </li>
  );
}
