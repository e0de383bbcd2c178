import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { reportMessages } from './messages.ts';

// Loaded apart from the route: what a route imports itself is listed in a file that every screen loads.
const OpenReport = lazy(async () => ({ default: (await import('./open-report.tsx')).OpenReport }));
const ReportList = lazy(async () => ({ default: (await import('./report-list.tsx')).ReportList }));

/** The reports of the workspace, or the one that the address names. */
export function ReportsScreen() {
  const m = useMessages(reportMessages);
  const { '*': path = '' } = useParams();
  return (
    <PartBoundary>
      <Suspense fallback={<LoadingState label={m.loading} />}>
        {path === '' ? <ReportList /> : <OpenReport key={path} id={path} />}
      </Suspense>
    </PartBoundary>
  );
}
