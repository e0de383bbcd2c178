import { randomUUID } from 'node:crypto';
import type { SignInOutcome } from '@pagewright/contract/settings/security';
import {
  changePassword,
  readSignInOptions,
  readToken,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@pagewright/contract/auth';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/api-error.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/client.ts';
import type { AccountSecurity } from '../account-security.ts';
import { deletionCanceledMail } from '../deletion-canceled-mail.ts';
import { addSignIn, cancelAccountDeletion } from '../sessions-repository.ts';
import { setActiveWorkspace } from '../workspaces-repository.ts';
import { addCall, type Incoming } from './add-call.ts';
import type { SignInGate } from './sign-in-gate.ts';
import type { AfterResponse } from './after-response.ts';
import { claimAttempt, resetLimits, signUpLimit } from './attempts.ts';
import type { Client } from './client.ts';
import { sessionTokenDigest } from './hashed-session-tokens.ts';
import type { KnownDevices } from './known-device.ts';
import { identityMessages } from './messages.ts';
import { ensureWorkspace } from './personal-workspace.ts';
import { deleteSession, emailIsTaken, isMember, type Person } from './repository.ts';
import { refuseLeaked } from './leaked-passwords.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { resetPassword as setNewPassword, sendResetLink, type ResetParts } from './reset-password.ts';
import type { SingleSignOnFlow } from './single-sign-on/create-single-sign-on.ts';
import type { SecondFactor } from './second-factor.ts';
import { endedAfter, findAccount, markTokenProven } from './security-repository.ts';
import { sessionMissing, type VendorCall } from './vendor-error.ts';

/** Dependencies of the routes. */
export interface RouteParts extends ResetParts {
  readonly client: Client;
  readonly vendorCall: VendorCall;
  readonly security: AccountSecurity;
  readonly secondFactor: SecondFactor;
  readonly singleSignOn: SingleSignOnFlow;
  readonly knownDevices: KnownDevices;
  readonly signInGate: SignInGate;
  readonly afterAnswer: AfterResponse;
  /** Emails a welcome to a new account, with the link that confirms its address if required. */
  readonly welcome: (person: Person) => Promise<void>;
  readonly limits: Config['limits'];
  /** Waits until this server knows of every session that has already ended. */
  readonly catchUp: () => Promise<void>;
}

/** Minimum duration of every request for a reset link in milliseconds, so that its timing reveals nothing. */
const RESET_ANSWER_MS = 200;

/** Adds sign-up, sign-in, sign-out, token, and password routes under the base path. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { client, vendorCall, db, limits } = parts;

  addCall(app, parts, signUp, async ({ body, request }, reply) => {
    refuseLeaked(body.password, 'password');
    await parts.singleSignOn.refusePassword(body.email);
    await claimAttempt(db, signUpLimit(request.ip, limits.signUpsPerHour));
    const { headers, response } = await vendorCall(() =>
      client.api.signUpEmail({ body, headers: agentOf(request), returnHeaders: true }),
    ).catch(async (error: unknown) => {
      // Two simultaneous sign-ups with one address: the second fails in the database.
      const hasLost = !(error instanceof ApiError) && (await emailIsTaken(db, body.email));
      throw hasLost ? new ApiError(409, 'email_taken', identityMessages.emailTaken) : error;
    });
    await addSignIn(db, { userId: response.user.id, outcome: 'signed_in', ...callerOf(request) });
    await parts.welcome({ ...response.user, isVerified: false });
    const account = await findAccount(db, body.email);
    if (account) headers.append('set-cookie', parts.knownDevices.remember(request.headers.cookie, account));
    return answer(reply, headers, { user: response.user });
  });

  // Compared with when an address has no account, so that the response takes as long.
  const hashOfNobody = hashPassword(randomUUID());

  addCall(app, parts, signIn, async ({ body: { code, ...given }, request }, reply) => {
    await parts.singleSignOn.refusePassword(given.email);
    const known = await findAccount(db, given.email);
    const takeBack = await parts.signInGate.admit({
      email: given.email,
      generation: known?.passwordHash ?? '',
      address: request.ip,
      deviceId: known && parts.knownDevices.recognize(request.headers.cookie, known),
    });
    const note = (outcome: SignInOutcome): void => {
      if (known === null) return;
      const entry = { userId: known.userId, outcome, ...callerOf(request) };
      parts.afterAnswer.run(reply, known.userId, () => addSignIn(db, entry));
    };
    const isRight = await verifyPassword({
      hash: known?.passwordHash ?? (await hashOfNobody),
      password: given.password,
    });
    if (known === null || !isRight) {
      note('wrong_password');
      throw new ApiError(401, 'wrong_credentials', identityMessages.wrongCredentials);
    }
    const refusal = known.hasSecondFactor ? await secondFactorRefusal(parts, known.userId, code) : null;
    if (refusal?.code === 'wrong_code') note('wrong_code');
    // A right password without a code is the first half of a sign-in, not a failure.
    else await takeBack();
    if (refusal) throw refusal;
    const { headers, response } = await vendorCall(() =>
      client.api.signInEmail({ body: given, headers: agentOf(request), returnHeaders: true }),
    );
    if (known.hasSecondFactor) await markTokenProven(db, sessionTokenDigest(response.token));
    note('signed_in');
    const reactivated = await cancelAccountDeletion(db, response.user.id);
    if (reactivated) await parts.queueMail(deletionCanceledMail(reactivated, parts.publicUrl()));
    headers.append('set-cookie', parts.knownDevices.remember(request.headers.cookie, known));
    return answer(reply, headers, { user: response.user });
  });

  addCall(app, parts, readSignInOptions, async () => ({
    singleSignOn: await parts.singleSignOn.shown(),
  }));

  addCall(app, parts, signOut, async ({ request }, reply) => {
    const headers = cookiesOf(request);
    const current = await vendorCall(() =>
      client.api.getSession({ headers, query: { disableRefresh: true } }),
    );
    // The library would report success even if the database did not delete it.
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
    await parts.singleSignOn.refusePassword(body.email);
    for (const limit of resetLimits(body.email, request.ip, limits.signUpsPerHour))
      await claimAttempt(db, limit);
    const [done] = await Promise.allSettled([
      sendResetLink(parts, body.email),
      new Promise((resolve) => setTimeout(resolve, RESET_ANSWER_MS)),
    ]);
    if (done.status === 'rejected') throw done.reason;
    return { success: true };
  });

  addCall(app, parts, resetPassword, async ({ body }) => {
    await setNewPassword(parts, body);
    await parts.catchUp();
    return { success: true };
  });
}

/** Starts a session for a user signed in by another service; returns its ID and cookies. */
export async function beginSession(
  parts: Pick<RouteParts, 'client' | 'vendorCall' | 'db' | 'queueMail' | 'publicUrl'>,
  userId: string,
  request: Incoming['request'],
): Promise<{ readonly sessionId: string; readonly cookies: readonly string[] }> {
  const { client, vendorCall, db } = parts;
  const { headers, response } = await vendorCall(() =>
    client.api.beginSessionOf({ body: { userId }, headers: agentOf(request), returnHeaders: true }),
  );
  await addSignIn(db, { userId, outcome: 'signed_in', ...callerOf(request) });
  const reactivated = await cancelAccountDeletion(db, userId);
  if (reactivated) await parts.queueMail(deletionCanceledMail(reactivated, parts.publicUrl()));
  return { sessionId: response.sessionId, cookies: headers.getSetCookie() };
}

/** Why the second factor refuses a sign-in; null if the code is right, which also uses it up. */
async function secondFactorRefusal(
  { secondFactor }: Pick<RouteParts, 'secondFactor'>,
  userId: string,
  code: string | undefined,
): Promise<ApiError | null> {
  if (code === undefined || code.trim() === '')
    return new ApiError(401, 'second_factor_required', identityMessages.secondFactorRequired);
  if (await secondFactor.take(userId, code)) return null;
  return new ApiError(401, 'wrong_code', identityMessages.wrongCode);
}

/** @throws ApiError 401 `session_idle` if the session was inactive for as long as its user chose. */
async function refuseUnused(db: Database, sessionId: string): Promise<void> {
  const minutes = await endedAfter(db, sessionId);
  if (minutes !== null) throw new ApiError(401, 'session_idle', identityMessages.sessionIdle(minutes));
}

/** The caller, as shown in the sign-in history. */
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
