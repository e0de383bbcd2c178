import { ApiError } from '../../../platform/api-error.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import type { AccountSecurity } from '../account-security.ts';
import { missingProof } from '../proofs.ts';
import { findSessions, findSignIns, markProven } from '../sessions-repository.ts';
import type { ClerkCalls } from './calls.ts';
import { ClerkRefusal, isGone, managedThere, sessionMissing } from './client-error.ts';
import { clerkMessages } from './messages.ts';
import { findSafety, noteVersion } from './mirror-repository.ts';
import { deleteSessions, findProofAges, sessionIdsOf } from './session-repository.ts';

const ATTEMPT_SECONDS = 15 * 60;

/** Account security at the service; what only the service can do is left to it. */
export function createSecurity(parts: {
  readonly db: Database;
  readonly calls: ClerkCalls;
  /** Passwords and codes that one user may try in 15 minutes. */
  readonly attempts: number;
  readonly catchUp: () => Promise<void>;
}): AccountSecurity {
  const { db, calls, attempts, catchUp } = parts;

  const claimAttempt = async (userId: string): Promise<void> => {
    const { count, secondsLeft } = await countAttempt(db, `clerk-proof:${userId}`, ATTEMPT_SECONDS);
    if (count > attempts)
      throw new ApiError(429, 'rate_limited', clerkMessages.tooManyAttempts, {
        headers: { 'retry-after': String(secondsLeft) },
      });
  };
  const checkPassword = async (userId: string, password: string): Promise<void> => {
    await claimAttempt(userId);
    if (!(await isRight(calls.verifyPassword(userId, password))))
      throw new ApiError(422, 'wrong_password', clerkMessages.wrongPassword);
  };
  const checkCode = async (userId: string, code: string): Promise<void> => {
    await claimAttempt(userId);
    if (!(await isRight(calls.verifyCode(userId, code))))
      throw new ApiError(422, 'wrong_code', clerkMessages.wrongCode);
  };
  const end = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids)
      await calls.endSession(id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    await withTransaction({ db }, async ({ db: inside }) => {
      for (const id of ids.toSorted())
        await noteVersion(inside, { kind: 'session', id, version: Date.now(), isGone: true });
      await deleteSessions(inside, ids);
    });
    await catchUp();
  };
  /** Includes sessions that never reached us: the service knows them all. */
  const endAll = async (userId: string, but: string | null): Promise<void> => {
    const there = (await calls.sessions(userId)).map(({ id }) => id);
    const all = new Set([...there, ...(await sessionIdsOf(db, userId))]);
    await end([...all].filter((id) => id !== but));
  };
  const refuse = (): Promise<never> => Promise.reject(managedThere());

  return {
    address: null,
    async read(userId) {
      const safety = await findSafety(db, userId);
      return {
        twoFactorAuth: safety?.twoFactor ?? false,
        recoveryCodesLeft: null,
        passwordLastChanged: safety?.passwordChangedAt ? new Date(safety.passwordChangedAt) : null,
      };
    },
    listSessions: (userId) => findSessions(db, userId),
    listSignIns: (userId) => findSignIns(db, userId),
    async endSession(userId, sessionId) {
      if (!(await sessionIdsOf(db, userId)).includes(sessionId)) return false;
      await end([sessionId]);
      return true;
    },
    endOtherSessions: ({ userId, sessionId }) => endAll(userId, sessionId),
    endAllSessions: (userId) => endAll(userId, null),
    async changePassword({ userId }, { currentPassword, newPassword }) {
      await checkPassword(userId, currentPassword);
      await calls.updateUser(userId, { password: newPassword, sign_out_of_other_sessions: true });
      await endAll(userId, null);
      return [];
    },
    async prove({ userId, sessionId }, { password, code }) {
      if (password !== undefined) {
        await checkPassword(userId, password);
        await markProven(db, sessionId, 'password');
      }
      if (code !== undefined) {
        await checkCode(userId, code);
        await markProven(db, sessionId, 'code');
      }
      await catchUp();
    },
    async requireProof({ userId, sessionId }, preset, inside) {
      const ages = await findProofAges(inside, sessionId);
      if (ages === null) throw sessionMissing();
      const hasSecondFactor = (await findSafety(inside, userId))?.twoFactor ?? false;
      const missing = missingProof({ ...ages, hasSecondFactor }, preset);
      if (missing === 'password_again') throw new ApiError(403, missing, clerkMessages.passwordAgain);
      if (missing === 'code_again') throw new ApiError(403, missing, clerkMessages.codeAgain);
    },
    beginTwoFactor: refuse,
    confirmTwoFactor: refuse,
    renewRecoveryCodes: refuse,
    removeTwoFactor: refuse,
    resealSecrets: () => Promise.resolve(),
  };
}

/** Whether the service confirms a password or code; if it refuses to check it, it is wrong. */
async function isRight(call: Promise<{ readonly verified: boolean }>): Promise<boolean> {
  try {
    return (await call).verified;
  } catch (error) {
    if (error instanceof ClerkRefusal) return false;
    throw error;
  }
}
