import { ApiError } from '../../platform/api-error.ts';
import type { Actor } from '../../platform/context.ts';
import { mayEdit, mayRead } from '../content/index.ts';
import { calendarMessages } from './messages.ts';
import type { EventRow } from './repository.ts';

/** Events follow the rules of items. @throws ApiError 404 if there is no event that the actor may read. */
export function requireReadable(actor: Actor, event: EventRow | undefined): EventRow {
  if (event && mayRead(actor, event)) return event;
  throw new ApiError(404, 'not_found', calendarMessages.notFound);
}

/** @throws ApiError 404 as `requireReadable`, 403 if the actor may read but not change the event. */
export function requireEditable(actor: Actor, event: EventRow | undefined): EventRow {
  const readable = requireReadable(actor, event);
  if (mayEdit(actor, readable)) return readable;
  throw new ApiError(403, 'forbidden', calendarMessages.notYours);
}
