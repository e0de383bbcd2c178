export { CreateReport } from './create-report.tsx';
export { ReportList, ReportsScreen } from './reports-screen.tsx';
