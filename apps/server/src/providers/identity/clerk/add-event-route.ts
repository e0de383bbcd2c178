import { receiveIdentityEvent } from '@pagewright/contract/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import type { Log } from '../../../platform/context.ts';
import { keepRawBody } from '../../../platform/network/keep-raw-body.ts';
import { clerkMessages } from './messages.ts';
import { eventSchema } from './schema.ts';
import { isSigned } from './signature.ts';
import { takeEvent, type EventParts } from './take-event.ts';

/**
 * Adds the webhook for the service's events. Only events signed with the secret are accepted; an event that cannot be
 * processed now gets a 503, so that the service resends it.
 */
export function addEventRoute(
  app: FastifyInstance,
  parts: EventParts & { readonly log: Log; readonly catchUp: () => Promise<void> },
  secret: string,
): void {
  app.register(async (route) => {
    keepRawBody(route);
    route.route<{ Body: Buffer | undefined }>({
      method: receiveIdentityEvent.method,
      url: receiveIdentityEvent.path,
      bodyLimit: receiveIdentityEvent.bodyLimit,
      config: { access: receiveIdentityEvent.access },
      handler: async (request, reply) => {
        const body = request.body ?? Buffer.alloc(0);
        if (!isSigned(body, headersOf(request), secret, Date.now()))
          throw new ApiError(401, 'signature_invalid', clerkMessages.signatureWrong);
        try {
          await takeEvent(parts, eventSchema.parse(readJson(body)));
        } catch (error) {
          if (!(error instanceof ZodError)) throw error;
          parts.log.error(
            { event: 'clerk_event_unreadable', part: 'identity', err: error },
            'an event of Clerk cannot be read',
          );
          throw new ApiError(400, 'event_unreadable', clerkMessages.eventUnreadable);
        }
        await parts.catchUp();
        return reply.code(204).send();
      },
    });
  });
}

/** The headers under the service's own names and the standard's names. */
function headersOf({ headers }: FastifyRequest) {
  const header = (name: string): string => {
    const value = headers[`svix-${name}`] ?? headers[`webhook-${name}`];
    return typeof value === 'string' ? value : '';
  };
  return { id: header('id'), timestamp: header('timestamp'), signature: header('signature') };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
