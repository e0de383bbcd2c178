import { receivePaymentEvent } from '@pagewright/contract/payment';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../../context.ts';
import { withTransaction, type Database } from '../../db/client.ts';
import { keepRawBody } from '../../network/keep-raw-body.ts';
import { writeEffects } from '../../jobs/outbox.ts';
import type { ToldEvent } from '../../providers/payment/port.ts';
import { insertEvent } from './event-repository.ts';
import { webhookIds } from './manage-webhook.ts';
import { paymentMessages } from './messages.ts';
import { TAKE_EVENT, takeChannel } from './take-event.ts';

/** Longest wait for a certificate that is not kept yet. */
const SIGNATURE_MS = 10_000;
/** Headers that are kept until the provider has confirmed the event. */
const KEPT_HEADER = /^paypal-[a-z-]{1,40}$/;

/**
 * Adds the call by which the provider tells what happened. What is signed is kept once and answered at once; it is taken
 * in afterwards, by a job. What is not signed leaves no trace. Where nothing can be bought there is no such call.
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
        const event = eventOf(request);
        const head = provider.headOf(event, new Date());
        const ids = head === null ? [] : await webhookIds({ db, services });
        const isSigned =
          head !== null && (await provider.isSigned(event, ids, AbortSignal.timeout(SIGNATURE_MS)));
        if (!isSigned) throw new ApiError(401, 'signature_invalid', paymentMessages.signatureWrong);
        await withTransaction({ db }, async (inside) => {
          if (!(await insertEvent(inside, { ...head, ...event }))) return;
          const effect = { kind: TAKE_EVENT, key: `${TAKE_EVENT}:${head.id}`, payload: { eventId: head.id } };
          await writeEffects(inside, [{ ...effect, channel: takeChannel(head.id) }]);
        });
        return reply.code(204).send();
      },
    });
  });
}

function eventOf({ headers, body }: FastifyRequest<{ Body: Buffer | undefined }>): ToldEvent {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => KEPT_HEADER.test(entry[0]) && typeof entry[1] === 'string',
  );
  return { body: body?.toString('utf8') ?? '', headers: Object.fromEntries(kept) };
}
