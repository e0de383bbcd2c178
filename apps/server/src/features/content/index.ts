import type { Feature } from '../feature.ts';
import { legacyRescoreEffect, rescoreResearched } from './evidence/rescore-researched.ts';
import { rescoreJob } from './rescore-content.ts';
import { pruneRevisions } from './prune-revisions.ts';
import { contentRoutes } from './routes.ts';
import { warnUnsourced } from './sources/warn-author.ts';

export { createPreparedContent, prepareContent, type PreparedContent } from './create-content.ts';
export { findItemByUrl } from './find-item-by-url.ts';
export { attachEvidencePages } from './evidence/attach-evidence-pages.ts';
export { rescoreById } from './evidence/rescore-item.ts';
export { readSubject, readSubjectPages } from './evidence/read-subject.ts';
export { showResearch } from './evidence/show-research.ts';
export { listContent } from './list-content.ts';
export { listSubjects } from './list-subjects.ts';
export { publicPath, siteOrigin, sitePath } from './public-address.ts';
export { publishContent } from './publish-content.ts';
export {
  countDueContent,
  dueKey,
  listDueContent,
  publishDueContent,
  publishDueBatch,
} from './publish-due-content.ts';
export { listApprovers } from './list-approvers.ts';
export { mayEdit, mayRead } from './policy.ts';
export { rescheduleContent } from './reschedule-content.ts';
export { readContent } from './read-content.ts';
export { warmEngine } from './scoring/warm-engine.ts';
export { readSavedVersion, type SavedVersion } from './read-saved-version.ts';
export { requireApprovalOfSaved } from './require-approval.ts';
export { decideReview, findReview } from './review-repository.ts';
export {
  confirmReviewedRevision,
  findReviewedItem,
  lockReviewedItem,
  startReview,
  returnToDraft,
  type ReviewedItem,
} from './review-state.ts';
export { requireSourcedText } from './sources/require-sources.ts';
export { searchContent } from './search-content.ts';
export {
  SITE_CHANGES,
  siteChangeEffect,
  siteChangeSchema,
  type SiteChange,
  type SiteChangeKind,
} from './site-change.ts';
export { unpublishContent } from './unpublish-content.ts';

export const content: Feature = {
  mountApi: contentRoutes,
  jobs: {
    effects: [legacyRescoreEffect],
    outside: [warnUnsourced, rescoreResearched],
    recurring: [rescoreJob, pruneRevisions],
  },
};
