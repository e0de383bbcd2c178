import { createSign, createVerify, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { EVENT_CERTIFICATE } from './event-certificate.ts';

/** An event as sent to the webhook. */
export interface SentEvent {
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What may be wrong with a forged event. */
export interface Forgery {
  /** Signed with a key other than PayPal's. */
  readonly key?: string;
  readonly certificateUrl?: string;
  readonly time?: Date;
  /** Sent instead of the signed body. */
  readonly body?: string;
  readonly webhookId?: string;
}

/** Signs an event as PayPal does: RSA-SHA256 of `transmission|time|webhook|crc32 of the body`. */
export function signEvent(
  event: { readonly id: string; readonly body: string },
  to: { readonly webhookId: string; readonly certificateUrl: string },
  forgery: Forgery = {},
): SentEvent {
  const transmissionId = randomUUID();
  const time = (forgery.time ?? new Date()).toISOString().replace(/\.\d+Z$/, 'Z');
  const webhookId = forgery.webhookId ?? to.webhookId;
  const signed = `${transmissionId}|${time}|${webhookId}|${crc32(event.body)}`;
  const signature = createSign('RSA-SHA256')
    .update(signed)
    .sign(forgery.key ?? EVENT_CERTIFICATE.key, 'base64');
  return {
    id: event.id,
    body: forgery.body ?? event.body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': forgery.certificateUrl ?? to.certificateUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  };
}

/** Whether PayPal recognizes a signature as its own; `text` is the event verbatim. */
export function isOwnSignature(asked: Readonly<Record<string, unknown>>, text: string): boolean {
  const signed = [asked['transmission_id'], asked['transmission_time'], asked['webhook_id'], crc32(text)];
  return createVerify('RSA-SHA256')
    .update(signed.join('|'))
    .verify(EVENT_CERTIFICATE.certificate, String(asked['transmission_sig']), 'base64');
}
