import {
  SESSION_TIMEOUT_DEFAULT,
  SESSION_TIMEOUTS,
  type Security,
  type SessionTimeout,
} from '@pagewright/contract/settings/security';
import type { Context } from '../../../platform/context.ts';

const MINUTE_MS = 60_000;

/** The caller's account security, sessions, and sign-in history. */
export async function readSecurity(ctx: Context, chosenTimeout: number): Promise<Security> {
  const { userId, sessionId } = ctx.actor;
  const { security } = ctx.services.identity;
  const [account, sessions, signIns] = await Promise.all([
    security.read(userId),
    security.listSessions(userId),
    security.listSignIns(userId),
  ]);
  return {
    twoFactorAuth: account.twoFactorAuth,
    recoveryCodesLeft: account.recoveryCodesLeft,
    sessionTimeout: toTimeout(chosenTimeout),
    passwordLastChanged: account.passwordLastChanged?.toISOString() ?? null,
    sessions: sessions
      .toSorted((one, other) => Number(other.id === sessionId) - Number(one.id === sessionId))
      .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        isCurrent: id === sessionId,
        device: userAgent || null,
        location: null,
        signedInAt: createdAt.toISOString(),
        lastSeenAt: toMinute(lastSeenAt),
      })),
    loginHistory: signIns.map(({ createdAt, outcome, ipAddress, userAgent }) => ({
      date: createdAt.toISOString(),
      outcome,
      ip: ipAddress,
      location: null,
      device: userAgent || null,
    })),
  };
}

function toTimeout(minutes: number): SessionTimeout {
  return SESSION_TIMEOUTS.find((one) => one === minutes) ?? SESSION_TIMEOUT_DEFAULT;
}

/** Activity is recorded at most once a minute, so finer times would be made up. */
function toMinute(moment: Date): string {
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
}
