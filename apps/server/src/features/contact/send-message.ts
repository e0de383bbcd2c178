import { createHash, randomUUID } from 'node:crypto';
import type { ContactForm, sendContactMessage } from '@pagewright/contract/contact';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { httpMessages } from '../../http/messages.ts';
import { mailOperators } from './mail-operators.ts';
import { limitMessages, mayMail } from './policy.ts';
import { findMessageOf, insertMessage, type MessageRow } from './repository.ts';

/** How a message was sent. */
export interface Sending {
  /** Names the sending, so that one that is repeated is kept once; null: nothing does. */
  readonly key: string | null;
  /** The network address that it came from; it is counted and not kept. */
  readonly address: string;
}

/**
 * Keeps what a visitor wrote, and mails it to the operator where mail is set up.
 * @throws ApiError 422 where the key came with another message, 429 where the address has written often.
 */
export async function sendMessage(
  ctx: Pick<Context, 'db' | 'services'>,
  form: ContactForm,
  { key: given, address }: Sending,
): Promise<CallOutput<typeof sendContactMessage>> {
  const digest = hash(JSON.stringify(form));
  const key = given === null ? randomUUID() : hash(given);
  const kept = await findMessageOf(ctx, key);
  if (kept) return answerOf(kept, digest);
  await limitMessages(ctx, address);
  const isMailed = form.website === '' && ctx.services.mail !== null && (await mayMail(ctx));
  const { website, company, ...written } = form;
  const message = await withTransaction(ctx, async (inside) => {
    const row = await insertMessage(inside, {
      ...written,
      company: company === '' ? null : company,
      isLikelySpam: website !== '',
      key,
      digest,
    });
    if (row && isMailed) await mailOperators(inside, row);
    return row ?? (await findMessageOf(inside, key));
  });
  // Two at once with one key, of which the operator deleted the one that was kept.
  if (!message) throw new ApiError(503, 'unavailable', httpMessages.unavailable);
  return answerOf(message, digest);
}

function answerOf({ id, createdAt, digest }: MessageRow, expected: string) {
  if (digest !== expected) throw new ApiError(422, 'idempotency_key_reused', httpMessages.keyReused);
  return { id, createdAt: createdAt.toISOString() };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
