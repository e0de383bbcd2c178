import * as contract from '@pagewright/contract/review';
import type { Mount } from '../../platform/http/mount.ts';
import { addComment } from './comments/add-comment.ts';
import { changeComment } from './comments/change-comment.ts';
import { removeComment, undoRemoveComment } from './comments/remove-comment.ts';
import { approveReview, requestReview, returnReview, withdrawReview } from './decide-review.ts';
import { listWaiting } from './list-waiting.ts';
import { readReview } from './read-review.ts';
import { changeRule, readRule } from './review-rule.ts';

/** Mounts the endpoints of reviews: requests, decisions, and comments. */
export function reviewRoutes(mount: Mount): void {
  mount(contract.readReview, (ctx, { params }) => readReview(ctx, params.id));
  mount(contract.askForReview, (ctx, { params, body }) => requestReview(ctx, params.id, body));
  mount(contract.withdrawReview, (ctx, { params }) => withdrawReview(ctx, params.id));
  mount(contract.approveReview, (ctx, { params, body }) => approveReview(ctx, params.id, body));
  mount(contract.returnReview, (ctx, { params, body }) => returnReview(ctx, params.id, body.word));
  mount(contract.addComment, (ctx, { params, body }) => addComment(ctx, params.id, body));
  mount(contract.changeComment, (ctx, { params, body }) => changeComment(ctx, params, body));
  mount(contract.removeComment, async (ctx, { params }) => {
    await removeComment(ctx, params);
    return undefined;
  });
  mount(contract.undoRemoveComment, (ctx, { params }) => undoRemoveComment(ctx, params));
  mount(contract.listWaitingReviews, (ctx) => listWaiting(ctx));
  mount(contract.readReviewRule, (ctx) => readRule(ctx));
  mount(contract.changeReviewRule, (ctx, { body }) => changeRule(ctx, body.isApprovalNeeded));
}
