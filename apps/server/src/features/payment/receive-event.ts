import { receivePaymentEvent } from '@pagewright/contract/payment';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/api-error.ts';
import type { Services } from '../../platform/context.ts';
import { withTransaction, type Database } from '../../platform/db/client.ts';
import { keepRawBody } from '../../platform/network/keep-raw-body.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';
import type { ReceivedEvent } from '../../providers/payment/port.ts';
import { insertEvent } from './event-repository.ts';
import { webhookIds } from './manage-webhook.ts';
import { paymentMessages } from './messages.ts';
import { PROCESS_EVENT, eventChannel } from './process-event.ts';

/** Longest wait for a certificate that is not cached. */
const SIGNATURE_MS = 10_000;
/** Headers that are stored until the provider has confirmed the event. */
const STORED_HEADER = /^paypal-[a-z-]{1,40}$/;

/**
 * Adds the endpoint for the provider's events. A signed event is stored once, acknowledged, and processed later by a
 * job. An unsigned one leaves no trace. Without payment settings there is no such endpoint.
 */
export function mountReceiver(api: FastifyInstance, services: Services, db: Database): void {
  const provider = services.payment;
  if (provider === null) return;
  void api.register(async (route) => {
    keepRawBody(route);
    route.route<{ Body: Buffer | undefined }>({
      method: receivePaymentEvent.method,
      url: receivePaymentEvent.path,
      bodyLimit: receivePaymentEvent.bodyLimit,
      config: { access: receivePaymentEvent.access },
      handler: async (request, reply) => {
        const event = parseEvent(request);
        const head = provider.headOf(event, new Date());
        const ids = head === null ? [] : await webhookIds({ db, services });
        const isSigned =
          head !== null && (await provider.isSigned(event, ids, AbortSignal.timeout(SIGNATURE_MS)));
        if (!isSigned) throw new ApiError(401, 'signature_invalid', paymentMessages.signatureWrong);
        await withTransaction({ db }, async (inside) => {
          if (!(await insertEvent(inside.db, { ...head, ...event }))) return;
          const effect = {
            kind: PROCESS_EVENT,
            key: `${PROCESS_EVENT}:${head.id}`,
            payload: { eventId: head.id },
          };
          await writeEffects(inside, [{ ...effect, channel: eventChannel(head.id) }]);
        });
        return reply.code(204).send();
      },
    });
  });
}

function parseEvent({ headers, body }: FastifyRequest<{ Body: Buffer | undefined }>): ReceivedEvent {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => STORED_HEADER.test(entry[0]) && typeof entry[1] === 'string',
  );
  return { body: body?.toString('utf8') ?? '', headers: Object.fromEntries(kept) };
}
