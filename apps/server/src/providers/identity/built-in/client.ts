import { AsyncLocalStorage } from 'node:async_hooks';
import { TOKEN_SECONDS_MAX } from '@pagewright/contract/auth';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt, organization } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { defaultStatements } from 'better-auth/plugins/organization/access';
import type { Log } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import * as schema from '../../../platform/db/schema/index.ts';
import { withHashedSessionTokens } from './hashed-session-tokens.ts';
import { sessionsOfOthers } from './single-sign-on/begin-session.ts';
import { createKeyReader } from './own-keys.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { ensureWorkspace } from './personal-workspace.ts';
import { TOKEN_ALGORITHM } from './verify-token.ts';

const DAY = 86_400;

/** Settings of the identity library's client. */
export interface ClientSettings {
  readonly db: Database;
  readonly log: Log;
  readonly secret: string;
  readonly hasSecureCookies: boolean;
  readonly issuer: string;
  readonly audience: string;
}

/**
 * better-auth on our tables. It is only called as a library: none of its routes, origin checks, or rate limits is used;
 * we have our own.
 */
export function createClient(settings: ClientSettings) {
  const { db, log, secret } = settings;
  const { database, current } = followTransactions(db);
  return betterAuth({
    secret,
    // Used only in the library's own URLs, which are never shown or called.
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ event: 'identity_error', part: 'identity' }, message),
    },
    database: withHashedSessionTokens(
      drizzleAdapter(database, { provider: 'pg', schema, transaction: true }),
    ),
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'pagewright',
      useSecureCookies: settings.hasSecureCookies,
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    databaseHooks: {
      session: {
        create: {
          // In the sign-up transaction: user, workspace, membership, and session are created together or not at all.
          before: async ({ userId }) => ({
            data: { activeOrganizationId: await ensureWorkspace(current(), userId, null) },
          }),
        },
      },
    },
    plugins: [
      sessionsOfOthers,
      organization({ ...workspaceRoles(), schema: { organization: { modelName: 'workspace' } } }),
      jwt({
        adapter: { getJwks: createKeyReader(db, secret) },
        jwks: { keyPairConfig: { alg: TOKEN_ALGORITHM, crv: 'Ed25519' }, rotationInterval: 90 * DAY },
        disableSettingJwtHeader: true,
        jwt: {
          issuer: settings.issuer,
          audience: settings.audience,
          expirationTime: `${TOKEN_SECONDS_MAX}s`,
        },
      }),
    ],
  });
}

export type Client = ReturnType<typeof createClient>;

function workspaceRoles() {
  const ac = createAccessControl(defaultStatements);
  const admin = ac.newRole({
    organization: ['update', 'delete'],
    member: ['create', 'update', 'delete'],
    invitation: ['create', 'cancel'],
  });
  const noRights = ac.newRole({ organization: [], member: [], invitation: [] });
  return { ac, roles: { admin, basic_member: noRights, client: noRights }, creatorRole: 'admin' as const };
}

/** A database for the library, and the library's transaction around the running code. */
function followTransactions(db: Database): { database: Database; current: () => Database } {
  const running = new AsyncLocalStorage<Database>();
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction((opened) => running.run(opened as unknown as Database, () => work(opened)), config);
  return {
    database: Object.create(db, { transaction: { value: transaction } }) as Database,
    current: () => running.getStore() ?? db,
  };
}
