import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/client.ts';
import type { AccountSecurity } from './account-security.ts';
import type { Directory } from './directory.ts';
import type { SingleSignOn } from './single-sign-on.ts';

/** Content of a verified token, with its raw claims. */
export interface VerifiedSession {
  readonly actor: Actor;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** What the web application's HTML needs for an identity service whose scripts run in it. */
export interface IdentityPage {
  /** Passed to the application unchanged. */
  readonly about: {
    readonly name: string;
    readonly publishableKey: string;
    readonly scriptUrl: string;
    readonly uiScriptUrl: string;
  };
  /** Sources that the content security policy allows in addition to the server itself. */
  readonly sources: Readonly<Record<'scripts' | 'connections' | 'frames' | 'workers', readonly string[]>>;
}

/** Who people are. Features use this port and know nothing about the vendor behind it. */
export interface IdentityProvider {
  readonly name: string;
  /** Null if people sign in with this application's own forms. */
  readonly page: IdentityPage | null;
  /** Adds the provider's own routes (sign-in, sign-out, token) under the base path. */
  mount(app: FastifyInstance): void;
  /**
   * Checks a bearer token offline, then that its session and membership are active; null if any check fails. The call
   * counts as use of the session unless `isUnattended`: a browser makes such calls on its own, without the user.
   */
  verify(token: string, call: { readonly isUnattended: boolean }): Promise<VerifiedSession | null>;
  /** Whether a page request has the cookie of an active session; null if only the browser can tell. */
  hasSession(cookie: string | undefined): Promise<boolean | null>;
  /**
   * Workspace name and other session data for the screens.
   * @throws ApiError 401 if the session ended meanwhile.
   */
  describe(session: VerifiedSession): Promise<{
    readonly workspaceName: string;
    /** Minutes since the first and the second factor; -1 if none is enrolled. */
    readonly factorAges: readonly [number, number];
    /** Idle timeout in minutes. */
    readonly idleMinutes: number;
  }>;
  /** Security of the user's own account. */
  readonly security: AccountSecurity;
  /** Null if another service signs people in. */
  readonly singleSignOn: SingleSignOn | null;
  /** Null if our own tables are the only directory. */
  readonly directory: Directory | null;
  /** Creates a workspace with the user as admin, in the caller's transaction. */
  createWorkspace(
    db: Database,
    workspace: { readonly name: string; readonly adminId: string },
  ): Promise<{ readonly id: string; readonly slug: string }>;
  /** Moves a session to another of its user's workspaces from its next token on, in the caller's transaction. */
  enterWorkspace(
    db: Database,
    session: Pick<Actor, 'sessionId' | 'userId'>,
    workspaceId: string,
  ): Promise<void>;
  /** Waits until this server knows of every session and membership that has already ended. */
  catchUp(): Promise<void>;
  /** Releases timers and connections. */
  close(): Promise<void>;
}
