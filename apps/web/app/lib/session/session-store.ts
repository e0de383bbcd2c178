import { readSession, type Session } from '@pagewright/contract/auth';
import {
  getAccessToken,
  clearTokens,
  resetWorkspace,
  NOT_A_MEMBER,
  setTokenSource,
} from '../api/access-token.ts';
import { callApi, setSessionWatcher } from '../api/call-api.ts';
import { deleteJournals } from '../journal/delete-journals.ts';
import { hasUnsavedWork } from '../unsaved-work/unsaved-work.ts';
import { hostedIdentity, isHosted } from './hosted-identity.ts';
import { storeLastSession, lastSession } from './last-session.ts';
import { getSession, type SessionState } from './session-state.ts';

const LOAD_TIMEOUT_MS = 15_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;
const CHANNEL = 'pagewright.session';

type Listener = () => void;

let state: SessionState = { status: 'loading' };
let retryMs = FIRST_RETRY_MS;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null = null;
const listeners = new Set<Listener>();

/** Calls the listener on every session change. Returns the unsubscribe function. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current session state. */
export function currentSessionState(): SessionState {
  return state;
}

/**
 * Starts tracking the session: loads it and listens for sign-in and sign-out in other tabs. Returns the stop function.
 */
export function startSession(): () => void {
  setSessionWatcher({ onEnded: endSession, onUnreachable: degrade, onRemoved: leaveWorkspace });
  if (isHosted()) {
    setTokenSource(async (request) => {
      const identity = await hostedIdentity();
      identity.watch({ onChanged: () => void sessionChanged(), onEnded: () => endSession(false) });
      return identity.token(request);
    });
  }
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', reload);
  globalThis.addEventListener('online', reloadIfAway);
  void loadSession();
  return () => {
    channel?.close();
    channel = null;
    clearTimeout(retryTimer);
    globalThis.removeEventListener('online', reloadIfAway);
  };
}

/** Asks the server who is signed in. Never throws: the outcome is the state. */
export async function loadSession(): Promise<void> {
  clearTimeout(retryTimer);
  const { token, failure, isIdle, isPartial } = await getAccessToken();
  if (failure) return failure.code === NOT_A_MEMBER ? leaveWorkspace() : degrade();
  if (token === null) {
    // Signed out in another tab: unsaved text stays on the screen.
    const staysHere = getSession(state) !== null && (isIdle || hasUnsavedWork());
    return staysHere ? endSession(isIdle) : signedOut(isIdle);
  }
  const { data, error } = await callApi(readSession, {}, { timeoutMs: LOAD_TIMEOUT_MS });
  if (error) return error.status === 401 ? signedOut() : degrade();
  storeLastSession(data);
  void deleteJournals(data.userId);
  if (isPartial) return degrade(data);
  retryMs = FIRST_RETRY_MS;
  setState({ status: 'ready', session: data });
}

/** Applies a session that has just begun or ended, here and in other tabs. */
export async function sessionChanged(): Promise<void> {
  await applySessionChange();
  channel?.postMessage(state.status);
}

/** The new user may not be a member of this window's workspace. */
async function applySessionChange(): Promise<void> {
  clearTokens();
  const { failure } = await getAccessToken();
  if (failure?.code === NOT_A_MEMBER) resetWorkspace();
  await loadSession();
}

function signedOut(isIdle = false): void {
  retryMs = FIRST_RETRY_MS;
  storeLastSession(null);
  setState({ status: 'ready', session: null, isIdle });
}

function endSession(isIdle: boolean): void {
  const session = getSession(state);
  // Every call of the screen reports the same.
  if (state.status === 'ended' || (state.status === 'ready' && session === null)) return;
  storeLastSession(null);
  setState(session ? { status: 'ended', session, isIdle } : { status: 'ready', session: null, isIdle });
}

function leaveWorkspace(): void {
  const session = getSession(state);
  storeLastSession(null);
  if (session) setState({ status: 'removed', session });
  else {
    resetWorkspace();
    void loadSession();
  }
}

/** @param served the session, if calls still work */
function degrade(served?: Session): void {
  const session = served ?? getSession(state) ?? lastSession();
  setState(session ? { status: 'degraded', session, isServed: served !== undefined } : { status: 'error' });
  clearTimeout(retryTimer);
  retryTimer = setTimeout(() => void loadSession(), retryMs);
  retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
}

function reload(): void {
  void applySessionChange();
}

function reloadIfAway(): void {
  if (state.status === 'degraded' || state.status === 'error') void loadSession();
}

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
