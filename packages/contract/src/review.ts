import { z } from 'zod';
import { CONTENT_STATUSES } from './content.ts';
import { endpoint } from './endpoint.ts';
import { COMMENT_LIMITS, REVIEW_STATES } from './review/limits.ts';
import { idSchema } from './text.ts';

export { COMMENT_LIMITS, type ReviewState } from './review/limits.ts';

/** Multiline text without invisible characters. */
const sentencesSchema = (length: number) =>
  z
    .string()
    .max(length, `Must be at most ${length} characters long`)
    .transform((value) => value.replaceAll(/[^\P{Cc}\n\t]/gu, '').trim());

const commentTextSchema = sentencesSchema(COMMENT_LIMITS.text).pipe(
  z.string().min(1, 'Write something first'),
);

const placeSchema = z.object({
  quote: z.string().min(1).max(COMMENT_LIMITS.quote).describe('Text that the comment refers to.'),
  before: z.string().max(COMMENT_LIMITS.around).describe('Text immediately before it.'),
  after: z.string().max(COMMENT_LIMITS.around).describe('Text immediately after it.'),
  offset: z
    .int()
    .min(0)
    .max(10_000_000)
    .describe('Start of the passage in the text of the blocks joined by line breaks, in UTF-16 code units.'),
});
/** The position of a comment in a text, with what finds it again after the text has changed. */
export type CommentPlace = z.output<typeof placeSchema>;

const personSchema = z.object({ userId: z.string(), name: z.string() });
/** A user who can be asked, or was asked, to review. */
export type Reviewer = z.output<typeof personSchema>;

const saidSchema = z.object({
  id: z.string(),
  authorId: z.string().nullable(),
  authorName: z.string(),
  text: z.string().describe('Text of the comment. Empty once it is removed.'),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isRemoved: z.boolean(),
});
/** A comment without its position, or a reply. */
export type Said = z.output<typeof saidSchema>;

const commentSchema = saidSchema.extend({
  place: placeSchema.nullable().describe('Null for a comment on the whole item.'),
  resolvedAt: z.string().nullable(),
  resolvedByName: z.string().nullable(),
  replies: z.array(saidSchema),
});
export type ReviewComment = z.output<typeof commentSchema>;

const reviewSchema = z.object({
  state: z.enum(REVIEW_STATES),
  askedByName: z.string(),
  askedAt: z.string(),
  reviewers: z.array(personSchema),
  revision: z.int().describe('Revision that the review or decision refers to.'),
  isChanged: z.boolean().describe('Whether the item was changed after that revision.'),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  word: z.string().describe('Note added to the decision.'),
});

const viewSchema = z.object({
  item: z.object({
    status: z.enum(CONTENT_STATUSES),
    scheduledFor: z.string().nullable(),
    revision: z.int(),
  }),
  review: reviewSchema.nullable(),
  comments: z.array(commentSchema).describe('Comments, oldest first.'),
  candidates: z.array(personSchema).describe('People who can be asked for a review.'),
  isApprovalNeeded: z.boolean().describe('Whether the workspace publishes only approved items.'),
  mayAsk: z.boolean(),
  mayDecide: z
    .boolean()
    .describe('Whether the caller may approve or return the item while its review is open.'),
  mayResolve: z.boolean().describe('Whether the caller may resolve all comments, not just their own.'),
});
/** Everything that the review of an item shows. */
export type ReviewView = z.output<typeof viewSchema>;

const byId = z.object({ id: idSchema });
const byComment = z.object({ id: idSchema, commentId: idSchema });
const revisionSchema = z
  .int()
  .positive()
  .describe('Revision that the caller sees. Returns a conflict if it is not the current one.');

export const readReview = endpoint({
  method: 'GET',
  path: '/content/{id}/review',
  feature: 'review',
  summary: 'Reads an item’s review and comments, and your permitted actions.',
  access: 'user',
  scope: 'content:read',
  params: byId,
  response: viewSchema,
  refusals: [404],
});

export const askForReview = endpoint({
  method: 'POST',
  path: '/content/{id}/review',
  feature: 'review',
  summary: 'Requests a review of an item from admins. A public item stays public as it is.',
  access: 'user',
  scope: 'content:write',
  params: byId,
  body: z.object({
    reviewers: z
      .array(idSchema)
      .min(1, 'Choose a reviewer')
      .max(COMMENT_LIMITS.reviewers)
      .describe('User IDs of candidates.'),
    revision: revisionSchema,
  }),
  response: viewSchema,
  refusals: [403, 404, 409, 422],
});

export const withdrawReview = endpoint({
  method: 'POST',
  path: '/content/{id}/review/withdraw',
  feature: 'review',
  summary: 'Withdraws a review. The item is a draft again, or public as before.',
  access: 'user',
  scope: 'content:write',
  params: byId,
  response: viewSchema,
  refusals: [403, 404, 409],
});

export const approveReview = endpoint({
  method: 'POST',
  path: '/content/{id}/review/approve',
  feature: 'review',
  summary: 'Approves an item as it is. Admins only; for their own items only if there is no other admin.',
  access: 'user',
  params: byId,
  body: z.object({ revision: revisionSchema, word: sentencesSchema(COMMENT_LIMITS.word).default('') }),
  response: viewSchema,
  refusals: [403, 404, 409],
});

export const returnReview = endpoint({
  method: 'POST',
  path: '/content/{id}/review/return',
  feature: 'review',
  summary: 'Sends an item back to its author as a draft, with a note. For reviewers.',
  access: 'user',
  params: byId,
  body: z.object({
    word: sentencesSchema(COMMENT_LIMITS.word).pipe(z.string().min(1, 'Say what should change')),
  }),
  response: viewSchema,
  refusals: [403, 404, 409],
});

export const addComment = endpoint({
  method: 'POST',
  path: '/content/{id}/comments',
  feature: 'review',
  summary: 'Adds a comment on a passage or the whole item, or a reply.',
  access: 'user',
  scope: 'content:write',
  params: byId,
  body: z.object({
    text: commentTextSchema,
    place: placeSchema.nullable().default(null),
    replyTo: idSchema.nullable().default(null).describe('ID of the comment that this is a reply to.'),
  }),
  status: 201,
  response: z.object({ id: z.string(), view: viewSchema }),
  refusals: [404, 422],
});

export const changeComment = endpoint({
  method: 'PUT',
  path: '/content/{id}/comments/{commentId}',
  feature: 'review',
  summary: 'Edits your comment or reply; resolves or reopens a comment.',
  access: 'user',
  scope: 'content:write',
  params: byComment,
  body: z.object({ text: commentTextSchema.optional(), isResolved: z.boolean().optional() }),
  response: viewSchema,
  refusals: [403, 404],
});

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/content/{id}/comments/{commentId}',
  feature: 'review',
  summary: 'Removes your comment or reply.',
  access: 'user',
  scope: 'content:write',
  params: byComment,
  status: 204,
  refusals: [403, 404],
});

export const undoRemoveComment = endpoint({
  method: 'POST',
  path: '/content/{id}/comments/{commentId}/undo-remove',
  feature: 'review',
  summary: 'Restores your removed comment or reply.',
  access: 'user',
  scope: 'content:write',
  params: byComment,
  response: viewSchema,
  refusals: [403, 404],
});

const waitingSchema = z.object({
  contentId: z.string(),
  title: z.string(),
  authorName: z.string(),
  askedByName: z.string(),
  askedAt: z.string(),
});
export type WaitingReview = z.output<typeof waitingSchema>;

export const listWaitingReviews = endpoint({
  method: 'GET',
  path: '/reviews/waiting',
  feature: 'review',
  summary: `Lists the items awaiting your review, longest waiting first, at most ${COMMENT_LIMITS.waiting}.`,
  access: 'user',
  scope: 'content:read',
  response: z.object({ waiting: z.array(waitingSchema), total: z.int() }),
});

const ruleSchema = z.object({
  isApprovalNeeded: z.boolean().describe('Whether only approved items can be published or scheduled.'),
});

export const readReviewRule = endpoint({
  method: 'GET',
  path: '/reviews/rule',
  feature: 'review',
  summary: 'Reads whether publishing requires approval.',
  access: 'user',
  scope: 'content:read',
  response: ruleSchema,
});

export const changeReviewRule = endpoint({
  method: 'PUT',
  path: '/reviews/rule',
  feature: 'review',
  summary: 'Sets whether publishing requires approval. Admins only.',
  access: 'user',
  body: ruleSchema,
  response: ruleSchema,
  refusals: [403],
});
