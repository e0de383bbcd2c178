export { CompetitiveAnalytics } from './competitive-analytics.tsx';
export { LazyReadersDialog } from './lazy-readers-dialog.tsx';
export { SpeedConnection } from './page-speed/lazy-speed-connection.tsx';
export { BingConnection } from './bing/lazy-bing.tsx';
export { useSearchPath } from './performance/use-search-path.ts';
export { GoogleAnalyticsConnection } from './google-analytics/lazy-google-analytics.tsx';
export { SearchConnection } from './search-connection/lazy-search-connection.tsx';
export { ScoreValidity } from './validity/lazy-score-validity.tsx';
