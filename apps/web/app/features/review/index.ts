export { LazyReviewBadge } from './lazy-review-badge.tsx';
export { LazyReviewPane } from './lazy-review-pane.tsx';
export { LazyReviewRule } from './lazy-review-rule.tsx';
export { LazyWaitingReviews } from './lazy-waiting-reviews.tsx';
