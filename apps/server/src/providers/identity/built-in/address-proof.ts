import { VERIFY_LINK_HOURS } from '@pagewright/contract/settings/address';
import { ApiError } from '../../../platform/api-error.ts';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import type { AddressProof } from '../account-security.ts';
import { claimAttempt, verificationLimit } from './attempts.ts';
import { createLink, useLink, revokeLinks } from './mailed-links.ts';
import { identityMessages } from './messages.ts';
import { findPerson, markVerified } from './repository.ts';

const PURPOSE = 'verify-email';

/** A confirmation link to be emailed. */
export interface VerifyLink {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

/**
 * Confirms the addresses of our own accounts. A link works only in a session of its account: someone who merely reads
 * the emails of an address that somebody else signed up with cannot confirm that account with a click.
 */
export function createAddressProof(options: {
  readonly db: Database;
  readonly isRequired: boolean;
  /** Whether emails leave this installation: only then does an emailed secret prove who owns an address. */
  readonly sendsMail: boolean;
  readonly mailLink: (link: VerifyLink) => Promise<void>;
}): AddressProof {
  const { db, isRequired, sendsMail } = options;
  const confirm = async (userId: string, inside: Database): Promise<void> => {
    await markVerified(inside, userId);
    await revokeLinks(inside, userId, PURPOSE);
  };
  return {
    isRequired,
    isVerified: async (userId, inside) => (await findPerson(inside, { id: userId }))?.isVerified ?? false,
    async require({ userId }, inside) {
      if (!isRequired || (await findPerson(inside, { id: userId }))?.isVerified) return;
      throw new ApiError(403, 'address_unverified', identityMessages.addressUnverified);
    },
    async sendLink(userId) {
      const person = await findPerson(db, { id: userId });
      if (!isRequired || !person || person.isVerified)
        throw new ApiError(409, 'address_verified', identityMessages.addressVerified);
      await claimAttempt(db, verificationLimit(userId));
      const token = await createVerifyLink(db, userId);
      await options.mailLink({ ...person, userId, token });
    },
    async verify(userId, token) {
      await withTransaction({ db }, async (inside) => {
        if ((await useLink(inside.db, PURPOSE, token, userId)) === null)
          throw new ApiError(422, 'link_invalid', identityMessages.linkInvalid);
        await confirm(userId, inside.db);
      });
    },
    async proveByMailedSecret(userId, inside) {
      if (sendsMail) await confirm(userId, inside);
    },
  };
}

/** Creates the link that confirms a user's address and invalidates earlier ones. */
export function createVerifyLink(db: Database, userId: string): Promise<string> {
  return createLink(db, { userId, purpose: PURPOSE, seconds: VERIFY_LINK_HOURS * 3600 });
}
