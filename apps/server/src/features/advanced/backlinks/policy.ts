import type { Actor } from '../../../platform/access/actor.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { canManage, type Ownership } from '../../../platform/access/ownership.ts';
import { backlinkMessages } from './messages.ts';

/** All members of a workspace share its leads. @throws ApiError 404 if there is none for the actor. */
export function requireLead<Lead extends Ownership>(actor: Actor, lead: Lead | undefined): Lead {
  if (lead?.workspaceId === actor.workspaceId) return lead;
  throw new ApiError(404, 'not_found', backlinkMessages.notFound);
}

/** Admins and the member who added a lead may remove it. @throws ApiError 404, 403 for other members. */
export function requireRemovableLead<Lead extends Ownership>(actor: Actor, lead: Lead | undefined): Lead {
  const known = requireLead(actor, lead);
  if (canManage(actor, known)) return known;
  throw new ApiError(403, 'forbidden', backlinkMessages.forbidden);
}
