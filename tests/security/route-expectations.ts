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
  readonly body?: unknown;
  readonly query?: string;
}

const reads = { nobody: 401, stranger: 404, memberOnDraft: 404, memberOnReview: 200 };
const changes = { nobody: 401, stranger: 404, memberOnDraft: 404, memberOnReview: 403 };
/** Calls that name nobody's thing: each caller has their own answer. */
const own = { nobody: 401, stranger: 200, memberOnDraft: 200, memberOnReview: 200 };
const open = { nobody: 200, stranger: 200, memberOnDraft: 200, memberOnReview: 200 };
const unknownLink = { nobody: 404, stranger: 404, memberOnDraft: 404, memberOnReview: 404 };
const operator = { nobody: 401, stranger: 403, memberOnDraft: 403, memberOnReview: 403 };
/** A stranger administers a workspace of their own. */
const forAdmins = { nobody: 401, stranger: 200, memberOnDraft: 403, memberOnReview: 403 };
/** Signing in and out is not done with a bearer token; what these calls refuse has tests of its own. */
const cookie = { nobody: 401, stranger: 401, memberOnDraft: 401, memberOnReview: 401 };
const invalid = { nobody: 400, stranger: 400, memberOnDraft: 400, memberOnReview: 400 };

const briefBody = { brief: { mainTopic: 'Bees', primarySeoQuery: 'bees on a roof' } };
const text = 'A text of more than fifty characters, so that there is something to score.';

const linkOpportunity = {
  kind: 'unlinked_mention',
  pageUrl: 'https://press.example/review',
  pageTitle: 'A review',
};
/** Calls about sites that cannot be read. */
const unreadSites = { nobody: 401, stranger: 422, memberOnDraft: 422, memberOnReview: 422 };
/** Calls about a brief, of which the ids of these tests name none. */
const noBrief = { nobody: 401, stranger: 404, memberOnDraft: 404, memberOnReview: 404 };
const made = { nobody: 401, stranger: 201, memberOnDraft: 201, memberOnReview: 201 };

/** An analysed keyword of which nothing is known, and an outline without sections. */
const changedOutline = {
  analysisData: {
    keyword: 'bees',
    targeting: {
      strategy: 'standard',
      location: null,
      industry: null,
      stage: null,
      maturity: null,
      companySize: null,
      audience: '',
    },
    language: 'en',
    intent: {
      leading: null,
      probabilities: { informational: 0, navigational: 0, transactional: 0, commercial: 0, local: 0 },
    },
    questions: [],
    expansions: [],
    terms: [],
    plan: [],
    uncovered: null,
    pages: [],
    middleWords: null,
    features: null,
    volume: null,
    difficulty: null,
    sources: [],
    leftOut: [],
    notice: null,
    engineVersion: '0',
    provenance: { kind: 'modelled', method: 'test' },
  },
  outline: { title: 'Bees', metaDescription: '', sections: [] },
};
const aboutBees = { baseKeyword: 'bees', includeSearch: false };
/** Calls about a saved outline or run, of which the ids of these tests name none. */
const noOutline = { nobody: 401, stranger: 404, memberOnDraft: 404, memberOnReview: 404 };

/** Calls about a webhook, which only admins may make, and of which the ids of these tests name none. */
const noWebhook = { nobody: 401, stranger: 404, memberOnDraft: 403, memberOnReview: 403 };

/** Calls about an event, a batch or a brief, of which the ids of these tests name none. */
const noEvent = { nobody: 401, stranger: 404, memberOnDraft: 404, memberOnReview: 404 };

/** Calls that ask for the password or a code, which these tests do not give. */
const wrongProof = { nobody: 401, stranger: 422, memberOnDraft: 422, memberOnReview: 422 };
const done = { nobody: 401, stranger: 204, memberOnDraft: 204, memberOnReview: 204 };

/** Calls about the workspace itself: the stranger is the admin of their own. */
const adminsOnly = { nobody: 401, stranger: 200, memberOnDraft: 403, memberOnReview: 403 };
/** Calls about a connection, of which the ids of these tests name none. */
const noConnection = { nobody: 401, stranger: 404, memberOnDraft: 404, memberOnReview: 404 };

/** Every call of the API by method and path. */
export const ROUTE_EXPECTATIONS: Readonly<Record<string, RouteExpectation>> = {
  'GET /team': own,
  // The stranger makes one, and the member too.
  'POST /team': { ...made, body: { name: 'Side business' } },
  'PUT /team/{id}': { ...noWebhook, body: { role: 'admin' } },
  'DELETE /team/{id}': noWebhook,
  // The stranger's own plan has one seat.
  'POST /team/invite': {
    ...noWebhook,
    admin: 201,
    stranger: 422,
    body: { email: 'guest@example.com', role: 'basic_member' },
  },
  'POST /team/invitations/{id}/resend': { ...noWebhook, body: {} },
  'DELETE /team/invitations/{id}': noWebhook,
  // A link that nobody was mailed.
  'POST /team/invitations/open': { ...unknownLink, body: { token: 'none' } },
  'POST /team/invitations/decline': { ...unknownLink, body: { token: 'none' } },
  'POST /team/invitations/accept': { ...unknownLink, nobody: 401, body: { token: 'none' } },
  'GET /team/workspaces': own,
  'POST /team/switch': {
    ...unknownLink,
    nobody: 401,
    body: { workspaceId: '00000000000000000000000000000000' },
  },
  'GET /audit': forAdmins,
  'GET /audit/export': forAdmins,
  'GET /content': { ...own, query: 'authorId=all' },
  'POST /content': {
    nobody: 401,
    stranger: 201,
    memberOnDraft: 201,
    memberOnReview: 201,
    body: { title: 'Mine' },
  },
  'GET /content/counts': own,
  'GET /content/templates': own,
  'GET /content/{id}': reads,
  'PUT /content/{id}': { ...changes, body: { title: 'Taken over' } },
  'DELETE /content/{id}': changes,
  // What is not removed cannot be brought back, and a member cannot see what is.
  'POST /content/{id}/undo-remove': { ...changes, memberOnReview: 404, body: {} },
  'GET /content/{id}/revisions': reads,
  'GET /content/{id}/revisions/{number}': reads,
  'POST /content/{id}/revisions/{number}/restore': { ...changes, body: {} },
  'POST /content/{id}/publish': { ...changes, body: {} },
  'GET /content/{id}/review': reads,
  // Nobody is asked for the owner's review by these: who may not ask is told so before.
  'POST /content/{id}/review': { ...changes, admin: 422, body: { reviewers: ['nobody'], revision: 1 } },
  'POST /content/{id}/review/withdraw': { ...changes, admin: 409, body: {} },
  'POST /content/{id}/review/approve': { ...changes, admin: 409, body: { revision: 1 } },
  'POST /content/{id}/review/return': { ...changes, admin: 409, body: { word: 'Taken over' } },
  // Who reads an item may comment on it; these tests name no comment.
  'POST /content/{id}/comments': { ...changes, memberOnReview: 201, body: { text: 'Said' } },
  'PUT /content/{id}/comments/{commentId}': { ...changes, memberOnReview: 404, body: { text: 'Taken over' } },
  'DELETE /content/{id}/comments/{commentId}': { ...changes, memberOnReview: 404 },
  'POST /content/{id}/comments/{commentId}/undo-remove': { ...changes, memberOnReview: 404, body: {} },
  'GET /reviews/waiting': own,
  'GET /reviews/rule': own,
  'PUT /reviews/rule': { ...adminsOnly, body: { isApprovalNeeded: false } },
  'GET /site': own,
  'PUT /site': { ...adminsOnly, body: { tagline: 'Words' } },
  'PUT /site/domain': { ...adminsOnly, body: { domain: null } },
  // Nobody has claimed a domain here.
  'POST /site/domain/verify': { ...adminsOnly, stranger: 404, body: {} },
  'GET /connections': own,
  'POST /connections': {
    ...adminsOnly,
    stranger: 422,
    body: {
      kind: 'wordpress',
      name: 'Blog',
      url: 'https://10.0.0.1',
      userName: 'ann',
      secret: 'some secret',
    },
  },
  'PUT /connections/{id}': { ...noConnection, body: { name: 'Taken over' } },
  'DELETE /connections/{id}': noConnection,
  'POST /connections/{id}/test': { ...noConnection, body: {} },
  'GET /content/{id}/remote-posts': reads,
  // The connection of these tests is nobody's.
  'POST /content/{id}/remote-posts/{connectionId}/send': { ...noConnection, body: {} },
  'POST /content/{id}/remote-posts/{connectionId}/take-down': { ...noConnection, body: {} },
  'POST /content/{id}/unpublish': { ...changes, body: {} },
  'GET /content/{id}/evidence': reads,
  'GET /content/{id}/evidence/texts': reads,
  'GET /content/evidence': { ...own, query: 'keyword=bees' },
  // What an admin is refused here is refused for the page, the address and the text, not for want of a right.
  'POST /content/{id}/evidence': { ...changes, admin: 422, body: { text, source: 'pasted' } },
  'POST /content/{id}/evidence/fetch': { ...changes, admin: 422, body: { url: 'http://10.0.0.1/' } },
  'DELETE /content/{id}/evidence/{pageId}': { ...changes, admin: 404 },
  'GET /calendar/refreshes': own,
  // Nothing falls here that an admin could decide about.
  'POST /calendar/refreshes/{id}/accept': {
    ...changes,
    admin: 409,
    body: { month: '2026-01-01', scheduledFor: '2100-01-01T09:00:00Z' },
  },
  'POST /calendar/refreshes/{id}/dismiss': { ...changes, admin: 409, body: { month: '2026-01-01' } },
  'POST /calendar/refreshes/{id}/undo': { ...changes, admin: 404, body: { month: '2026-01-01' } },
  'GET /research/snapshots': { ...own, query: 'url=https://example.com/' },
  // The ids of these tests name no snapshot.
  'GET /research/snapshots/{id}/compare/{otherId}': noConnection,
  'POST /content/{id}/write': { ...changes, admin: 422, body: { kind: 'draft' } },
  'GET /export/{id}': { ...reads, query: 'format=json' },
  'GET /export': { ...own, query: 'format=json' },
  'POST /content/score': { ...own, body: { content: text, primaryKeyword: 'text' } },
  'POST /content-scoring/live-score': { ...own, body: { content: text, primaryKeyword: 'text' } },
  'POST /content-scoring/serp-integration': {
    ...own,
    body: { content: text, primaryKeyword: 'text', includeSearch: false },
  },
  'POST /content-scoring/keyword-density': { ...own, body: { content: text, targetKeywords: ['text'] } },
  'POST /content-scoring/semantic-completeness': { ...own, body: { content: text, topic: 'text' } },
  // No page of these tests may be read: all lie in networks that nobody is let into.
  'POST /competitive-intelligence/track-gaps': { ...unreadSites, body: { competitors: 'http://10.0.0.1' } },
  'POST /competitive-intelligence/check-alerts': { ...unreadSites, body: { competitors: 'http://10.0.0.1' } },
  'POST /competitive-intelligence/track-freshness': { ...unreadSites, body: { urls: 'http://10.0.0.1' } },
  'POST /competitive-intelligence/analyze-strategy': {
    ...unreadSites,
    body: { competitor: 'http://10.0.0.1' },
  },
  'POST /backlink-opportunities/analyze-competitors': {
    ...unreadSites,
    body: { competitors: 'http://10.0.0.1' },
  },
  'POST /backlink-opportunities/broken-links': {
    ...unreadSites,
    body: { competitorUrls: 'http://10.0.0.1' },
  },
  'POST /backlink-opportunities/unlinked-mentions': {
    ...unreadSites,
    body: { brandName: 'Acme', competitors: 'http://10.0.0.1' },
  },
  'POST /backlink-opportunities/generate-outreach': { ...own, body: { opportunities: [linkOpportunity] } },
  'POST /comprehensive-analysis': { ...own, body: { content: text, primaryKeyword: 'text' } },
  'GET /link-leads': own,
  'POST /link-leads': { ...made, body: linkOpportunity },
  'PUT /link-leads/{id}': { ...noEvent, body: { state: 'won' } },
  'DELETE /link-leads/{id}': noEvent,
  'POST /link-leads/{id}/undo-remove': { ...noEvent, body: {} },
  'POST /upload': { nobody: 401, stranger: 415, memberOnDraft: 415, memberOnReview: 415, body: {} },
  'POST /smart-outline/analyze-keyword': { ...own, body: { keyword: 'bees', includeSearch: false } },
  'POST /smart-outline/generate': { ...own, body: { analysisData: changedOutline.analysisData } },
  'POST /smart-outline/complete': { ...own, body: { keyword: 'bees', includeSearch: false } },
  'POST /smart-outline/geographic': { ...own, body: { ...aboutBees, location: 'Leeds' } },
  'POST /smart-outline/industry': { ...own, body: { ...aboutBees, industry: 'retail' } },
  'POST /smart-outline/funnel-stage': { ...own, body: aboutBees },
  'POST /smart-outline/multi-targeting': {
    ...own,
    body: { ...aboutBees, location: 'Leeds', industry: 'retail' },
  },
  'POST /smart-outline/score': { ...own, body: changedOutline },
  'POST /smart-outline/regenerate-section': { ...noOutline, body: { ...changedOutline, sectionId: 's1' } },
  'POST /smart-outline/send-to-editor': { ...made, body: changedOutline },
  'POST /ai-optimization/analyze-patterns': { ...own, body: { keywords: ['text'], includeSearch: false } },
  'POST /ai-optimization/voice-search-outline': { ...own, body: { topic: 'text', includeSearch: false } },
  'POST /multi-intent/analyze-intent': { ...own, body: { keyword: 'text', includeSearch: false } },
  'POST /multi-intent/create-strategy': { ...own, body: { keyword: 'text', includeSearch: false } },
  'POST /multi-intent/funnel-opportunities': { ...own, body: { keywords: ['text'] } },
  'POST /content-promotion/generate-social-snippets': { ...own, body: { content: text } },
  'POST /content-promotion/find-syndication-partners': {
    ...own,
    body: { topic: 'text', includeSearch: false },
  },
  'POST /predictive-analytics/forecast-performance': { ...own, body: { topic: 'text' } },
  'POST /predictive-analytics/emerging-topics': { ...own, body: { seedKeywords: ['text'] } },
  'GET /predictive-analytics/forecasts': own,
  'GET /analysis-runs': own,
  'GET /analysis-runs/{id}': noOutline,
  'GET /analysis-runs/{id}/compare': { ...noOutline, query: 'with=x' },
  'GET /analysis-runs/{id}/export': noOutline,
  'DELETE /analysis-runs/{id}': noOutline,
  'POST /analysis-runs/{id}/undo-remove': { ...noOutline, body: {} },
  'GET /outlines': own,
  'POST /outlines': {
    nobody: 401,
    stranger: 201,
    memberOnDraft: 201,
    memberOnReview: 201,
    body: changedOutline,
  },
  'GET /outlines/{id}': noOutline,
  'PUT /outlines/{id}': { ...noOutline, body: changedOutline },
  'DELETE /outlines/{id}': noOutline,
  'POST /outlines/{id}/undo-remove': { ...noOutline, body: {} },
  'GET /calendar/events': { ...own, query: 'start=2026-03-01&end=2026-03-31' },
  'GET /calendar/waiting': own,
  'POST /calendar/events': {
    ...made,
    body: { title: 'Post', scheduledFor: '2100-03-01T09:00:00Z', platform: 'Twitter' },
  },
  // The ids of these tests are items', which the calendar holds like events.
  'PUT /calendar/events/{id}': { ...changes, body: { scheduledFor: '2100-03-01T09:00:00Z' } },
  'DELETE /calendar/events/{id}': changes,
  'POST /calendar/events/{id}/undo-remove': { ...noEvent, body: {} },
  'POST /content/schedule': {
    ...noEvent,
    body: { contentId: '00000000-0000-4000-8000-000000000000', scheduledDate: '2100-03-01T09:00:00Z' },
  },
  'GET /analytics/stats': { ...own, query: 'month=3&year=2026' },
  'POST /calendar/import': { ...made, body: { text: 'title,scheduledFor\nPost,2100-03-01T09:00:00Z' } },
  'POST /calendar/plan': { ...noEvent, body: { briefId: '00000000-0000-4000-8000-000000000000' } },
  'DELETE /calendar/batches/{id}': noEvent,
  'GET /calendar/export': { ...own, query: 'start=2026-03-01&end=2026-03-31&format=csv' },
  'GET /calendar/feed-address': own,
  'POST /calendar/feed-address': { ...own, body: {} },
  'DELETE /calendar/feed-address': { nobody: 401, stranger: 204, memberOnDraft: 204, memberOnReview: 204 },
  'GET /calendar/feed': {
    nobody: 404,
    stranger: 404,
    memberOnDraft: 404,
    memberOnReview: 404,
    query: 'key=x',
  },
  'GET /notifications': own,
  'GET /notifications/stream': own,
  'GET /notifications/push': own,
  // The point is none of the curve.
  'PUT /notifications/push': {
    nobody: 401,
    stranger: 422,
    memberOnDraft: 422,
    memberOnReview: 422,
    body: {
      endpoint: 'https://push.example/one',
      keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
    },
  },
  'DELETE /notifications/push/{id}': { nobody: 401, stranger: 404, memberOnDraft: 404, memberOnReview: 404 },
  'POST /notifications/read': { ...own, body: {} },
  // The token of a mail is the right, and this is none.
  'POST /notifications/mail': {
    nobody: 404,
    stranger: 404,
    memberOnDraft: 404,
    memberOnReview: 404,
    body: { token: 'none', isOn: false },
  },
  'GET /search': { ...own, query: 'searchTerm=canary' },
  'POST /generate-brief': { ...made, body: { idea: 'How to keep bees on a roof', includeSearch: false } },
  'POST /analyze-brief': { ...own, body: briefBody },
  'POST /generate-strategy': { ...own, body: briefBody },
  'GET /briefs': own,
  'GET /topic-clusters': own,
  'GET /briefs/{id}': noBrief,
  'PUT /briefs/{id}': { ...noBrief, body: { mainTopic: 'Taken over' } },
  'DELETE /briefs/{id}': noBrief,
  'POST /briefs/{id}/undo-remove': { ...noBrief, body: {} },
  'POST /briefs/{id}/duplicate': { ...noBrief, body: {} },
  'POST /briefs/{id}/start-writing': { ...noBrief, body: {} },
  'GET /briefs/{id}/export': { ...noBrief, query: 'format=json' },
  'GET /content/{id}/brief': reads,
  'GET /webhooks': { ...noWebhook, stranger: 200 },
  'POST /webhooks': { ...noWebhook, stranger: 201, body: { url: 'https://receiver.example/' } },
  'PUT /webhooks/{id}': { ...noWebhook, body: { isEnabled: false } },
  'DELETE /webhooks/{id}': noWebhook,
  'POST /webhooks/{id}/rotate-secret': { ...noWebhook, body: {} },
  'POST /webhooks/{id}/test': { ...noWebhook, body: {} },
  'GET /webhooks/{id}/deliveries': noWebhook,
  'GET /webhooks/{id}/deliveries/{deliveryId}': noWebhook,
  'POST /webhooks/{id}/deliveries/{deliveryId}/redeliver': { ...noWebhook, body: {} },
  'GET /session': own,
  'GET /usage': own,
  'GET /usage/models': own,
  'GET /settings': own,
  'GET /settings/preferences': own,
  'PUT /settings': { ...own, body: { profile: { company: 'Mine' } } },
  'PUT /settings/api-keys': { ...forAdmins, body: { openaiKey: 'a-key-of-ones-own' } },
  // These tests name no key; who may test one has tests of its own.
  'POST /settings/api-keys/{field}/test': {
    nobody: 401,
    stranger: 400,
    memberOnDraft: 400,
    memberOnReview: 400,
  },
  'GET /settings/local-models': operator,
  'POST /settings/change-password': {
    ...wrongProof,
    body: { currentPassword: 'Wrong-horse-9', newPassword: 'Correct-horse-8' },
  },
  'GET /settings/address': own,
  'PUT /settings/address': { ...wrongProof, body: { token: 'of nobody' } },
  // Nothing is to be confirmed where no mail is sent.
  'PUT /settings/address/link': { nobody: 401, stranger: 409, memberOnDraft: 409, memberOnReview: 409 },
  'PUT /settings/address/review/{id}': { ...noEvent, body: { keep: true } },
  'PUT /settings/proof': { ...wrongProof, body: { password: 'Wrong-horse-9' } },
  'PUT /settings/two-factor/secret': own,
  'PUT /settings/two-factor': { ...wrongProof, body: { code: '000000' } },
  // Nobody here has a second factor on.
  'PUT /settings/two-factor/recovery-codes': {
    nobody: 401,
    stranger: 409,
    memberOnDraft: 409,
    memberOnReview: 409,
  },
  'DELETE /settings/two-factor': done,
  'GET /settings/account/deletion': own,
  'GET /settings/account/data': own,
  'PUT /settings/account/deletion': { ...wrongProof, body: { email: 'other@example.com' } },
  'DELETE /settings/sessions/{id}': noEvent,
  'DELETE /settings/sessions': done,
  'GET /settings/api-tokens': own,
  // The stranger's plan has no API access.
  'POST /settings/api-tokens': {
    nobody: 401,
    stranger: 403,
    memberOnDraft: 201,
    memberOnReview: 201,
    admin: 201,
    body: { name: 'Scripts', scopes: ['content:read'], expiresInDays: 30 },
  },
  'DELETE /settings/api-tokens/{id}': noEvent,
  'POST /beacon': {
    nobody: 204,
    stranger: 204,
    memberOnDraft: 204,
    memberOnReview: 204,
    body: { page: '00000000-0000-4000-8000-000000000000', load: 'a', number: 0, kind: 'view' },
  },
  'GET /analytics': own,
  'GET /analytics/content/{id}': reads,
  'GET /analytics/keywords': { ...own, query: 'keyword=bees' },
  'GET /analytics/performance': own,
  'GET /analytics/search': own,
  'POST /analytics/search/import': {
    nobody: 401,
    stranger: 415,
    memberOnDraft: 415,
    memberOnReview: 415,
    body: {},
  },
  'DELETE /analytics/search/{id}': noEvent,
  'GET /analytics/competitor-gaps': { ...unreadSites, query: 'competitors=http://10.0.0.1' },
  'GET /analytics/content-freshness': { ...unreadSites, query: 'urls=http://10.0.0.1' },
  'GET /analytics/competitor-strategy': { ...unreadSites, query: 'competitor=http://10.0.0.1' },
  'GET /analytics/competitor-alerts': { ...unreadSites, query: 'competitors=http://10.0.0.1' },
  'GET /analytics/alerts': own,
  'POST /analytics/alerts/seen': { ...own, body: { until: '2026-01-01T00:00:00Z' } },
  'PUT /analytics/alerts/daily': { ...adminsOnly, body: { isDaily: false } },
  'GET /analytics/own-site': own,
  'PUT /analytics/own-site': { ...own, body: { site: '' } },
  'GET /analytics/watchlist': own,
  'POST /analytics/watchlist': { ...own, body: { keywords: ['bees'] } },
  'DELETE /analytics/watchlist/{id}': noEvent,
  'GET /analytics/watchlist/suggestions': own,
  'POST /analytics/search/{id}/undo-remove': noEvent,
  'GET /mail': operator,
  'POST /contact': { ...invalid, body: {} },
  'GET /contact/messages': operator,
  'PUT /contact/messages/{id}': { ...operator, body: { isRead: true } },
  'DELETE /contact/messages/{id}': operator,
  'GET /health': open,
  'GET /status': open,
  'POST /auth/sign-up/email': { ...invalid, body: {} },
  'POST /auth/sign-in/email': { ...invalid, body: {} },
  'POST /auth/sign-out': { ...open, body: {} },
  'GET /auth/token': cookie,
  'POST /auth/change-password': {
    ...cookie,
    body: { currentPassword: 'Correct-horse-9', newPassword: 'Correct-horse-8' },
  },
  'POST /auth/request-password-reset': { ...invalid, body: {} },
  'POST /auth/reset-password': { ...invalid, body: {} },
  // Nothing can be bought on the server of these tests; who may not buy is told so before.
  'POST /payment/create-order': {
    ...noWebhook,
    stranger: 409,
    body: { planName: 'Starter', billingCycle: 'monthly', amount: 11.99 },
  },
  'POST /payment/capture-order': { ...noWebhook, body: { orderId: '5O190127TN364715T' } },
  // The ids of these tests name no order.
  'GET /payment/order/{id}': noEvent,
  'POST /payment/order/{id}/ask-refund': { ...noWebhook, body: {} },
  'GET /payment/refunds': operator,
  'POST /payment/order/{id}/refund': { ...operator, body: {} },
  'POST /payment/order/{id}/decline-refund': { ...operator, body: { reason: 'Used for weeks.' } },
  'GET /payment/order/{id}/invoice': noEvent,
  'GET /payment/orders': forAdmins,
  'GET /payment/all-orders': operator,
  'GET /payment/billing': own,
  'GET /payment/plan-dates': own,
  'POST /payment/trial': { ...noWebhook, stranger: 409, body: {} },
  'GET /payment/options': open,
  'POST /payment/setup-webhook': { ...operator, body: { webhookUrl: 'https://evil.example/' } },
  'GET /payment/webhook/{id}': operator,
  // There where a payment provider is set, and then signed: `payment/events.test.ts`.
  'POST /payment/webhook': { ...unknownLink, body: {} },
  // There where an identity service is set, and then signed: `clerk/events.test.ts`.
  'POST /auth/events': { ...unknownLink, body: {} },
};
