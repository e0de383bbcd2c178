import {
  alike,
  done,
  forAdmins,
  forOperators,
  made,
  notFound,
  notFoundForAdmins,
  openly,
  own,
  type RouteExpectation,
} from './expectation.ts';

/** Calls that require the password or a code, which these tests do not send. */
const unproved = alike(422);
/** Signing in and out does not use a bearer token; other tests cover what these calls refuse. */
const byCookie = openly(401);
const toAnybody = openly(200);
const notFoundToAnybody = openly(404);
const invalidToAnybody = openly(400);

/** Accounts, workspaces, settings, payment, and public calls. */
export const ACCOUNT: Readonly<Record<string, RouteExpectation>> = {
  'GET /team': own,
  // The stranger creates one, and so does the member.
  'POST /team': { ...made, body: { name: 'Side business' } },
  'PUT /team/{id}': { ...notFoundForAdmins, body: { role: 'admin' } },
  'DELETE /team/{id}': notFoundForAdmins,
  // The stranger's own plan has one seat.
  'POST /team/invite': {
    ...notFoundForAdmins,
    admin: 201,
    stranger: 422,
    body: { email: 'guest@example.com', role: 'basic_member' },
  },
  'POST /team/invitations/{id}/resend': { ...notFoundForAdmins, body: {} },
  'DELETE /team/invitations/{id}': notFoundForAdmins,
  // A link that was never mailed.
  'POST /team/invitations/open': { ...notFoundToAnybody, body: { token: 'none' } },
  'POST /team/invitations/decline': { ...notFoundToAnybody, body: { token: 'none' } },
  'POST /team/invitations/accept': {
    ...notFoundToAnybody,
    nobody: 401,
    client: 404,
    body: { token: 'none' },
  },
  'GET /team/workspaces': { ...own, client: 200 },
  'POST /team/switch': {
    ...notFoundToAnybody,
    nobody: 401,
    client: 404,
    body: { workspaceId: '00000000000000000000000000000000' },
  },
  'GET /ready': toAnybody,
  'GET /operations': forOperators,
  'POST /operations/failed/{id}/retry': { ...forOperators, body: {} },
  'GET /audit': forAdmins,
  'GET /audit/export': forAdmins,
  'GET /notifications': own,
  'GET /notifications/stream': own,
  'GET /notifications/push': own,
  // The point is not on the curve.
  'PUT /notifications/push': {
    ...alike(422),
    body: {
      endpoint: 'https://push.example/one',
      keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
    },
  },
  'DELETE /notifications/push/{id}': notFound,
  'POST /notifications/read': { ...own, body: {} },
  // The token from an email grants access, and this one is invalid.
  'POST /notifications/mail': {
    ...notFoundToAnybody,
    body: { token: 'none', isOn: false },
  },
  'GET /onboarding': own,
  'PUT /onboarding': { ...own, body: { isDismissed: true } },
  // Each caller creates their own.
  'POST /onboarding/sample': { ...own, body: {} },
  // Each caller removes the one created by the previous call.
  'DELETE /onboarding/sample': own,
  'GET /search': { ...own, query: 'searchTerm=canary' },
  'GET /session': { ...own, client: 200 },
  'GET /usage': own,
  'GET /usage/models': own,
  'GET /settings': own,
  'GET /settings/preferences': { ...own, client: 200 },
  'PUT /settings': { ...own, body: { profile: { company: 'Mine' } } },
  'PUT /settings/api-keys': { ...forAdmins, body: { openaiKey: 'a-key-of-ones-own' } },
  // These tests send no key; other tests cover who may test one.
  'POST /settings/api-keys/{field}/test': alike(400),
  'GET /settings/local-models': forOperators,
  'GET /settings/language-pack': forOperators,
  'GET /settings/single-sign-on': forOperators,
  'PUT /settings/single-sign-on': forOperators,
  'GET /auth/options': toAnybody,
  'PUT /settings/model-server': { ...forOperators, body: { server: null } },
  'POST /settings/model-test': { ...forOperators, body: { local: { server: 'ollama', model: 'none' } } },
  'POST /settings/change-password': {
    ...unproved,
    body: { currentPassword: 'Wrong-horse-9', newPassword: 'Correct-horse-8' },
  },
  'GET /settings/address': own,
  'PUT /settings/address': { ...unproved, body: { token: 'of nobody' } },
  // Without email there is nothing to confirm.
  'PUT /settings/address/link': alike(409),
  'PUT /settings/address/review/{id}': { ...notFound, body: { keep: true } },
  'PUT /settings/proof': { ...unproved, body: { password: 'Wrong-horse-9' } },
  'PUT /settings/two-factor/secret': own,
  'PUT /settings/two-factor': { ...unproved, body: { code: '000000' } },
  // No one here has a second factor enabled.
  'PUT /settings/two-factor/recovery-codes': alike(409),
  'DELETE /settings/two-factor': done,
  'GET /settings/account/deletion': own,
  'GET /settings/account/data': own,
  'PUT /settings/account/deletion': { ...unproved, body: { email: 'other@example.com' } },
  'DELETE /settings/sessions/{id}': notFound,
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
  'DELETE /settings/api-tokens/{id}': notFound,
  'POST /beacon': {
    ...openly(204),
    body: { page: '00000000-0000-4000-8000-000000000000', load: 'a', number: 0, kind: 'view' },
  },
  'GET /mail': forOperators,
  'POST /contact': { ...invalidToAnybody, body: {} },
  'GET /contact/messages': forOperators,
  'PUT /contact/messages/{id}': { ...forOperators, body: { isRead: true } },
  'DELETE /contact/messages/{id}': forOperators,
  'GET /health': toAnybody,
  'GET /status': toAnybody,
  'POST /auth/sign-up/email': { ...invalidToAnybody, body: {} },
  'POST /auth/sign-in/email': { ...invalidToAnybody, body: {} },
  'POST /auth/sign-out': { ...toAnybody, body: {} },
  'GET /auth/token': byCookie,
  'POST /auth/change-password': {
    ...byCookie,
    body: { currentPassword: 'Correct-horse-9', newPassword: 'Correct-horse-8' },
  },
  'POST /auth/request-password-reset': { ...invalidToAnybody, body: {} },
  'POST /auth/reset-password': { ...invalidToAnybody, body: {} },
  // Nothing can be bought on this server; callers without permission are refused first.
  'POST /payment/create-order': {
    ...notFoundForAdmins,
    stranger: 409,
    body: { planName: 'Starter', billingCycle: 'monthly', amount: 11.99 },
  },
  'POST /payment/capture-order': { ...notFoundForAdmins, body: { orderId: '5O190127TN364715T' } },
  // No order has these tests' ids.
  'GET /payment/order/{id}': notFound,
  'POST /payment/order/{id}/ask-refund': { ...notFoundForAdmins, body: {} },
  'GET /payment/refunds': forOperators,
  'POST /payment/order/{id}/refund': { ...forOperators, body: {} },
  'POST /payment/order/{id}/decline-refund': { ...forOperators, body: { reason: 'Used for weeks.' } },
  'GET /payment/order/{id}/invoice': notFound,
  'GET /payment/orders': forAdmins,
  'GET /payment/all-orders': forOperators,
  'GET /payment/billing': own,
  'GET /payment/plan-dates': own,
  'POST /payment/trial': { ...notFoundForAdmins, stranger: 409, body: {} },
  'GET /payment/options': toAnybody,
  'POST /payment/setup-webhook': { ...forOperators, body: { webhookUrl: 'https://evil.example/' } },
  'GET /payment/webhook/{id}': forOperators,
  // Exists only with a payment provider, and must be signed: `payment/events.test.ts`.
  'POST /payment/webhook': { ...notFoundToAnybody, body: {} },
  // Exists only with an identity service, and must be signed: `clerk/events.test.ts`.
  'POST /auth/events': { ...notFoundToAnybody, body: {} },
};
