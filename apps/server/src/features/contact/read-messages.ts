import type { ContactMessage, listContactMessages, updateContactMessage } from '@pagewright/contract/contact';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { httpMessages } from '../../platform/http/messages.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { countMessages, findMessages, markMessage, removeMessage, type MessageRow } from './repository.ts';

/** Totals above this are not counted exactly. */
const TOTAL_EXACT_MAX = 10_000;

/** Lists a page of contact messages, newest first. */
export async function listMessages(
  ctx: Context,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<CallOutput<typeof listContactMessages>> {
  const [found, counted, unread] = await Promise.all([
    findMessages(ctx.db, { after: cursor ?? null, limit: limit + 1 }),
    countMessages(ctx.db, 'all', TOTAL_EXACT_MAX + 1),
    countMessages(ctx.db, 'unread', TOTAL_EXACT_MAX),
  ]);
  const messages = found.slice(0, limit);
  return {
    messages: messages.map(toMessage),
    total: Math.min(counted, TOTAL_EXACT_MAX),
    totalIsEstimate: counted > TOTAL_EXACT_MAX,
    unread,
    nextCursor: found.length > limit ? (messages.at(-1)?.id ?? null) : null,
  };
}

/** Sets or clears marks of a message. @throws ApiError 404. */
export async function updateMessage(
  ctx: Context,
  id: string,
  marks: ParsedRequest<typeof updateContactMessage>['body'],
): Promise<ContactMessage> {
  const row = isUuid(id) ? await markMessage(ctx.db, id, marks) : null;
  if (!row) throw missing();
  return toMessage(row);
}

/** Deletes a message permanently. @throws ApiError 404. */
export async function deleteMessage(ctx: Context, id: string): Promise<undefined> {
  if (!isUuid(id) || !(await removeMessage(ctx.db, id))) throw missing();
}

const missing = (): ApiError => new ApiError(404, 'not_found', httpMessages.notFound);

function toMessage(row: MessageRow): ContactMessage {
  const { id, name, email, company, subject, message, inquiryType, isLikelySpam } = row;
  return {
    id,
    name,
    email,
    company,
    subject,
    message,
    inquiryType,
    isLikelySpam,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
