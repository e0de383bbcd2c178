import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from '@pagewright/contract/auth';
import { getSession, type SessionState } from './session-state.ts';
import { currentSessionState, startSession, subscribeSession } from './session-store.ts';

const LOADING: SessionState = { status: 'loading' };
const SessionContext = createContext<SessionState>(LOADING);

/** Tracks the session and provides it to the screens. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const state = useSyncExternalStore(subscribeSession, currentSessionState, () => LOADING);
  useEffect(startSession, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The current session state. */
export function useSessionState(): SessionState {
  return useContext(SessionContext);
}

/**
 * The signed-in user's session, inside the guard.
 * @throws Error outside of it
 */
export function useSession(): Session {
  const session = getSession(useSessionState());
  if (!session) throw new Error('useSession is used outside the guard.');
  return session;
}
