import { ApiError } from '../../../platform/api-error.ts';
import type { Log } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { UnreadableSecretError, type Secrets } from '../../../platform/secrets/index.ts';
import { claimAttempt, returnAttempt, secondFactorLimit } from './attempts.ts';
import { identityMessages } from './messages.ts';
import { authenticatorUri, generateSecret, stepOfCode } from './one-time-codes.ts';
import { generateRecoveryCodes, normalizeCode, recoveryDigest } from './recovery-codes.ts';
import {
  beginSecret,
  confirmSecret,
  deleteTwoFactor,
  findAllTwoFactors,
  findTwoFactor,
  replaceRecoveryCodes,
  replaceSecret,
  takeRecoveryCode,
  takeStep,
  type StoredTwoFactor,
} from './two-factor-repository.ts';

const placeOf = (userId: string) => ({ workspaceId: '', field: `two-factor:${userId}` });

/** Second factors of users: authenticator codes, and recovery codes that replace them. */
export function createSecondFactor(options: {
  readonly db: Database;
  readonly log: Log;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}) {
  const { db, log, secrets, now } = options;

  const open = ({ userId, secret }: StoredTwoFactor): string | null => {
    try {
      return secrets.open(secret, placeOf(userId));
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      log.warn(
        { event: 'second_factor_sealed', userId },
        'a second factor cannot be opened: its SECRETS_KEY is missing',
      );
      return null;
    }
  };
  const limited = async (userId: string, take: () => Promise<boolean>): Promise<boolean> => {
    const limit = secondFactorLimit(userId);
    await claimAttempt(db, limit);
    const isRight = await take();
    if (isRight) await returnAttempt(db, limit);
    return isRight;
  };
  const isStepTaken = async (stored: StoredTwoFactor, code: string): Promise<boolean> => {
    const secret = open(stored);
    const step = secret === null ? null : stepOfCode(secret, code, now());
    return step !== null && takeStep(db, stored.userId, step);
  };

  return {
    /**
     * Whether a code is valid for the user's second factor. A valid one is used up.
     * @throws ApiError 429 after ten wrong ones in an hour.
     */
    async take(userId: string, given: string): Promise<boolean> {
      const code = normalizeCode(given);
      return limited(userId, async () => {
        const stored = await findTwoFactor(db, userId);
        if (!stored?.isOn) return false;
        return (
          (await isStepTaken(stored, code)) || (await takeRecoveryCode(db, userId, recoveryDigest(code)))
        );
      });
    },
    async begin(userId: string, email: string): Promise<{ secret: string; uri: string }> {
      const secret = generateSecret();
      const isBegun = await beginSecret(db, userId, secrets.seal(secret, placeOf(userId)));
      if (!isBegun) throw isOnAlready();
      return { secret: secret.toUpperCase(), uri: authenticatorUri(secret, email) };
    },
    async confirm(userId: string, code: string): Promise<readonly string[]> {
      const stored = await findTwoFactor(db, userId);
      if (stored === null) throw new ApiError(409, 'two_factor_off', identityMessages.twoFactorOff);
      if (stored.isOn) throw isOnAlready();
      const secret = open(stored);
      let step: number | null = null;
      const isRight = await limited(userId, async () => {
        step = secret === null ? null : stepOfCode(secret, normalizeCode(code), now());
        return step !== null;
      });
      if (!isRight || step === null) throw new ApiError(422, 'wrong_code', identityMessages.wrongCode);
      if (!(await confirmSecret(db, stored, step))) throw isOnAlready();
      return renew(db, userId);
    },
    async renewRecoveryCodes(userId: string): Promise<readonly string[]> {
      const stored = await findTwoFactor(db, userId);
      if (!stored?.isOn) throw new ApiError(409, 'two_factor_off', identityMessages.twoFactorOff);
      return renew(db, userId);
    },
    remove: (userId: string): Promise<boolean> =>
      db.transaction((transaction) => deleteTwoFactor(transaction as unknown as Database, userId)),
    async reseal(): Promise<void> {
      for (const stored of await findAllTwoFactors(db)) {
        if (secrets.isCurrent(stored.secret)) continue;
        const secret = open(stored);
        if (secret !== null) await replaceSecret(db, stored, secrets.seal(secret, placeOf(stored.userId)));
      }
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

async function renew(db: Database, userId: string): Promise<readonly string[]> {
  const codes = generateRecoveryCodes();
  await db.transaction((transaction) =>
    replaceRecoveryCodes(transaction as unknown as Database, userId, codes.map(recoveryDigest)),
  );
  return codes;
}

function isOnAlready(): ApiError {
  return new ApiError(409, 'two_factor_on', identityMessages.twoFactorOn);
}
