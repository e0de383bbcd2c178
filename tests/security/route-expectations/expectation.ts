/** What callers are answered about an item of the owner’s. */
export interface RouteExpectation {
  /** Without a token, and with one that is none, has expired, or is a removed member's. */
  readonly nobody: number;
  /** The admin of another workspace; its basic members are answered alike, and 403 where only admins may call. */
  readonly stranger: number;
  /** A basic member of the same workspace, about a draft of the owner. */
  readonly memberOnDraft: number;
  /** The same about an item that the owner has in review. */
  readonly memberOnReview: number;
  /** An admin of the workspace, where they do not simply succeed with an item, or are answered as a stranger without one. */
  readonly admin?: number;
  /** A client of the same workspace, where the call is theirs too; else they are answered 403, and what is public as everybody. */
  readonly client?: number;
  readonly body?: unknown;
  readonly query?: string;
}

/** All who have a token are answered alike. */
export const alike = (status: number): RouteExpectation => ({
  nobody: 401,
  stranger: status,
  memberOnDraft: status,
  memberOnReview: status,
});
/** A public call, which answers everybody alike. */
export const openly = (status: number): RouteExpectation => ({ ...alike(status), nobody: status });

/** Calls that read an item. */
export const reads = { ...alike(404), memberOnReview: 200 };
/** Calls that change an item. */
export const changes = { ...alike(404), memberOnReview: 403 };
/** Calls that name nobody's thing: each caller has their own answer. */
export const own = alike(200);
export const made = alike(201);
export const done = alike(204);
/** Calls about a thing that the ids of these tests do not name. */
export const notFound = alike(404);
export const forOperators = alike(403);
/** A stranger administers a workspace of their own. */
export const forAdmins = { ...own, memberOnDraft: 403, memberOnReview: 403 };
/** Calls for admins about a thing that the ids of these tests do not name. */
export const notFoundForAdmins = { ...forAdmins, stranger: 404 };

/** A text that can be scored. */
export const text = 'A text of more than fifty characters, so that there is something to score.';
