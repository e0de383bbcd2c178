import { firstObjection, email as isEmail, required } from '@pagewright/contract/validators';
import { normalizeEmail, PERSON_NAME_MAX } from '@pagewright/contract/auth';
import { withTransaction, type Database } from '../../../../platform/db/client.ts';
import type { AfterReset } from '../../account-security.ts';
import type { JoinWorkspace } from '../../single-sign-on.ts';
import { findPerson, markVerified } from '../repository.ts';
import type { ProviderIdentity } from './provider-client.ts';
import {
  findUserOf,
  insertUser,
  linkUser,
  lockPerson,
  removePassword,
  type ConnectionRow,
} from './repository.ts';

/** Why a person signed in by the provider is not admitted. */
export type AdmissionRefusal = 'no_email' | 'email_unverified' | 'not_assigned';

/** Thrown in the transaction of a first sign-in to roll it back. */
export class NotAdmitted extends Error {
  readonly reason: AdmissionRefusal;

  constructor(reason: AdmissionRefusal) {
    super(`not admitted: ${reason}`);
    this.reason = reason;
  }
}

/** Dependencies of admitting a person. */
export interface AdmissionParts {
  readonly db: Database;
  readonly afterReset: AfterReset;
  readonly joinWorkspace: JoinWorkspace;
}

/**
 * Finds or creates the account of a person signed in by the provider, and makes them a member with the role of their
 * groups. Atomic.
 * @throws NotAdmitted, and the error of joining if the workspace has no free seat.
 */
export function admitPerson(
  { db, afterReset, joinWorkspace }: AdmissionParts,
  connection: ConnectionRow,
  identity: ProviderIdentity,
): Promise<string> {
  const role = roleOf(connection, identity.groups);
  return withTransaction({ db }, async (inside) => {
    const { issuer, workspaceId } = connection;
    const { subject } = identity;
    await lockPerson(inside.db, `${issuer} ${subject}`);
    const known = await findUserOf(inside.db, issuer, subject);
    const { id: userId, name } =
      known ?? (await firstSignIn({ db: inside.db, afterReset }, connection, identity));
    await joinWorkspace(inside.db, { workspaceId, userId, name, role });
    return userId;
  });
}

/** Links or creates the account of an address, only if the provider vouches for the address. */
async function firstSignIn(
  { db, afterReset }: Pick<AdmissionParts, 'db' | 'afterReset'>,
  { issuer, domains }: ConnectionRow,
  { subject, email: given, isVerified, name: givenName }: ProviderIdentity,
): Promise<{ readonly id: string; readonly name: string }> {
  const email = normalizeEmail(given ?? '');
  if (firstObjection(email, required(), isEmail()) !== null) throw new NotAdmitted('no_email');
  const isOurs = domains.includes(email.slice(email.lastIndexOf('@') + 1));
  if (isVerified === false || (isVerified === null && !isOurs)) throw new NotAdmitted('email_unverified');
  await lockPerson(db, email);
  const person = await findPerson(db, { email });
  if (person === null) {
    const name = (givenName ?? email.slice(0, email.indexOf('@'))).slice(0, PERSON_NAME_MAX);
    const id = await insertUser(db, { name, email });
    await linkUser(db, { userId: id, issuer, subject });
    return { id, name };
  }
  if (!person.isVerified) {
    // The person who created it may not own the address: every way back in is closed, as after a reset.
    await removePassword(db, person.id);
    await afterReset(db, { ...person, mailKey: `single-sign-on:${issuer} ${subject}` });
    await markVerified(db, person.id);
  }
  await linkUser(db, { userId: person.id, issuer, subject });
  return person;
}

/** @throws NotAdmitted for a person in none of the groups if groups decide. */
function roleOf(
  { adminGroups, memberGroups }: ConnectionRow,
  groups: readonly string[],
): 'admin' | 'basic_member' | null {
  if (adminGroups.some((group) => groups.includes(group))) return 'admin';
  if (memberGroups.length > 0 && !memberGroups.some((group) => groups.includes(group)))
    throw new NotAdmitted('not_assigned');
  return adminGroups.length + memberGroups.length === 0 ? null : 'basic_member';
}
