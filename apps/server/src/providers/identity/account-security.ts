import type { SignInOutcome } from '@pagewright/contract/settings/security';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/client.ts';

/** How lately somebody must have shown who they are, by the identity service's names for it. */
export type ProofPreset = 'strict_mfa' | 'strict' | 'moderate' | 'lax';

/** What is known of the safety of an account. */
export interface AccountState {
  readonly twoFactorAuth: boolean;
  /** Null where no second factor is on. */
  readonly recoveryCodesLeft: number | null;
  readonly passwordLastChanged: Date | null;
}

/** A session of an account that stands. */
export interface ListedSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastSeenAt: Date;
}

/** A sign-in to an account, or an attempt at it. */
export interface ListedSignIn {
  readonly createdAt: Date;
  readonly outcome: SignInOutcome;
  readonly ipAddress: string;
  readonly userAgent: string;
}

type Person = Pick<Actor, 'userId' | 'sessionId' | 'email'>;

/**
 * What happens in the transaction that sets a password by a mailed link, before the address counts as proven.
 * `mailKey` names the mail that held the link.
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

/** Whether people's addresses are theirs, as mailed links prove it. */
export interface AddressProof {
  /** Whether what reaches beyond the account waits for it: where mail is set up, unless the operator says otherwise. */
  readonly isRequired: boolean;
  isVerified(userId: string, db: Database): Promise<boolean>;
  /** Reads through the caller's `db`. @throws ApiError 403 `address_unverified`. */
  require(person: Pick<Actor, 'userId'>, db: Database): Promise<void>;
  /** Mails a new link. @throws ApiError 409 where the address is confirmed, or no mail can be sent, 429. */
  sendLink(userId: string): Promise<void>;
  /** Takes a link, of the caller's own account only. @throws ApiError 422. */
  verify(userId: string, token: string): Promise<void>;
  /** Confirms the address of a user who used a secret that was mailed to it; does nothing where no mail is sent. */
  proveByMailedSecret(userId: string, db: Database): Promise<void>;
}

/** What people do about the safety of their own account. All that can be guessed at is counted. */
export interface AccountSecurity {
  /** Null where another service proves addresses. */
  readonly address: AddressProof | null;
  read(userId: string): Promise<AccountState>;
  /** The newest that stand. */
  listSessions(userId: string): Promise<ListedSession[]>;
  /** The newest of 90 days. */
  listSignIns(userId: string): Promise<ListedSignIn[]>;
  /** Ends a session of the user; whether there was one. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of the user but the one. */
  endOtherSessions(person: Person): Promise<void>;
  /** Ends all sessions of the user. */
  endAllSessions(userId: string): Promise<void>;
  /**
   * Sets another password, ends every session, and begins a new one: what is to be set as cookies.
   * @throws ApiError 422 for a wrong current password, 429.
   */
  changePassword(
    person: Person,
    given: { readonly currentPassword: string; readonly newPassword: string },
    userAgent: string,
  ): Promise<readonly string[]>;
  /**
   * Notes that the session's user has shown again who they are.
   * @throws ApiError 422 for what is wrong, 429.
   */
  prove(
    person: Person,
    proof: { readonly password?: string | undefined; readonly code?: string | undefined },
  ): Promise<void>;
  /**
   * Reads through the caller's `db`: one who holds a transaction and waited for a second connection could wait for ever.
   * @throws ApiError 403 `password_again` or `code_again` where the session's user has to show again who they are.
   */
  requireProof(person: Person, preset: ProofPreset, db: Database): Promise<void>;
  /**
   * Makes a secret for an authenticator, in place of one that was only begun.
   * @throws ApiError 409 where a second factor is on.
   */
  beginTwoFactor(person: Person): Promise<{ readonly secret: string; readonly uri: string }>;
  /**
   * Turns the second factor on, and answers its recovery codes.
   * @throws ApiError 409 where none was begun or one is on, 422 for a wrong code, 429.
   */
  confirmTwoFactor(person: Person, code: string): Promise<readonly string[]>;
  /** @throws ApiError 409 where no second factor is on. */
  renewRecoveryCodes(userId: string): Promise<readonly string[]>;
  /** Turns the second factor off; whether it was on. */
  removeTwoFactor(userId: string): Promise<boolean>;
  /** Seals the secrets of second factors anew, with the current key of the installation. */
  resealSecrets(): Promise<void>;
}
