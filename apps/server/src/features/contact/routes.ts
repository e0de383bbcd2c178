import * as contract from '@pagewright/contract/contact';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { deleteMessage, listMessages, updateMessage } from './read-messages.ts';
import { sendMessage } from './send-message.ts';

/** Mounts the public route of the contact form, and the operators' routes for messages. */
export function contactRoutes(mount: Mount): void {
  mount(contract.sendContactMessage, (ctx, { body, request }) =>
    sendMessage(ctx, body, { key: readIdempotencyKey(request), address: request.ip }),
  );
  mount(contract.listContactMessages, (ctx, { query }) => listMessages(ctx, query));
  mount(contract.updateContactMessage, (ctx, { params, body }) => updateMessage(ctx, params.id, body));
  mount(contract.deleteContactMessage, (ctx, { params }) => deleteMessage(ctx, params.id));
}
