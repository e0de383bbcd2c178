import type { WorkspaceRole } from '@pagewright/contract/auth';
import { normalizeEmail } from '@pagewright/contract/auth';
import type { ClerkUser } from './schema.ts';

const ADMIN = 'org:admin';
const MEMBER = 'org:member';
/** A role of the organization's own, which the operator adds there. */
const CLIENT = 'org:client';

/** The service's name of a role. */
export function toClerkRole(role: WorkspaceRole): string {
  if (role === 'client') return CLIENT;
  return role === 'admin' ? ADMIN : MEMBER;
}

/** Our name of a role of the service's; whatever else there is has the fewer rights. Its tokens say it without `org:`. */
export function toRole(role: string): WorkspaceRole {
  if (role === CLIENT || role === 'client') return 'client';
  return role === ADMIN || role === 'admin' ? 'admin' : 'basic_member';
}

/** What a user is called: their name, else their name for signing in, else what stands before the @ of their address. */
export function nameOf(user: ClerkUser): string {
  const full = [user.first_name, user.last_name].filter(Boolean).join(' ').trim();
  return full || user.username || addressOf(user)?.split('@')[0] || 'Someone';
}

/** First and last name: the first word, and the rest. */
export function splitName(name: string): { readonly first_name: string; readonly last_name: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** The address of a user in its one form: the primary one, else the first, of those that were proven; null where none was. */
export function addressOf(user: ClerkUser): string | null {
  const proven = user.email_addresses.filter(({ verification }) => verification?.status === 'verified');
  const chosen = proven.find(({ id }) => id === user.primary_email_address_id) ?? proven[0];
  return chosen === undefined ? null : normalizeEmail(chosen.email_address);
}

/** Stands in the place of an address that a user has not: no mail reaches it, and nobody can have it. */
export function noAddress(userId: string): string {
  return `${userId.toLowerCase()}@no-address.invalid`;
}

/** The workspace that a user works in outside of every organization. */
export function personalWorkspaceId(userId: string): string {
  return `personal_${userId}`;
}

/** Whether a workspace is an organization of the service's, which others can be in. */
export function isOrganization(workspaceId: string): boolean {
  return workspaceId.startsWith('org_');
}
