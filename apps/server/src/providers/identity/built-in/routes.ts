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
import { addCall, type Incoming } from './add-call.ts';
import { claimAttempt, resetLimits, returnAttempt, signInLimit, signUpLimit } from './attempts.ts';
import type { Client } from './client.ts';
import { identityMessages } from './messages.ts';
import { ensureWorkspace } from './personal-workspace.ts';
import { deleteSession, emailIsTaken, isMember, setActiveWorkspace } from './repository.ts';
import { createVendorCall, sessionMissing } from './vendor-error.ts';

/** What the routes work with. */
export interface RouteParts {
  readonly client: Client;
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
  const { client, db, limits } = parts;
  const vendorCall = createVendorCall(db);

  addCall(app, parts, signUp, async ({ body, request }, reply) => {
    await claimAttempt(db, signUpLimit(request.ip, limits.signUpsPerHour));
    const { headers, response } = await vendorCall(() =>
      client.api.signUpEmail({ body, headers: agentOf(request), returnHeaders: true }),
    ).catch(async (error: unknown) => {
      // Two sign-ups of one address at once: the second fails in the database.
      const hasLost = !(error instanceof ApiError) && (await emailIsTaken(db, body.email));
      throw hasLost ? new ApiError(409, 'email_taken', identityMessages.emailTaken) : error;
    });
    return answer(reply, headers, { user: response.user });
  });

  addCall(app, parts, signIn, async ({ body, request }, reply) => {
    const limit = signInLimit(body.email, limits.signInFailuresPer15Minutes);
    await claimAttempt(db, limit);
    const { headers, response } = await vendorCall(() =>
      client.api.signInEmail({ body, headers: agentOf(request), returnHeaders: true }),
    );
    await returnAttempt(db, limit);
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
    const limit = signInLimit(current.user.email, limits.signInFailuresPer15Minutes);
    await claimAttempt(db, limit);
    const changed = await vendorCall(() =>
      client.api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      }),
    );
    await returnAttempt(db, limit);
    await parts.catchUp();
    return answer(reply, changed.headers, { user: current.user });
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

function agentOf({ headers }: Incoming['request']): Headers {
  return new Headers({ 'user-agent': headers['user-agent']?.slice(0, 300) ?? '' });
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
