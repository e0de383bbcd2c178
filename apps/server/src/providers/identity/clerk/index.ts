import type pg from 'pg';
import { waitFirst } from '../../../platform/async/waiting-first.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Log } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import type { ClerkSettings } from '../../../platform/config/identity-settings.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import type { Mail } from '../../mail/port.ts';
import { createKeySet } from '../key-set.ts';
import type { IdentityProvider } from '../port.ts';
import { openStandingSessions } from '../standing-sessions.ts';
import { createTokenCache } from '../token-cache.ts';
import { markEntered, setActiveWorkspace, setSiteLanguage } from '../workspaces-repository.ts';
import { addEventRoute } from './add-event-route.ts';
import { createAdmission } from './admit.ts';
import { clerkCalls } from './calls.ts';
import { createClerkClient } from './client.ts';
import { sessionMissing } from './client-error.ts';
import { createDirectory } from './create-directory.ts';
import { createSecurity } from './create-security.ts';
import { mirrorMember, mirrorWorkspace } from './mirror.ts';
import { getWorkspace } from './mirror-repository.ts';
import { toClerkRole } from './names.ts';
import { clerkPage } from './page.ts';
import { readCookies } from './read-cookies.ts';
import { TOKEN_ALGORITHM, verifyToken } from './verify-token.ts';

const MINUTE_MS = 60_000;
const TOKEN_LENGTH_MAX = 8_000;
/** Minimum interval between reloads caused by unknown keys. */
const KEYS_EVERY_MS = 1_000;
const KEYS_STALE_MS = 60 * MINUTE_MS;

/** Identity at Clerk: its tokens, and a mirror of its users in our tables. */
export async function createClerkIdentity(options: {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly config: Config;
  readonly clerk: ClerkSettings;
  readonly log: Log;
  readonly publicUrl: () => string;
  readonly queueMail: (mail: Mail) => Promise<void>;
}): Promise<IdentityProvider> {
  const { pool, db, config, clerk, log, publicUrl, queueMail } = options;
  const client = createClerkClient(clerk, log);
  const calls = clerkCalls(client);
  const callsFirst = clerkCalls((request) =>
    waitFirst({ work: client, args: [request], run: () => client(request) }),
  );
  const keys = createKeySet({
    load: async () =>
      (await calls.keys()).keys.flatMap((key) =>
        key.kty === 'RSA' ? [{ id: key.kid, publicKey: JSON.stringify(key) }] : [],
      ),
    algorithm: TOKEN_ALGORITHM,
    log,
    reloadEveryMs: KEYS_EVERY_MS,
    staleAfterMs: KEYS_STALE_MS,
  });
  const admit = createAdmission({ db, calls, log, publicUrl, queueMail });
  const rules = {
    findKey: keys.find,
    issuer: clerk.issuer,
    parties: () => clerk.authorizedParties ?? [new URL(publicUrl()).origin],
  };
  const tokens = createTokenCache(TOKEN_LENGTH_MAX, async (text) => {
    const token = await verifyToken(text, rules);
    return token !== null && (await admit(token)) ? token : null;
  });
  const standing = await openStandingSessions({
    pool,
    db,
    log,
    operatorEmails: config.operatorEmails,
    onKeyChange: () => tokens.clear(),
  });
  const catchUp = (): Promise<void> => standing.catchUp();

  return {
    name: 'clerk',
    page: clerkPage(clerk),
    mount(app) {
      if (clerk.webhookSecret !== null) addEventRoute(app, { db, calls, log, catchUp }, clerk.webhookSecret);
    },
    security: createSecurity({
      db,
      calls,
      attempts: config.limits.signInFailuresPer15Minutes,
      catchUp,
    }),
    singleSignOn: null,
    directory: createDirectory(callsFirst, publicUrl),
    async verify(text, call) {
      const checked = tokens.peek(text) ?? (await tokens.check(text));
      return checked && standing.verify(checked, call);
    },
    async hasSession(cookie) {
      const { tokens: given, isSignedOut } = readCookies(cookie ?? '');
      for (const text of given) if ((await verifyToken(text, rules)) !== null) return true;
      // A token is valid for a minute: the service's own script recognizes users after longer absences.
      return isSignedOut ? false : null;
    },
    async describe({ actor }) {
      const described = await standing.describe(actor);
      if (!described) throw sessionMissing();
      return described;
    },
    async createWorkspace(transaction, { name, adminId }) {
      const made = await callsFirst.createOrganization({ name, created_by: adminId });
      await mirrorWorkspace(transaction, made);
      await setSiteLanguage(transaction, made.id, currentLanguage());
      await mirrorMember(transaction, {
        workspaceId: made.id,
        userId: adminId,
        role: toClerkRole('admin'),
        version: made.updated_at,
      });
      return getWorkspace(transaction, made.id);
    },
    async enterWorkspace(transaction, { sessionId, userId }, workspaceId) {
      await setActiveWorkspace(transaction, sessionId, workspaceId);
      await markEntered(transaction, userId, workspaceId);
    },
    catchUp,
    close: () => standing.close(),
  };
}
