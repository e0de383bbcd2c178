export { CreateReport } from './create-report.tsx';
export { ReportsScreen } from './reports-screen.tsx';
