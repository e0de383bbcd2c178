import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublishingTargets } from '../../apps/server/src/provider-factories/publishing-targets.ts';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import type { Services } from '../../apps/server/src/platform/context.ts';
import { openDatabase, openPool } from '../../apps/server/src/platform/db/client.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createReadiness } from '../../apps/server/src/platform/observability/readiness.ts';
import { createOutgoing } from '../../apps/server/src/platform/outgoing/index.ts';
import { microsoftBingWebmaster } from '../../apps/server/src/providers/bing-webmaster/microsoft/client.ts';
import { dataFolderStore } from '../../apps/server/src/providers/files/data-folder/client.ts';
import { googleAnalytics } from '../../apps/server/src/providers/google-analytics/google/client.ts';
import { googlePageSpeed } from '../../apps/server/src/providers/page-speed/google/client.ts';
import { googleSearchConsole } from '../../apps/server/src/providers/search-console/google/client.ts';
import { googleSignIn } from '../../apps/server/src/providers/search-console/google/sign-in.ts';
import { createCrawler } from '../../apps/server/src/research/crawler.ts';
import { createSecrets } from '../../apps/server/src/platform/secrets/index.ts';

const nobody = (): never => {
  throw new Error('no identity provider in this test');
};

/** The services of a server without users, for tests of background work. */
export function createServices(settings: Record<string, string> = {}): Services {
  const config = loadConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://site.example', ...settings });
  const outgoing = createOutgoing(config.outgoing);
  const publicUrl = () => 'https://site.example';
  return {
    config,
    log: createLog(config),
    metrics: null,
    readiness: createReadiness(),
    hasRoom: () => true,
    installation: { connection: {}, filesDir: tmpdir(), bucket: null },
    archives: null,
    identity: {
      name: 'none',
      mount: nobody,
      verify: nobody,
      page: null,
      directory: null,
      singleSignOn: null,
      hasSession: nobody,
      describe: nobody,
      security: {
        address: null,
        read: nobody,
        listSessions: nobody,
        listSignIns: nobody,
        endSession: nobody,
        endOtherSessions: nobody,
        endAllSessions: nobody,
        changePassword: nobody,
        prove: nobody,
        requireProof: nobody,
        beginTwoFactor: nobody,
        confirmTwoFactor: nobody,
        renewRecoveryCodes: nobody,
        removeTwoFactor: nobody,
        resealSecrets: nobody,
      },
      createWorkspace: nobody,
      enterWorkspace: nobody,
      catchUp: nobody,
      close: nobody,
    },
    passwords: { hash: nobody, verify: nobody },
    apiTokens: { find: nobody, countCall: nobody },
    siteChanges: {
      wrote: () => undefined,
      now: () => Promise.resolve(0),
      isUnchanged: () => false,
      isListening: () => true,
      subscribe: () => () => undefined,
    },
    files: dataFolderStore(join(tmpdir(), 'pagewright-test-files')),
    secrets: createSecrets(['a-key-that-only-tests-seal-anything-with']),
    mail: null,
    payment: null,
    publishingTarget: createPublishingTargets(outgoing),
    searchConsole: (access) => googleSearchConsole(outgoing, config.google, access),
    searchSignIn: googleSignIn(outgoing, config.google),
    bingWebmaster: (key) => microsoftBingWebmaster(outgoing, config.bingWebmasterUrl, key),
    googleAnalytics: (key) => googleAnalytics(outgoing, config.google, key),
    pageSpeed: (key) => googlePageSpeed(outgoing, config.google, key),
    outgoing,
    // A pool connects on its first query, which never comes here.
    crawler: createCrawler({
      db: openDatabase(openPool({}, 1)),
      outgoing,
      publicUrl,
      version: config.version,
      ...config.crawler,
    }),
    vendors: {
      models: async () => ({ offered: [], choice: null }),
      sources: async () => [],
      asksOwnFirst: async () => false,
      ofKey: () => null,
      isAllowed: () => false,
      outcomes: () => [],
    },
    visits: { record: nobody },
    agentViews: { record: nobody },
    news: { subscribe: nobody },
    runs: {
      define: () => undefined,
      wake: nobody,
      holdRequest: nobody,
      changed: nobody,
      hear: nobody,
      abort: nobody,
      start: nobody,
      isOpen: () => false,
    },
    publicUrl,
  };
}
