// Which folder may import which. docs/architecture.md says why; `npm run verify` runs it.

const tests = String.raw`(\.(test|spec)\.tsx?$|/testing/)`;
const npm = 'node_modules/';
const sql = ['^apps/server/src/platform/(jobs|db)/', String.raw`(^|[/-])repository\.ts$`];
/** Word tables of a language, which the browser loads when a text needs them. */
const engineTables = String.raw`^packages/engine/src/(substance/word-meanings|background/word-frequencies-(en|es|fr))\.json$`;

/**
 * One feature may use another through its index.ts where it is listed here: `user: [used, …]`.
 * @type {Record<'web' | 'server', Record<string, readonly string[]>>}
 */
const featureEdges = {
  web: {
    advanced: ['reports', 'scoring', 'usage'],
    analytics: ['advanced', 'reports'],
    content: ['analytics', 'onboarding', 'publishing', 'research', 'review', 'scoring', 'usage'],
    outline: ['research', 'usage'],
    settings: ['analytics', 'auth', 'notifications', 'payment', 'publishing', 'usage'],
    strategy: ['calendar', 'research', 'usage'],
    team: ['review'],
  },
  server: {
    advanced: ['audit', 'content', 'usage'],
    analytics: ['advanced', 'audit', 'auth', 'content', 'files', 'notifications', 'usage'],
    calendar: ['analytics', 'audit', 'content', 'notifications', 'strategy'],
    contact: ['auth'],
    content: ['audit', 'notifications', 'usage'],
    files: ['audit', 'content'],
    health: ['content'],
    marketing: ['contact', 'health'],
    notifications: ['auth'],
    onboarding: ['advanced', 'audit', 'calendar', 'content', 'settings', 'strategy', 'team', 'usage'],
    outline: ['audit', 'content', 'usage'],
    payment: ['audit', 'auth', 'notifications', 'usage'],
    publishing: ['analytics', 'audit', 'content', 'files', 'notifications'],
    reports: ['advanced', 'analytics', 'audit', 'auth', 'files'],
    review: ['audit', 'content', 'notifications'],
    runs: ['audit', 'usage'],
    search: ['content', 'marketing', 'outline', 'strategy'],
    settings: ['analytics', 'audit', 'auth', 'publishing', 'usage'],
    strategy: ['audit', 'content', 'usage'],
    team: ['audit', 'auth', 'notifications', 'usage'],
    usage: ['audit', 'notifications'],
  },
};

const features = {
  web: '^apps/web/app/features/',
  server: '^apps/server/src/features/',
};

/**
 * No feature of an application may reach into another one, or use one that is not listed.
 * @param {'web' | 'server'} application
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function featureRules(application) {
  const folder = features[application];
  const edges = Object.entries(featureEdges[application]);
  const listed = edges.map(([user, used]) => ({
    name: `${application}-feature-edge-${user}`,
    comment: `${user} may use only: ${used.join(', ') || 'no other feature'}`,
    from: { path: `${folder}${user}/`, pathNot: tests },
    to: { path: `${folder}[^/]+/`, pathNot: [user, ...used].map((name) => `${folder}${name}/`) },
  }));
  return [
    {
      name: `${application}-feature-unlisted`,
      comment: 'A feature may use another only if featureEdges lists it.',
      from: { path: `${folder}([^/]+)/`, pathNot: [tests, ...edges.map(([user]) => `${folder}${user}/`)] },
      to: { path: `${folder}[^/]+/`, pathNot: `${folder}$1/` },
    },
    {
      name: `${application}-feature-inside`,
      comment: 'A feature uses another only through its index.ts.',
      from: { path: `${folder}([^/]+)/` },
      to: {
        path: `${folder}[^/]+/`,
        pathNot: [`${folder}$1/`, String.raw`${folder}[^/]+/index\.tsx?$`, `${folder}[^/]+/testing/`],
      },
    },
    ...listed,
  ];
}

/** @type {readonly import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  { name: 'no-circles', from: {}, to: { circular: true } },
  {
    name: 'resolvable',
    from: {},
    to: { couldNotResolve: true, pathNot: String.raw`^(\./\+types/|virtual:)` },
  },

  // Packages and applications
  {
    name: 'contract-imports-zod-only',
    from: { path: '^packages/contract/', pathNot: tests },
    to: { pathNot: ['^packages/contract/', `${npm}zod/`] },
  },
  {
    name: 'engine-stands-alone',
    from: { path: '^packages/engine/', pathNot: tests },
    to: { path: '^(apps|packages|tests|bench|scripts)/', pathNot: '^packages/engine/' },
  },
  {
    name: 'engine-tests-stand-alone',
    comment:
      'Engine tests may import the run size and the growth measurement, and nothing else from outside.',
    from: { path: `^packages/engine/.*${tests}` },
    to: {
      path: '^(apps|packages|tests|bench|scripts)/',
      pathNot: ['^packages/engine/', '^tests/(run-size|measure-growth)\\.ts$'],
    },
  },
  {
    name: 'engine-without-node',
    from: { path: '^packages/engine/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'applications-apart',
    comment: 'Web and server share the contract and nothing else.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'product-without-tests-and-tools',
    from: { path: '^(apps|packages)/', pathNot: [tests] },
    to: { path: ['^(tests|bench|scripts)/', tests] },
  },
  {
    name: 'product-without-development-packages',
    from: { path: '^(apps/[^/]+/(src|app)|packages/[^/]+/src)/', pathNot: [tests] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'packages-declared',
    comment: 'An imported package must be in the package.json of its importer.',
    from: { path: '^(apps|packages)/', pathNot: [tests] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },

  // Web: routes → features → ui, lib → contract
  {
    name: 'web-ui-knows-no-product',
    from: { path: '^apps/web/app/ui/' },
    to: { path: '^(apps/web/app|packages)/', pathNot: '^apps/web/app/ui/' },
  },
  {
    name: 'web-lib-below-features',
    from: { path: '^apps/web/app/lib/' },
    to: {
      path: '^(apps/web/app|packages)/',
      pathNot: ['^apps/web/app/lib/', '^packages/contract/', engineTables],
    },
  },
  {
    name: 'web-features-below-routes',
    from: { path: features.web, pathNot: tests },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/(features|ui|lib)/' },
  },
  {
    name: 'web-engine-in-a-worker',
    comment: 'Scoring must not block typing. Types are free.',
    from: { path: '^apps/web/', pathNot: [tests, String.raw`^apps/web/app/features/.*[.-]worker\.ts$`] },
    to: { path: '^packages/engine/', pathNot: engineTables, dependencyTypesNot: ['type-only'] },
  },
  ...featureRules('web'),

  // Server: main → app → features → research, platform → providers
  {
    name: 'server-top',
    comment: 'Only the top-level modules build and start the server.',
    from: {
      path: '^apps/server/src/',
      pathNot: [tests, String.raw`^apps/server/src/(main|server|app)\.ts$`],
    },
    to: { path: String.raw`^apps/server/src/(main|server|app|features/index)\.ts$` },
  },
  {
    name: 'server-below-features',
    comment: 'Modules that features use must not import a feature.',
    from: {
      path: '^apps/server/src/(platform|research|generation|providers|documents|images|language-pack)/',
      pathNot: tests,
    },
    to: { path: features.server },
  },
  {
    name: 'server-providers-and-db-at-the-bottom',
    from: { path: '^apps/server/src/(providers|platform/db)/', pathNot: tests },
    to: { path: '^apps/server/src/(platform/(http|jobs)|research|generation|documents)/' },
  },
  {
    name: 'server-outgoing-stands-alone',
    comment: 'Providers, research, jobs, and features all make outgoing requests through it.',
    from: { path: '^apps/server/src/platform/outgoing/', pathNot: tests },
    to: {
      path: '^(apps|packages)/',
      pathNot: String.raw`^apps/server/src/platform/((outgoing|language|async)/|api-error\.ts$)`,
    },
  },
  {
    name: 'server-foreign-addresses-through-outgoing',
    comment: 'Only this module decides which address to connect to.',
    from: { path: '^apps/server/src/', pathNot: [tests, '^apps/server/src/platform/outgoing/'] },
    to: { path: `${npm}undici/` },
  },
  {
    name: 'server-db-knows-no-provider',
    from: { path: '^apps/server/src/platform/db/', pathNot: tests },
    to: { path: '^apps/server/src/providers/' },
  },
  {
    name: 'server-documents-import-the-contract-only',
    from: { path: '^apps/server/src/documents/', pathNot: tests },
    to: { path: '^(apps|packages)/', pathNot: ['^apps/server/src/documents/', '^packages/contract/'] },
  },
  {
    name: 'server-engine-in-features',
    comment:
      'Features map engine results to contract shapes; evidence is already in engine form; the command line prints.',
    from: {
      path: '^apps/server/src/',
      pathNot: [
        tests,
        features.server,
        '^apps/server/src/(command-line|research/evidence|generation|language-pack)/',
      ],
    },
    to: { path: '^packages/engine/' },
  },
  {
    name: 'score-without-language-pack',
    comment: 'A text has the same score on every installation.',
    from: {
      path: [
        '^apps/server/src/features/content/scoring/',
        '^apps/server/src/features/advanced/content-scoring/score-text',
        '^apps/server/src/features/marketing/pages/blog/score-article',
        '^apps/server/src/command-line/(score-command|print-score)',
      ],
      pathNot: tests,
    },
    to: { path: '^apps/server/src/language-pack/', reachable: true },
  },
  {
    name: 'server-provider-through-its-port',
    comment: 'Only the top-level modules choose a vendor; all others see only the interface.',
    from: {
      path: '^apps/server/src/',
      pathNot: [
        tests,
        '^apps/server/src/providers/',
        String.raw`^apps/server/src/((main|server|app)\.ts$|provider-factories/)`,
      ],
    },
    to: { path: '^apps/server/src/providers/[^/]+/[^/]+/' },
  },
  {
    name: 'server-vendors-apart',
    from: { path: '^apps/server/src/providers/([^/]+)/([^/]+)/', pathNot: tests },
    to: { path: '^apps/server/src/providers/[^/]+/[^/]+/', pathNot: '^apps/server/src/providers/$1/$2/' },
  },
  {
    name: 'server-vendor-packages-in-their-provider',
    from: { path: '^apps/server/src/', pathNot: [tests, '^apps/server/src/providers/[^/]+/[^/]+/'] },
    to: { path: `${npm}(better-auth|@better-auth|@node-rs/argon2|nodemailer|ai|@ai-sdk|@clerk)/` },
  },
  {
    name: 'server-sql-in-repositories',
    comment: 'SQL is only in repository.ts, jobs/, and db/.',
    from: { path: '^apps/server/src/', pathNot: [tests, ...sql] },
    to: { path: `${npm}(drizzle-orm|pg)/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-tables-in-repositories',
    comment: 'Passing the tables to a vendor that writes its own SQL does not count as SQL.',
    from: { path: '^apps/server/src/', pathNot: [tests, ...sql, '^apps/server/src/providers/'] },
    to: { path: '^apps/server/src/platform/db/schema/', dependencyTypesNot: ['type-only'] },
  },
  ...featureRules('server'),
];

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const cruiseOptions = {
  ruleSet: { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })) },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['^apps/server/build/', '^apps/web/(build|\\.react-router)/', '/fixtures/'] },
  combinedDependencies: true,
  // Without it, `import type` would not count, and neither would circular type imports.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
  },
};
