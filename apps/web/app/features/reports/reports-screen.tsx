import { useParams } from 'react-router';
import { OpenReport } from './open-report.tsx';
import { ReportList } from './report-list.tsx';

/** The reports of the workspace, or the one that the address names. */
export function ReportsScreen() {
  const { '*': path = '' } = useParams();
  return path === '' ? <ReportList /> : <OpenReport key={path} id={path} />;
}
