import type { SignInOutcome } from '@pagewright/contract/settings/security';
import {
  changePassword,
  readToken,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@pagewright/contract/auth';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import type { Mail } from '../../mail/port.ts';
import type { AccountSecurity } from '../account-security.ts';
import { keptMail } from '../kept-mail.ts';
import { addSignIn, keepAccount } from '../sessions-repository.ts';
import { setActiveWorkspace } from '../workspaces-repository.ts';
import { addCall, type Incoming } from './add-call.ts';
import { claimAttempt, resetLimits, returnAttempt, signInLimit, signUpLimit } from './attempts.ts';
import type { Client } from './client.ts';
import { identityMessages } from './messages.ts';
import { ensureWorkspace } from './personal-workspace.ts';
import { deleteSession, emailIsTaken, isMember } from './repository.ts';
import { verifyPassword } from './passwords.ts';
import type { SecondFactor } from './second-factor.ts';
import { endedAfter, findAccount, markTokenProven, type KnownAccount } from './security-repository.ts';
import { sessionMissing, type VendorCall } from './vendor-error.ts';

/** What the routes work with. */
export interface RouteParts {
  readonly client: Client;
  readonly vendorCall: VendorCall;
  readonly security: AccountSecurity;
  readonly secondFactor: SecondFactor;
  readonly queueMail: (mail: Mail) => Promise<void>;
  readonly db: Database;
  readonly limits: Config['limits'];
  readonly publicUrl: () => string;
  /** Mails a link for a new password, if the address has an account. */
  readonly sendResetLink: (email: string) => Promise<void>;
  /** Waits until this server knows of every session that ended before. */
  readonly catchUp: () => Promise<void>;
}

/** Milliseconds that every request for a reset link takes at least, so that its time tells nothing. */
const RESET_ANSWER_MS = 200;

/** Adds sign-up, sign-in, sign-out, token and passwords below the base path. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { client, vendorCall, db, limits } = parts;

  addCall(app, parts, signUp, async ({ body, request }, reply) => {
    await claimAttempt(db, signUpLimit(request.ip, limits.signUpsPerHour));
    const { headers, response } = await vendorCall(() =>
      client.api.signUpEmail({ body, headers: agentOf(request), returnHeaders: true }),
    ).catch(async (error: unknown) => {
      // Two sign-ups of one address at once: the second fails in the database.
      const hasLost = !(error instanceof ApiError) && (await emailIsTaken(db, body.email));
      throw hasLost ? new ApiError(409, 'email_taken', identityMessages.emailTaken) : error;
    });
    await addSignIn(db, { userId: response.user.id, outcome: 'signed_in', ...callerOf(request) });
    return answer(reply, headers, { user: response.user });
  });

  addCall(app, parts, signIn, async ({ body: { code, ...given }, request }, reply) => {
    const limit = signInLimit(given.email, limits.signInFailuresPer15Minutes);
    await claimAttempt(db, limit);
    const known = await findAccount(db, given.email);
    const note = async (outcome: SignInOutcome): Promise<void> => {
      if (known) await addSignIn(db, { userId: known.userId, outcome, ...callerOf(request) });
    };
    if (known?.hasSecondFactor) {
      const refusal = await secondFactorRefusal(parts, known, given.password, code);
      // A right password without a code is the first half of signing in and no failure.
      if (refusal?.code === 'second_factor_required') await returnAttempt(db, limit);
      else if (refusal) await note(refusal.code === 'wrong_code' ? 'wrong_code' : 'wrong_password');
      if (refusal) throw refusal;
    }
    const { headers, response } = await vendorCall(() =>
      client.api.signInEmail({ body: given, headers: agentOf(request), returnHeaders: true }),
    ).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'wrong_credentials') await note('wrong_password');
      throw error;
    });
    await returnAttempt(db, limit);
    if (known?.hasSecondFactor) await markTokenProven(db, response.token);
    await note('signed_in');
    const kept = await keepAccount(db, response.user.id);
    if (kept) await parts.queueMail(keptMail(kept, parts.publicUrl()));
    return answer(reply, headers, { user: response.user });
  });

  addCall(app, parts, signOut, async ({ request }, reply) => {
    const headers = cookiesOf(request);
    const current = await vendorCall(() =>
      client.api.getSession({ headers, query: { disableRefresh: true } }),
    );
    // The vendor would say that all is well when the database did not do it.
    if (current) await deleteSession(db, current.session.id);
    const ended = await vendorCall(() => client.api.signOut({ headers, returnHeaders: true }));
    await parts.catchUp();
    return answer(reply, ended.headers, { success: true });
  });

  addCall(app, parts, readToken, async ({ request, query }, reply) => {
    const { headers, response } = await vendorCall(() =>
      client.api.getSession({ headers: cookiesOf(request), returnHeaders: true }),
    );
    if (!response) throw sessionMissing();
    await refuseUnused(db, response.session.id);
    const { id: sessionId, userId, activeOrganizationId: active = null } = response.session;
    const workspaceId = query.workspace ?? (await ensureWorkspace(db, userId, active));
    if (query.workspace === undefined) {
      if (workspaceId !== active) await setActiveWorkspace(db, sessionId, workspaceId);
    } else if (!(await isMember(db, userId, workspaceId))) {
      throw new ApiError(403, 'not_a_member', identityMessages.notAMember);
    }
    const payload = { sub: userId, sid: sessionId, org: workspaceId, iat: Math.floor(Date.now() / 1000) };
    const { token } = await vendorCall(() => client.api.signJWT({ body: { payload } }));
    return answer(reply, headers, { token });
  });

  addCall(app, parts, changePassword, async ({ body, request }, reply) => {
    const headers = cookiesOf(request);
    const current = await vendorCall(() =>
      client.api.getSession({ headers, query: { disableRefresh: true } }),
    );
    if (!current) throw sessionMissing();
    await refuseUnused(db, current.session.id);
    const { id: userId, email } = current.user;
    const person = { userId, email, sessionId: current.session.id };
    const cookies = await parts.security.changePassword(person, body, callerOf(request).userAgent);
    reply.header('set-cookie', cookies);
    return { user: current.user };
  });

  addCall(app, parts, requestPasswordReset, async ({ body, request }) => {
    for (const limit of resetLimits(body.email, request.ip, limits.signUpsPerHour))
      await claimAttempt(db, limit);
    const [done] = await Promise.allSettled([
      vendorCall(() => parts.sendResetLink(body.email)),
      new Promise((resolve) => setTimeout(resolve, RESET_ANSWER_MS)),
    ]);
    if (done.status === 'rejected') throw done.reason;
    return { success: true };
  });

  addCall(app, parts, resetPassword, async ({ body }) => {
    await vendorCall(() => client.api.resetPassword({ body }));
    await parts.catchUp();
    return { success: true };
  });
}

/** Why an account with a second factor is not signed in to; null where password and code are right. The code is used up. */
async function secondFactorRefusal(
  { secondFactor }: Pick<RouteParts, 'secondFactor'>,
  { userId, passwordHash }: KnownAccount,
  password: string,
  code: string | undefined,
): Promise<ApiError | null> {
  const isRight = await verifyPassword({ hash: passwordHash ?? '', password });
  if (!isRight) return new ApiError(401, 'wrong_credentials', identityMessages.wrongCredentials);
  if (code === undefined || code.trim() === '')
    return new ApiError(401, 'second_factor_required', identityMessages.secondFactorRequired);
  if (await secondFactor.take(userId, code)) return null;
  return new ApiError(401, 'wrong_code', identityMessages.wrongCode);
}

/** @throws ApiError 401 `session_idle` where nothing was done in the session for as long as its user chose. */
async function refuseUnused(db: Database, sessionId: string): Promise<void> {
  const minutes = await endedAfter(db, sessionId);
  if (minutes !== null) throw new ApiError(401, 'session_idle', identityMessages.sessionIdle(minutes));
}

/** Who calls, as the history of sign-ins shows it. */
function callerOf(request: Incoming['request']): { ipAddress: string; userAgent: string } {
  return { ipAddress: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? '' };
}

function agentOf(request: Incoming['request']): Headers {
  return new Headers({ 'user-agent': callerOf(request).userAgent });
}

function cookiesOf(request: Incoming['request']): Headers {
  const headers = agentOf(request);
  headers.set('cookie', request.headers.cookie ?? '');
  return headers;
}

function answer<Body>(reply: Incoming['reply'], headers: Headers, body: Body): Body {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return body;
}
