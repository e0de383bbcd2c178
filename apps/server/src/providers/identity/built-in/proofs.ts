import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/client.ts';
import type { ProofPreset } from '../account-security.ts';
import { identityMessages } from './messages.ts';
import { findProofAges } from './security-repository.ts';
import { sessionMissing } from './vendor-error.ts';

/** Minutes for which a factor counts, and whether both do: the identity service's presets. */
const PRESETS: Readonly<Record<ProofPreset, { readonly minutes: number; readonly both: boolean }>> = {
  strict_mfa: { minutes: 10, both: true },
  strict: { minutes: 10, both: false },
  moderate: { minutes: 60, both: false },
  lax: { minutes: 1440, both: false },
};

/**
 * Lets a session pass whose user has lately shown who they are: by the second factor where one is on, else by the password.
 * @throws ApiError 403 `password_again` or `code_again`.
 */
export async function requireProof(db: Database, sessionId: string, preset: ProofPreset): Promise<void> {
  const ages = await findProofAges(db, sessionId);
  if (ages === null) throw sessionMissing();
  const { minutes, both } = PRESETS[preset];
  const wantsPassword = both || !ages.hasSecondFactor;
  if (wantsPassword && ages.password >= minutes)
    throw new ApiError(403, 'password_again', identityMessages.passwordAgain);
  if (ages.hasSecondFactor && (ages.code === null || ages.code >= minutes))
    throw new ApiError(403, 'code_again', identityMessages.codeAgain);
}
