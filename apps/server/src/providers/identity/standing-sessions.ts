import { normalizeEmail, toWorkspaceRole } from '@pagewright/contract/auth';
import type pg from 'pg';
import type { Actor } from '../../platform/access/actor.ts';
import type { Log } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { listen } from '../../platform/db/listen.ts';
import { markSeen } from './idle-repository.ts';
import type { IdentityProvider, VerifiedSession } from './port.ts';
import { createSessionCache } from './session-cache.ts';
import { prepareSessionLookup, type StandingSession } from './sessions-repository.ts';
import type { CheckedToken } from './token-cache.ts';

const MINUTE_MS = 60_000;
/** Minimum interval between records of a session's use. */
const SEEN_EVERY_MS = MINUTE_MS;

/** Active sessions, cached and kept current by database notifications. */
export interface StandingSessions {
  /** The caller with a valid token; null if its session or membership has ended. */
  verify(token: CheckedToken, call: { readonly isUnattended: boolean }): Promise<VerifiedSession | null>;
  /** As in the port; null if the session ended meanwhile. */
  describe(
    actor: Pick<Actor, 'sessionId' | 'workspaceId'>,
  ): Promise<Awaited<ReturnType<IdentityProvider['describe']>> | null>;
  /** Waits until this server knows of every session and membership that has already ended. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a server's sessions; `onKeyChange` is called when tokens checked before may no longer be valid. */
export async function openStandingSessions(options: {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly log: Log;
  /** Email addresses of the operators; empty: the first user. */
  readonly operatorEmails: readonly string[];
  readonly onKeyChange: () => void;
}): Promise<StandingSessions> {
  const { pool, db, log, onKeyChange } = options;
  const cache = createSessionCache(prepareSessionLookup(db), () => listener.isListening());
  const forgetAll = (): void => {
    cache.clear();
    onKeyChange();
  };
  const listener = await listen({
    pool,
    channel: 'session_change',
    onNotification: (payload) => {
      const [kind = '', id = ''] = payload.split(':', 2);
      if (kind === 'key') forgetAll();
      else cache.forget({ kind, id });
    },
    onGap: forgetAll,
    onError: (error) =>
      log.warn(
        { event: 'sessions_not_listening', err: error },
        'not listening; sessions are checked in the database',
      ),
  });

  const operatorEmails = new Set(options.operatorEmails.map(normalizeEmail));
  const actorOf = (standing: StandingSession): Actor => ({
    userId: standing.userId,
    sessionId: standing.sessionId,
    workspaceId: standing.workspaceId,
    workspaceSlug: standing.workspaceSlug,
    role: toWorkspaceRole(standing.role),
    name: standing.name,
    email: standing.email,
    isOperator: operatorEmails.size > 0 ? operatorEmails.has(standing.email) : standing.isFirstUser,
  });
  const noteUse = async ({ sessionId, workspaceId, lastSeenAt }: StandingSession): Promise<void> => {
    if (Date.now() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
    await markSeen(db, sessionId);
    cache.markSeen(sessionId, workspaceId, new Date());
  };

  return {
    async verify({ sessionId, workspaceId, userId, claims }, { isUnattended }) {
      const standing = cache.peek(sessionId, workspaceId) ?? (await cache.find(sessionId, workspaceId));
      if (standing?.userId !== userId) return null;
      if (!isUnattended) await noteUse(standing);
      return { actor: actorOf(standing), claims };
    },
    async describe({ sessionId, workspaceId }) {
      const standing = await cache.find(sessionId, workspaceId);
      if (!standing) return null;
      const { workspaceName, timeoutMinutes, firstFactorAt, secondFactorAt } = standing;
      const second = secondFactorAt === null ? -1 : minutesSince(secondFactorAt);
      return {
        workspaceName,
        factorAges: [minutesSince(firstFactorAt), second],
        idleMinutes: timeoutMinutes,
      };
    },
    catchUp: () => listener.catchUp(),
    close: () => listener.close(),
  };
}

function minutesSince(moment: Date): number {
  return Math.max(0, Math.floor((Date.now() - moment.getTime()) / MINUTE_MS));
}
