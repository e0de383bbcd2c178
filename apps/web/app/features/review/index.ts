export { LazyReviewBadge } from './lazy-review-badge.tsx';
export { LazyReviewPane } from './lazy-review-pane.tsx';
export { LazyApprovalSetting } from './lazy-approval-setting.tsx';
export { LazyPendingReviews } from './lazy-pending-reviews.tsx';
