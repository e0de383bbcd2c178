/** The statuses that callers get for the owner’s item. */
export interface RouteExpectation {
  /** Without a token, and with an invalid or expired one, or a removed member's. */
  readonly nobody: number;
  /** The admin of another workspace; its basic members get the same, and 403 if only admins may call. */
  readonly stranger: number;
  /** A basic member of the same workspace, for the owner's draft. */
  readonly memberOnDraft: number;
  /** The same member, for the owner's item in review. */
  readonly memberOnReview: number;
  /** A workspace admin, unless they succeed with an item, or get what a stranger gets without one. */
  readonly admin?: number;
  /** A client of the same workspace, if they may call; otherwise they get 403, or the public response. */
  readonly client?: number;
  readonly body?: unknown;
  readonly query?: string;
}

/** All callers with a token get the same status. */
export const alike = (status: number): RouteExpectation => ({
  nobody: 401,
  stranger: status,
  memberOnDraft: status,
  memberOnReview: status,
});
/** A public call with the same status for everyone. */
export const openly = (status: number): RouteExpectation => ({ ...alike(status), nobody: status });

/** Calls that read an item. */
export const reads = { ...alike(404), memberOnReview: 200 };
/** Calls that change an item. */
export const changes = { ...alike(404), memberOnReview: 403 };
/** Calls without a resource id: each caller gets their own result. */
export const own = alike(200);
export const made = alike(201);
export const done = alike(204);
/** Calls about a resource type that has none of these tests' ids. */
export const notFound = alike(404);
export const forOperators = alike(403);
/** Strangers are admins of their own workspace. */
export const forAdmins = { ...own, memberOnDraft: 403, memberOnReview: 403 };
/** Admin calls about a resource type that has none of these tests' ids. */
export const notFoundForAdmins = { ...forAdmins, stranger: 404 };

/** A text that can be scored. */
export const text = 'A text of more than fifty characters, so that there is something to score.';
