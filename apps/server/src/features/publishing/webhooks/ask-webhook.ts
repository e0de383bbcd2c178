import type { EffectContext } from '../../../jobs/define.ts';
import { OutgoingError } from '../../../outgoing/index.ts';
import type { DeliveryRow } from './delivery-repository.ts';
import { signedHeaders } from './sign.ts';
import type { WebhookRow } from './webhook-repository.ts';
import { openSecrets } from './webhook-secrets.ts';

/** Bytes of an answer that are kept. */
const ANSWER_BYTES_MAX = 500;

/** What came of one request. */
export interface TryOutcome {
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | null;
  /** Code of why no answer came. */
  readonly fault: string | null;
  readonly answer: string;
  /** How long the receiver wants to be left alone; 0 where it does not say. */
  readonly retryAfterSeconds: number;
}

/** Why nothing could be sent: the key that the secret was sealed with is gone. */
export const SECRET_UNREADABLE = 'secret_unreadable';

/** The outcome of a request that was not made. */
export function notAsked(fault: string): TryOutcome {
  return { at: new Date(), durationMs: 0, status: null, fault, answer: '', retryAfterSeconds: 0 };
}

/** Sends a message once, signed, and tells what came of it; redirects are not followed. */
export async function askWebhook(
  ctx: EffectContext,
  webhook: WebhookRow,
  delivery: Pick<DeliveryRow, 'id' | 'body'>,
  signal: AbortSignal,
): Promise<TryOutcome> {
  const at = new Date();
  const began = performance.now();
  const none = { at, status: null, answer: '', retryAfterSeconds: 0 };
  const elapsed = (): number => Math.round(performance.now() - began);
  const secrets = openSecrets(ctx.services.secrets, webhook, at);
  if (secrets.length === 0) return notAsked(SECRET_UNREADABLE);
  try {
    const answer = await ctx.services.outgoing.fetch(webhook.url, {
      method: 'POST',
      signal,
      redirectsMax: 0,
      bytesMax: ANSWER_BYTES_MAX,
      cut: true,
      body: delivery.body,
      headers: {
        'user-agent': `Pagewright-Webhooks/${ctx.services.config.version}`,
        ...signedHeaders(
          { id: delivery.id, timestamp: Math.floor(at.getTime() / 1000), body: delivery.body },
          secrets,
        ),
      },
    });
    return {
      at,
      durationMs: elapsed(),
      status: answer.status,
      fault: null,
      answer: readable(answer.bytes),
      retryAfterSeconds: Number(/^\d{1,6}$/.exec(answer.header('retry-after'))?.[0] ?? 0),
    };
  } catch (error) {
    if (error instanceof OutgoingError) return { ...none, durationMs: elapsed(), fault: error.fault };
    if (signal.aborted) return { ...none, durationMs: elapsed(), fault: 'answer_too_slow' };
    throw error;
  }
}

/** The beginning of an answer as text that the database takes. */
function readable(bytes: Buffer): string {
  return bytes.subarray(0, ANSWER_BYTES_MAX).toString('utf8').replaceAll('\u0000', '').trim();
}
