import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/client.ts';
import type { AccountSecurity } from './account-security.ts';
import type { Directory } from './directory.ts';
import type { SingleSignOn } from './single-sign-on.ts';

/** What a verified token says, with the claims as they stand in it. */
export interface VerifiedSession {
  readonly actor: Actor;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** What the web application's document has to know of an identity service whose scripts run in it. */
export interface IdentityPage {
  /** Told to the application as it stands. */
  readonly about: {
    readonly name: string;
    readonly publishableKey: string;
    readonly scriptUrl: string;
    readonly uiScriptUrl: string;
  };
  /** What the content security policy allows beside the server itself. */
  readonly sources: Readonly<Record<'scripts' | 'connections' | 'frames' | 'workers', readonly string[]>>;
}

/**
 * Who people are. Features know this port and nothing of the vendor behind it.
 */
export interface IdentityProvider {
  readonly name: string;
  /** Null where people sign in by this application's own forms. */
  readonly page: IdentityPage | null;
  /** Adds the provider's own routes (sign-in, sign-out, token) under the base path. */
  mount(app: FastifyInstance): void;
  /**
   * Checks a bearer token offline, then that its session and membership still stand.
   * Null for anything that is not a valid token of a living session. Whoever calls uses the session, unless `isUnattended`:
   * a browser does so by itself, and nobody is there.
   */
  verify(token: string, call: { readonly isUnattended: boolean }): Promise<VerifiedSession | null>;
  /** Whether a page's request comes with the cookie of a living session; null where only the browser can tell. */
  hasSession(cookie: string | undefined): Promise<boolean | null>;
  /**
   * Workspace name and further session data for the screens.
   * @throws ApiError 401 where the session ended meanwhile.
   */
  describe(session: VerifiedSession): Promise<{
    readonly workspaceName: string;
    /** Minutes since the first and the second factor; -1 where none is enrolled. */
    readonly factorAges: readonly [number, number];
    /** Minutes without use after which the session ends. */
    readonly idleMinutes: number;
  }>;
  /** What people do about the safety of their own account. */
  readonly security: AccountSecurity;
  /** Null where another service signs people in. */
  readonly singleSignOn: SingleSignOn | null;
  /** Null where our own tables are all there is. */
  readonly directory: Directory | null;
  /** Makes a workspace whose admin is the user, in the caller's transaction. */
  createWorkspace(
    db: Database,
    workspace: { readonly name: string; readonly adminId: string },
  ): Promise<{ readonly id: string; readonly slug: string }>;
  /** Has a session go on in a workspace of its user from its next token on, in the caller's transaction. */
  enterWorkspace(
    db: Database,
    session: Pick<Actor, 'sessionId' | 'userId'>,
    workspaceId: string,
  ): Promise<void>;
  /** Waits until this server knows of every session and membership that ended before. */
  catchUp(): Promise<void>;
  /** Releases timers and connections. */
  close(): Promise<void>;
}
