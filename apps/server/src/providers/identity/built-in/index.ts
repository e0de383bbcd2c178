import { AsyncLocalStorage } from 'node:async_hooks';
import { normaliseEmail } from '@pagewright/contract/auth';
import type pg from 'pg';
import type { Config } from '../../../config.ts';
import type { Actor } from '../../../actor.ts';
import type { Log } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { installationValue } from '../../../db/installation-value.ts';
import { listen } from '../../../db/listen.ts';
import type { Secrets } from '../../../secrets/index.ts';
import type { Mail } from '../../mail/port.ts';
import type { IdentityProvider } from '../port.ts';
import { clearAttempts, signInLimit } from './attempts.ts';
import { createClient, type ResetLink } from './client.ts';
import { createAccountSecurity } from './create-account-security.ts';
import { markSeen } from './idle-repository.ts';
import { createKeySet } from './key-set.ts';
import { resetMail } from './reset-mail.ts';
import { makeWorkspace } from './personal-workspace.ts';
import {
  markEntered,
  prepareSessionLookup,
  setActiveWorkspace,
  signingKeys,
  type StandingSession,
} from './repository.ts';
import { addRoutes, type RouteParts } from './routes.ts';
import { createSecondFactor } from './second-factor.ts';
import { endedAfter } from './security-repository.ts';
import { createSessionCache } from './session-cache.ts';
import { createVendorCall, sessionMissing } from './vendor-error.ts';
import { createTokenChecker } from './verify-token.ts';

const AUDIENCE = 'pagewright-api';
const MINUTE_MS = 60_000;
/** How often it is noted at most that a session is used. */
const SEEN_EVERY_MS = MINUTE_MS;

/** Identity in our own database: e-mail and password, sessions, workspaces. */
export async function createBuiltInIdentity(options: {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly config: Config;
  readonly log: Log;
  readonly publicUrl: () => string;
  readonly secrets: Secrets;
  readonly queueMail: (mail: Mail) => Promise<void>;
}): Promise<IdentityProvider> {
  const { pool, db, config, log, publicUrl, secrets } = options;
  const secret = config.secretKey ?? (await installationValue(db, 'secret_key'));
  const issuer = `pagewright:${await installationValue(db, 'issuer')}`;

  const keys = createKeySet(() => signingKeys(db), log);
  const tokens = createTokenChecker({ findKey: keys.find, issuer, audience: AUDIENCE });
  const sessions = createSessionCache(prepareSessionLookup(db), () => listener.isListening());
  const forgetAll = (): void => {
    sessions.clear();
    tokens.clear();
    keys.forget();
  };
  const listener = await listen({
    pool,
    channel: 'session_change',
    onNotification: (payload) => {
      const [kind = '', id = ''] = payload.split(':', 2);
      if (kind === 'key') forgetAll();
      else sessions.forget({ kind, id });
    },
    onGap: forgetAll,
    onError: (error) => log.warn({ err: error }, 'not listening; sessions are checked in the database'),
  });

  const requests = new AsyncLocalStorage<{ link: ResetLink | null }>();
  const client = createClient({
    db,
    log,
    secret,
    issuer,
    audience: AUDIENCE,
    hasSecureCookies: config.secureCookies,
    keepResetLink: (link) => {
      const request = requests.getStore();
      if (request) request.link = link;
    },
    onPasswordReset: (email) =>
      clearAttempts(db, signInLimit(email, config.limits.signInFailuresPer15Minutes)),
  });

  const operatorEmails = new Set(config.operatorEmails.map(normaliseEmail));
  const actorOf = (standing: StandingSession): Actor => ({
    userId: standing.userId,
    sessionId: standing.sessionId,
    workspaceId: standing.workspaceId,
    workspaceSlug: standing.workspaceSlug,
    role: standing.role === 'admin' ? 'admin' : 'basic_member',
    name: standing.name,
    email: standing.email,
    isOperator: operatorEmails.size > 0 ? operatorEmails.has(standing.email) : standing.isFirstUser,
  });

  const vendorCall = createVendorCall(db);
  const catchUp = (): Promise<void> => listener.catchUp();
  const secondFactor = createSecondFactor({ db, log, secrets, now: Date.now });
  const security = createAccountSecurity({
    db,
    client,
    vendorCall,
    secondFactor,
    signInFailures: config.limits.signInFailuresPer15Minutes,
    catchUp,
  });
  const noteUse = async ({ sessionId, workspaceId, lastSeenAt }: StandingSession): Promise<void> => {
    if (Date.now() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
    await markSeen(db, sessionId);
    sessions.markSeen(sessionId, workspaceId, new Date());
  };

  const parts: RouteParts = {
    client,
    vendorCall,
    security,
    secondFactor,
    queueMail: options.queueMail,
    db,
    limits: config.limits,
    publicUrl,
    catchUp,
    async sendResetLink(email) {
      // The vendor would swallow a mail that cannot be queued, so it only makes the link.
      const request: { link: ResetLink | null } = { link: null };
      await requests.run(request, () => client.api.requestPasswordReset({ body: { email } }));
      if (request.link) await options.queueMail(resetMail(request.link, publicUrl()));
    },
  };

  return {
    name: 'built-in',
    page: null,
    mount: (app) => addRoutes(app, parts),
    security,
    async verify(token, { isUnattended }) {
      const checked = tokens.peek(token) ?? (await tokens.check(token));
      if (!checked) return null;
      const { sessionId, workspaceId, userId, claims } = checked;
      const standing = sessions.peek(sessionId, workspaceId) ?? (await sessions.find(sessionId, workspaceId));
      if (standing?.userId !== userId) return null;
      if (!isUnattended) await noteUse(standing);
      return { actor: actorOf(standing), claims };
    },
    async hasSession(cookie) {
      if (cookie === undefined) return false;
      const headers = new Headers({ cookie });
      const found = await client.api.getSession({ headers, query: { disableRefresh: true } });
      return found !== null && (await endedAfter(db, found.session.id)) === null;
    },
    async describe({ actor }) {
      const standing = await sessions.find(actor.sessionId, actor.workspaceId);
      if (!standing) throw sessionMissing();
      const { workspaceName, timeoutMinutes, firstFactorAt, secondFactorAt } = standing;
      const second = secondFactorAt === null ? -1 : minutesSince(secondFactorAt);
      return {
        workspaceName,
        factorAges: [minutesSince(firstFactorAt), second],
        idleMinutes: timeoutMinutes,
      };
    },
    createWorkspace: (transaction, workspace) => makeWorkspace(transaction, workspace),
    async enterWorkspace(transaction, { sessionId, userId }, workspaceId) {
      await setActiveWorkspace(transaction, sessionId, workspaceId);
      await markEntered(transaction, userId, workspaceId);
    },
    catchUp,
    close: () => listener.close(),
  };
}

function minutesSince(moment: Date): number {
  return Math.max(0, Math.floor((Date.now() - moment.getTime()) / MINUTE_MS));
}
