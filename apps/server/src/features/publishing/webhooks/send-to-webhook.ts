import type { EffectContext } from '../../../platform/jobs/define.ts';
import { OutgoingError } from '../../../platform/outgoing/index.ts';
import type { DeliveryRow } from './delivery-repository.ts';
import { signedHeaders } from './sign.ts';
import type { WebhookRow } from './webhook-repository.ts';
import { openSecrets } from './webhook-secrets.ts';

/** Bytes of a response that are stored. */
const ANSWER_BYTES_MAX = 500;

/** The outcome of one request. */
export interface TryOutcome {
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | null;
  /** Code for why there was no response. */
  readonly fault: string | null;
  readonly answer: string;
  /** The delay the receiver asked for; 0 if none. */
  readonly retryAfterSeconds: number;
}

/** Nothing could be sent because the encryption key of the secret is gone. */
export const SECRET_UNREADABLE = 'secret_unreadable';

/** The outcome when no request was sent. */
export function notSent(fault: string): TryOutcome {
  return { at: new Date(), durationMs: 0, status: null, fault, answer: '', retryAfterSeconds: 0 };
}

/** Sends a signed message once and returns the outcome. Redirects are not followed. */
export async function sendToWebhook(
  ctx: EffectContext,
  webhook: WebhookRow,
  delivery: Pick<DeliveryRow, 'id' | 'body'>,
  signal: AbortSignal,
): Promise<TryOutcome> {
  const at = new Date();
  const began = performance.now();
  const noResponse = { at, status: null, answer: '', retryAfterSeconds: 0 };
  const elapsed = (): number => Math.round(performance.now() - began);
  const secrets = openSecrets(ctx.services.secrets, webhook, at);
  if (secrets.length === 0) return notSent(SECRET_UNREADABLE);
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
      answer: toStorableText(answer.bytes),
      retryAfterSeconds: Number(/^\d{1,6}$/.exec(answer.header('retry-after'))?.[0] ?? 0),
    };
  } catch (error) {
    if (error instanceof OutgoingError) return { ...noResponse, durationMs: elapsed(), fault: error.fault };
    if (signal.aborted) return { ...noResponse, durationMs: elapsed(), fault: 'answer_too_slow' };
    throw error;
  }
}

/** The start of a response as text that the database can store. */
function toStorableText(bytes: Buffer): string {
  return bytes.subarray(0, ANSWER_BYTES_MAX).toString('utf8').replaceAll('\u0000', '').trim();
}
