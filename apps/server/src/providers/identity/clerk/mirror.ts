import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import { workspaceSlug } from '../make-workspace.ts';
import { recordFirstUser } from '../workspaces-repository.ts';
import { clerkMessages } from './messages.ts';
import {
  dropMember,
  findHolder,
  keepSafety,
  noteVersion,
  putAbout,
  putMember,
  putUser,
  putWorkspace,
  setEmail,
} from './mirror-repository.ts';
import { addressOf, nameOf, noAddress, toRole } from './names.ts';
import type { ClerkOrganization, ClerkUser } from './schema.ts';

const ABOUT_LENGTH_MAX = { company: 100, website: 200, bio: 500 } as const;

/** The mirror ID of a member. */
export function memberId(workspaceId: string, userId: string): string {
  return `${workspaceId} ${userId}`;
}

/**
 * Saves a user as reported by the service, in the caller's transaction; false if a later state is known.
 * @throws ApiError 409 if their address belongs to an account that is not the service's.
 */
export async function mirrorUser(db: Database, told: ClerkUser): Promise<boolean> {
  const { id } = told;
  if (!(await noteVersion(db, { kind: 'user', id, version: told.updated_at }))) return false;
  const address = addressOf(told);
  const holder = address === null ? null : await findHolder(db, address, id);
  if (holder !== null && !holder.isMirrored)
    throw new ApiError(409, 'address_taken', clerkMessages.addressTaken);
  // An address belongs to one user there, so its former user has another by now, which is reported to us later.
  if (holder !== null) await setEmail(db, holder.id, noAddress(holder.id));
  await putUser(db, {
    id,
    name: nameOf(told),
    email: address ?? noAddress(id),
    emailVerified: address !== null,
    image: told.image_url || null,
    createdAt: new Date(told.created_at),
  });
  await recordFirstUser(db);
  await putAbout(db, id, aboutOf(told));
  await keepSafety(db, id, {
    twoFactor: told.two_factor_enabled,
    passwordChangedAt: told.password_last_updated_at ?? null,
  });
  return true;
}

function aboutOf({ public_metadata: metadata }: ClerkUser) {
  const fields = Object.entries(ABOUT_LENGTH_MAX).flatMap(([field, most]) => {
    const text = metadata?.[field];
    return typeof text === 'string' ? [[field, text.slice(0, most)]] : [];
  });
  return Object.fromEntries(fields) as Partial<Record<keyof typeof ABOUT_LENGTH_MAX, string>>;
}

/** Saves a workspace as reported by the service, in the caller's transaction; false if a later state is known. */
export async function mirrorWorkspace(db: Database, told: ClerkOrganization): Promise<boolean> {
  const { id, name } = told;
  if (!(await noteVersion(db, { kind: 'workspace', id, version: told.updated_at }))) return false;
  await putWorkspace(db, { id, name, slug: workspaceSlug(name), createdAt: new Date(told.created_at) });
  return true;
}

/** A membership as reported by the service or a token; its user and workspace exist. */
export interface ToldMember {
  readonly workspaceId: string;
  readonly userId: string;
  /** The service's name of the role; null: not a member. */
  readonly role: string | null;
  /** Milliseconds since 1970. */
  readonly version: number;
}

/** Saves a user's membership and role, in the caller's transaction; false if a later state is known. */
export async function mirrorMember(db: Database, told: ToldMember): Promise<boolean> {
  const { workspaceId, userId, role, version } = told;
  const id = memberId(workspaceId, userId);
  if (!(await noteVersion(db, { kind: 'member', id, version, isGone: role === null }))) return false;
  if (role === null) await dropMember(db, workspaceId, userId);
  else await putMember(db, { workspaceId, userId, role: toRole(role) });
  return true;
}
