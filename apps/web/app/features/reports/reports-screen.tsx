import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { reportMessages } from './messages.ts';
import { useReportsPath } from './use-reports-path.ts';

// Loaded separately: whatever a route imports is listed in the manifest that every screen loads.
const OpenReport = lazy(async () => ({ default: (await import('./open-report.tsx')).OpenReport }));
const List = lazy(async () => ({ default: (await import('./report-list.tsx')).ReportList }));

/** The report in the URL; without one, the list, which members find in Competitive Analytics. */
export function ReportsScreen() {
  const { '*': path = '' } = useParams();
  const listPath = useReportsPath();
  if (path !== '')
    return (
      <Loaded>
        <OpenReport key={path} id={path} />
      </Loaded>
    );
  return listPath === '/reports' ? <ReportList /> : <Navigate to={listPath} replace />;
}

/** The reports of the workspace, newest first. */
export function ReportList() {
  return (
    <Loaded>
      <List />
    </Loaded>
  );
}

function Loaded({ children }: { readonly children: ReactNode }) {
  const m = useMessages(reportMessages);
  return (
    <PartBoundary>
      <Suspense fallback={<LoadingState label={m.loading} />}>{children}</Suspense>
    </PartBoundary>
  );
}
