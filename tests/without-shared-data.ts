/**
 * Tests that `npm test` runs once more as on a machine without shared data (`tests/shared-data.ts`): all that read it
 * themselves, and for each fake that checks a vendor's schema the quickest that starts it.
 */
export const WITHOUT_SHARED_DATA = {
  server: [
    'apps/server/src/documents/attacks.test.ts',
    'apps/server/src/documents/file/export.test.ts',
    'apps/server/src/features/content/export-formulas.test.ts',
    'apps/server/src/features/content/naughty-input.test.ts',
    'apps/server/src/features/files/hostile-payloads.test.ts',
    'apps/server/src/features/publishing/remote-posts/unresponsive-site.test.ts',
    'apps/server/src/features/publishing/site/hostile-text.test.ts',
    'apps/server/src/features/settings/model-server.test.ts',
    'apps/server/src/features/strategy/reword-strategy.test.ts',
    'apps/server/src/generation/hidden-orders.test.ts',
    'apps/server/src/platform/outgoing/forbidden-addresses.test.ts',
    'apps/server/src/providers/identity/clerk/events.test.ts',
    'apps/server/src/providers/identity/clerk/tokens.test.ts',
    'apps/server/src/providers/payment/paypal/signature.test.ts',
    'apps/server/src/providers/search/answers.test.ts',
    'apps/server/src/research/robots/parse-robots.test.ts',
    'tests/security/attack-lists.test.ts',
    'tests/security/hostile-pages.test.ts',
    'tests/server/plan-ledger-database.test.ts',
  ],
  browser: ['tests/attacks/public-site.test.ts', 'tests/security/application.spec.ts'],
};
