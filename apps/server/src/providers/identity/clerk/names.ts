import type { WorkspaceRole } from '@pagewright/contract/auth';
import { normalizeEmail } from '@pagewright/contract/auth';
import type { ClerkUser } from './schema.ts';

const ADMIN = 'org:admin';
const MEMBER = 'org:member';
/** A custom role that the operator adds at Clerk. */
const CLIENT = 'org:client';

/** The service's name of a role. */
export function toClerkRole(role: WorkspaceRole): string {
  if (role === 'client') return CLIENT;
  return role === 'admin' ? ADMIN : MEMBER;
}

/** Our name of a service role; unknown roles get the lesser rights. Tokens omit the `org:`. */
export function toRole(role: string): WorkspaceRole {
  if (role === CLIENT || role === 'client') return 'client';
  return role === ADMIN || role === 'admin' ? 'admin' : 'basic_member';
}

/** A user's display name: their name, or else their username, or else the part of their address before the @. */
export function nameOf(user: ClerkUser): string {
  const full = [user.first_name, user.last_name].filter(Boolean).join(' ').trim();
  return full || user.username || addressOf(user)?.split('@')[0] || 'Someone';
}

/** First and last name: the first word and the rest. */
export function splitName(name: string): { readonly first_name: string; readonly last_name: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** A user's normalized address: the primary one, or else the first, of those that are verified; null if none is. */
export function addressOf(user: ClerkUser): string | null {
  const proven = user.email_addresses.filter(({ verification }) => verification?.status === 'verified');
  const chosen = proven.find(({ id }) => id === user.primary_email_address_id) ?? proven[0];
  return chosen === undefined ? null : normalizeEmail(chosen.email_address);
}

/** Placeholder for the address of a user without one: it receives no email and belongs to nobody. */
export function noAddress(userId: string): string {
  return `${userId.toLowerCase()}@no-address.invalid`;
}

/** A user's workspace outside all organizations. */
export function personalWorkspaceId(userId: string): string {
  return `personal_${userId}`;
}

/** Whether a workspace is an organization of the service, which others can join. */
export function isOrganization(workspaceId: string): boolean {
  return workspaceId.startsWith('org_');
}
