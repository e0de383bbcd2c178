import { createHash, randomUUID } from 'node:crypto';
import type { ContactForm, sendContactMessage } from '@pagewright/contract/contact';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { httpMessages } from '../../platform/http/messages.ts';
import { mailOperators } from './mail-operators.ts';
import { limitMessages, mayMail } from './policy.ts';
import { findMessageByKey, insertMessage, type MessageRow } from './repository.ts';

/** Metadata of a submission. */
export interface Submission {
  /** Idempotency key, so that a repeated submission is stored once; null if there is none. */
  readonly key: string | null;
  /** Network address of the sender, which is counted but not stored. */
  readonly address: string;
}

/**
 * Stores a visitor's message, and mails it to the operator if mail is configured.
 * @throws ApiError 422 if the key was used for another message, 429 if the address has sent too many.
 */
export async function sendMessage(
  ctx: Pick<Context, 'db' | 'services'>,
  form: ContactForm,
  { key: given, address }: Submission,
): Promise<CallOutput<typeof sendContactMessage>> {
  const digest = hash(JSON.stringify(form));
  const key = given === null ? randomUUID() : hash(given);
  const existing = await findMessageByKey(ctx.db, key);
  if (existing) return toResponse(existing, digest);
  await limitMessages(ctx, address);
  const isMailed = form.website === '' && ctx.services.mail !== null && (await mayMail(ctx));
  const { website, company, ...written } = form;
  const message = await withTransaction(ctx, async (inside) => {
    const row = await insertMessage(inside.db, {
      ...written,
      company: company === '' ? null : company,
      isLikelySpam: website !== '',
      key,
      digest,
    });
    if (row && isMailed) await mailOperators(inside, row);
    return row ?? (await findMessageByKey(inside.db, key));
  });
  // Two concurrent submissions with one key, where the operator deleted the stored one in between.
  if (!message) throw new ApiError(503, 'unavailable', httpMessages.unavailable);
  return toResponse(message, digest);
}

function toResponse({ id, createdAt, digest }: MessageRow, expected: string) {
  if (digest !== expected) throw new ApiError(422, 'idempotency_key_reused', httpMessages.keyReused);
  return { id, createdAt: createdAt.toISOString() };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
