import type { StandingSession } from './sessions-repository.ts';

/** A changed object, as named by the database's triggers. */
export interface SessionChange {
  readonly kind: string;
  readonly id: string;
}

/** Looks up an active session within a workspace. */
export type SessionLookup = (sessionId: string, workspaceId: string) => Promise<StandingSession | null>;

/** Active sessions, cached until the database reports a change. */
export interface SessionCache {
  /** The session if it is cached and the cache is trusted. */
  peek(sessionId: string, workspaceId: string): StandingSession | undefined;
  /** The cached or loaded session; null if it is not active. */
  find(sessionId: string, workspaceId: string): Promise<StandingSession | null>;
  /** Records that a cached session is used. */
  markSeen(sessionId: string, workspaceId: string, at: Date): void;
  forget(change: SessionChange): void;
  clear(): void;
}

const ENTRIES_MAX = 20_000;
const MINUTE_MS = 60_000;

/** A cache in front of a lookup; it is neither filled nor used while `isTrusted` returns false. */
export function createSessionCache(lookUp: SessionLookup, isTrusted: () => boolean): SessionCache {
  const entries = new Map<string, StandingSession>();
  // Counts invalidations, so that a lookup in progress during one is not cached.
  let changes = 0;
  const keyOf = (sessionId: string, workspaceId: string): string => `${sessionId} ${workspaceId}`;
  const peek = (sessionId: string, workspaceId: string): StandingSession | undefined => {
    if (!isTrusted()) return undefined;
    const cached = entries.get(keyOf(sessionId, workspaceId));
    return cached && endOf(cached) > Date.now() ? cached : undefined;
  };
  return {
    peek,
    async find(sessionId, workspaceId) {
      const cached = peek(sessionId, workspaceId);
      if (cached) return cached;
      const before = changes;
      const found = await lookUp(sessionId, workspaceId);
      if (found && before === changes && isTrusted()) {
        if (entries.size >= ENTRIES_MAX) dropOldest(entries);
        entries.set(keyOf(sessionId, workspaceId), found);
      }
      return found;
    },
    markSeen(sessionId, workspaceId, at) {
      const key = keyOf(sessionId, workspaceId);
      const cached = entries.get(key);
      if (cached) entries.set(key, { ...cached, lastSeenAt: at });
    },
    forget({ kind, id }) {
      changes += 1;
      for (const [key, entry] of entries) {
        const isMeant =
          (kind === 'session' && entry.sessionId === id) ||
          (kind === 'user' && entry.userId === id) ||
          (kind === 'workspace' && entry.workspaceId === id);
        if (isMeant) entries.delete(key);
      }
    },
    clear() {
      changes += 1;
      entries.clear();
    },
  };
}

/** When a session expires if it is not used, in milliseconds since 1970. */
function endOf({ expiresAt, lastSeenAt, timeoutMinutes }: StandingSession): number {
  return Math.min(expiresAt.getTime(), lastSeenAt.getTime() + timeoutMinutes * MINUTE_MS);
}

/** Drops the entry that was added first. */
export function dropOldest(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}
