import type { SignInOutcome } from '@pagewright/contract/settings/security';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/client.ts';

/** How recently a user must have confirmed their identity, named like the identity service's presets. */
export type ProofPreset = 'strict_mfa' | 'strict' | 'moderate' | 'lax';

/** Account security shown to the user. */
export interface AccountState {
  readonly twoFactorAuth: boolean;
  /** Null if no second factor is on. */
  readonly recoveryCodesLeft: number | null;
  readonly passwordLastChanged: Date | null;
}

/** An active session of an account. */
export interface ListedSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  /** Precise to the minute. */
  readonly lastSeenAt: Date;
}

/** A sign-in to an account, or an attempt. */
export interface ListedSignIn {
  readonly createdAt: Date;
  readonly outcome: SignInOutcome;
  readonly ipAddress: string;
  readonly userAgent: string;
}

type Person = Pick<Actor, 'userId' | 'sessionId' | 'email'>;

/**
 * Runs in the transaction that sets a password by an emailed link, before the address counts as confirmed. `mailKey`
 * identifies the email with the link.
 */
export type AfterReset = (
  db: Database,
  person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly isVerified: boolean;
    readonly mailKey: string;
  },
) => Promise<void>;

/** Proof of address ownership by emailed links. */
export interface AddressProof {
  /**
   * Whether actions that reach beyond the account require it: if email is set up, unless the operator decides
   * otherwise.
   */
  readonly isRequired: boolean;
  isVerified(userId: string, db: Database): Promise<boolean>;
  /** Reads through the caller's `db`. @throws ApiError 403 `address_unverified`. */
  require(person: Pick<Actor, 'userId'>, db: Database): Promise<void>;
  /** Emails a new link. @throws ApiError 409 if the address is confirmed or no email can be sent, 429. */
  sendLink(userId: string): Promise<void>;
  /** Accepts a link, only for the caller's own account. @throws ApiError 422. */
  verify(userId: string, token: string): Promise<void>;
  /** Confirms the address of a user who used a secret emailed to it; does nothing if no email is sent. */
  proveByMailedSecret(userId: string, db: Database): Promise<void>;
}

/** Security of the user's own account. Attempts at everything that can be guessed are limited. */
export interface AccountSecurity {
  /** Null if another service confirms addresses. */
  readonly address: AddressProof | null;
  read(userId: string): Promise<AccountState>;
  /** The newest active sessions. */
  listSessions(userId: string): Promise<ListedSession[]>;
  /** The newest sign-ins of the past 90 days. */
  listSignIns(userId: string): Promise<ListedSignIn[]>;
  /** Ends a session of the user; returns whether it existed. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all of the user's sessions except the current one. */
  endOtherSessions(person: Person): Promise<void>;
  /** Ends all sessions of the user. */
  endAllSessions(userId: string): Promise<void>;
  /**
   * Changes the password, ends every session, and starts a new one; returns the cookies to set.
   * @throws ApiError 422 for a wrong current password, 429.
   */
  changePassword(
    person: Person,
    given: { readonly currentPassword: string; readonly newPassword: string },
    userAgent: string,
  ): Promise<readonly string[]>;
  /**
   * Records that the session's user confirmed their identity again.
   * @throws ApiError 422 for a wrong password or code, 429.
   */
  prove(
    person: Person,
    proof: { readonly password?: string | undefined; readonly code?: string | undefined },
  ): Promise<void>;
  /**
   * Reads through the caller's `db`: waiting for a second connection while holding a transaction could deadlock.
   * @throws ApiError 403 `password_again` or `code_again` if the session's user must confirm their identity again.
   */
  requireProof(person: Person, preset: ProofPreset, db: Database): Promise<void>;
  /**
   * Creates an authenticator secret, replacing an unconfirmed one.
   * @throws ApiError 409 if a second factor is on.
   */
  beginTwoFactor(person: Person): Promise<{ readonly secret: string; readonly uri: string }>;
  /**
   * Turns the second factor on and returns its recovery codes.
   * @throws ApiError 409 if setup was not started or one is on, 422 for a wrong code, 429.
   */
  confirmTwoFactor(person: Person, code: string): Promise<readonly string[]>;
  /** @throws ApiError 409 if no second factor is on. */
  renewRecoveryCodes(userId: string): Promise<readonly string[]>;
  /** Turns the second factor off; returns whether it was on. */
  removeTwoFactor(userId: string): Promise<boolean>;
  /** Re-encrypts the secrets of second factors with the installation's current key. */
  resealSecrets(): Promise<void>;
}
