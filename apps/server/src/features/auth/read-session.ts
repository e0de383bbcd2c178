import type { Session } from '@pagewright/contract/auth';
import type { Context } from '../../platform/context.ts';
import type { VerifiedSession } from '../../providers/identity/port.ts';
import { permissionsOf } from './policy.ts';
import { findImage } from './repository.ts';

/** Returns the session data for screens. @throws Error if the route was mounted without a session. */
export async function describeSession(ctx: Context, session: VerifiedSession | null): Promise<Session> {
  if (!session) throw new Error('the session is only read with a token');
  const { actor, claims } = session;
  const { workspaceName, factorAges, idleMinutes } = await ctx.services.identity.describe(session);
  return {
    userId: actor.userId,
    sessionId: actor.sessionId,
    sessionStatus: 'active',
    sessionClaims: { ...claims },
    organizationId: actor.workspaceId,
    organizationRole: actor.role,
    organizationSlug: actor.workspaceSlug,
    organizationName: workspaceName,
    organizationPermissions: permissionsOf(actor.role),
    actor: null,
    factorVerificationAge: [factorAges[0], factorAges[1]],
    fullName: actor.name,
    username: null,
    email: actor.email,
    profileImageUrl: await findImage(ctx.db, actor.userId),
    isOperator: actor.isOperator,
    idleMinutes,
  };
}
