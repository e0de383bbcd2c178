import type { Session } from '@pagewright/contract/auth';

/**
 * What the application knows of who is using it. `degraded`: the server cannot be reached, the session is the last one
 * known; or calls still work, and the hosted identity service answers in part only (`isServed`). `error`: the server or
 * the service cannot be reached and no session is known. `isIdle`: it ended because nothing was done in it.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly session: Session | null; readonly isIdle?: boolean }
  /** The session ended while it was in use; what stands on the screen stays, so that nothing typed is lost. */
  | { readonly status: 'ended'; readonly session: Session; readonly isIdle: boolean }
  /** The user is no member of the workspace any more; what stands on the screen stays. */
  | { readonly status: 'removed'; readonly session: Session }
  | { readonly status: 'degraded'; readonly session: Session; readonly isServed?: boolean }
  | { readonly status: 'error' };

/** The session of a state; null where there is none to show. */
export function sessionOf(state: SessionState): Session | null {
  return 'session' in state ? state.session : null;
}
