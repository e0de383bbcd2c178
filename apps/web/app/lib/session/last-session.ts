import type { Session } from '@pagewright/contract/auth';
import { property } from '@pagewright/contract/errors';

const KEY = 'pagewright.session';

/** This browser's last session, without any token: enough to show who is signed in while the server is unreachable. */
export function lastSession(): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores the session for when the server cannot be reached; null deletes it. */
export function storeLastSession(session: Session | null): void {
  try {
    if (session === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...session, sessionClaims: {} }));
  } catch {
    // Storage can be off or full; then there is no fallback, and everything else works.
  }
}

function isSession(value: unknown): value is Session {
  return ['userId', 'fullName', 'organizationId', 'email'].every(
    (key) => typeof property(value, key) === 'string',
  );
}
