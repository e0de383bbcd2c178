import * as contract from '@pagewright/contract/settings/security';
import type { Mount } from '../../../platform/http/mount.ts';
import { changePassword } from './change-password.ts';
import { endSession } from './end-session.ts';
import { beginTwoFactor, confirmTwoFactor, removeTwoFactor, renewRecoveryCodes } from './two-factor.ts';

const USER_AGENT_MAX = 300;

/**
 * Mounts the endpoints for account security. Those that return secrets are not POST, because POST responses may be
 * stored.
 */
export function securityRoutes(mount: Mount): void {
  mount(contract.changeMyPassword, async (ctx, { body, request, reply }) => {
    const userAgent = request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? '';
    reply.header('set-cookie', await changePassword(ctx, body, userAgent));
    return { success: true };
  });
  mount(contract.proveIdentity, async (ctx, { body }) => {
    await ctx.services.identity.security.prove(ctx.actor, body);
    return { success: true };
  });
  mount(contract.beginTwoFactor, (ctx) => beginTwoFactor(ctx));
  mount(contract.confirmTwoFactor, (ctx, { body }) => confirmTwoFactor(ctx, body.code));
  mount(contract.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx));
  mount(contract.removeTwoFactor, async (ctx) => {
    await removeTwoFactor(ctx);
    return undefined;
  });
  mount(contract.endSession, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    return undefined;
  });
  mount(contract.endOtherSessions, async (ctx) => {
    await ctx.services.identity.security.endOtherSessions(ctx.actor);
    return undefined;
  });
}
