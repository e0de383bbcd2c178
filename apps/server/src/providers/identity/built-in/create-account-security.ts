import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import type { AccountSecurity, AddressProof } from '../account-security.ts';
import {
  deleteSessionOf,
  deleteSessionsOf,
  findSessions,
  findSignIns,
  markProven,
} from '../sessions-repository.ts';
import type { AfterResponse } from './after-response.ts';
import { claimAttempt, proofLimit, returnAttempt } from './attempts.ts';
import type { Client } from './client.ts';
import { identityMessages } from './messages.ts';
import { refuseLeaked } from './leaked-passwords.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { requireProof } from './proofs.ts';
import type { SecondFactor } from './second-factor.ts';
import { findPassword, setPasswordHash } from './security-repository.ts';
import { countRecoveryCodes, findTwoFactor } from './two-factor-repository.ts';
import type { VendorCall } from './vendor-error.ts';

/** Account security of the built-in identity, stored in our own tables. */
export function createAccountSecurity(options: {
  readonly db: Database;
  readonly client: Client;
  readonly vendorCall: VendorCall;
  readonly secondFactor: SecondFactor;
  readonly signInFailures: number;
  readonly afterAnswer: AfterResponse;
  readonly address: AddressProof;
  /** @throws ApiError 403 if people with this address must sign in through a provider. */
  readonly refusePassword: (email: string) => Promise<void>;
  /** Waits until this server knows of every session that has already ended. */
  readonly catchUp: () => Promise<void>;
}): AccountSecurity {
  const { db, client, vendorCall, secondFactor, signInFailures, afterAnswer, address, catchUp } = options;

  /** @throws ApiError 422 for a wrong password, 429 after the limit of sign-ins. */
  const checkPassword = async ({ userId }: { userId: string }, given: string): Promise<void> => {
    const limit = proofLimit(userId, signInFailures);
    await claimAttempt(db, limit);
    const stored = await findPassword(db, userId);
    if (stored?.hash == null || !(await verifyPassword({ hash: stored.hash, password: given })))
      throw new ApiError(422, 'wrong_password', identityMessages.wrongPassword);
    await returnAttempt(db, limit);
  };

  return {
    address,
    async read(userId) {
      const [factor, password] = await Promise.all([findTwoFactor(db, userId), findPassword(db, userId)]);
      return {
        twoFactorAuth: factor?.isOn ?? false,
        recoveryCodesLeft: factor?.isOn ? await countRecoveryCodes(db, userId) : null,
        passwordLastChanged: password?.since ?? null,
      };
    },
    listSessions: (userId) => findSessions(db, userId),
    async listSignIns(userId) {
      await afterAnswer.settle(userId);
      return findSignIns(db, userId);
    },
    async endSession(userId, sessionId) {
      const wasThere = await deleteSessionOf(db, userId, sessionId);
      await catchUp();
      return wasThere;
    },
    async endOtherSessions({ userId, sessionId }) {
      await deleteSessionsOf(db, userId, sessionId);
      await catchUp();
    },
    async endAllSessions(userId) {
      await deleteSessionsOf(db, userId, null);
      await catchUp();
    },
    async changePassword(person, { currentPassword, newPassword }, userAgent) {
      // The session that starts with a new password would survive a sign-out at the provider.
      await options.refusePassword(person.email);
      await checkPassword(person, currentPassword);
      refuseLeaked(newPassword, 'newPassword');
      await setPasswordHash(db, person.userId, await hashPassword(newPassword));
      const { headers } = await vendorCall(() =>
        client.api.signInEmail({
          body: { email: person.email, password: newPassword },
          headers: new Headers({ 'user-agent': userAgent }),
          returnHeaders: true,
        }),
      );
      await catchUp();
      return headers.getSetCookie();
    },
    async prove(person, { password, code }) {
      if (password !== undefined) {
        await checkPassword(person, password);
        await markProven(db, person.sessionId, 'password');
      }
      if (code !== undefined) {
        if (!(await secondFactor.take(person.userId, code)))
          throw new ApiError(422, 'wrong_code', identityMessages.wrongCode);
        await markProven(db, person.sessionId, 'code');
      }
      await catchUp();
    },
    requireProof: ({ sessionId }, preset, inside) => requireProof(inside, sessionId, preset),
    beginTwoFactor: ({ userId, email }) => secondFactor.begin(userId, email),
    async confirmTwoFactor({ userId, sessionId }, code) {
      const codes = await secondFactor.confirm(userId, code);
      await markProven(db, sessionId, 'code');
      return codes;
    },
    renewRecoveryCodes: (userId) => secondFactor.renewRecoveryCodes(userId),
    removeTwoFactor: (userId) => secondFactor.remove(userId),
    resealSecrets: () => secondFactor.reseal(),
  };
}
