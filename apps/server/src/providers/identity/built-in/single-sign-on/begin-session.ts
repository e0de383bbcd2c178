import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Lets this program, but nobody over the network, start a session for a user signed in by another service. */
export const sessionsOfOthers = {
  id: 'sessions-of-others',
  endpoints: {
    beginSessionOf: createAuthEndpoint(
      '/sessions-of-others',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new APIError('NOT_FOUND');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ sessionId: session.id, token: session.token });
      },
    ),
  },
} as const;
