import type { Session } from '@pagewright/contract/auth';

/**
 * Who is using the application. `degraded`: the server is unreachable and the session is the last known one; or calls
 * work but the hosted identity service is only partially available (`isServed`). `error`: the server or service is
 * unreachable and no session is known. `isIdle`: the session timed out.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly session: Session | null; readonly isIdle?: boolean }
  /** The session ended while in use; the screen stays, so that nothing typed is lost. */
  | { readonly status: 'ended'; readonly session: Session; readonly isIdle: boolean }
  /** The user is no longer a member of the workspace; the screen stays. */
  | { readonly status: 'removed'; readonly session: Session }
  | { readonly status: 'degraded'; readonly session: Session; readonly isServed?: boolean }
  | { readonly status: 'error' };

/** The session of a state; null if there is none to show. */
export function getSession(state: SessionState): Session | null {
  return 'session' in state ? state.session : null;
}
