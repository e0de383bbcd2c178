export { CompetitiveAnalytics } from './competitive-analytics.tsx';
export { LazyReadersDialog } from './lazy-readers-dialog.tsx';
