import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import type { ProofPreset } from '../account-security.ts';
import { missingProof } from '../proofs.ts';
import { identityMessages } from './messages.ts';
import { findProofAges } from './security-repository.ts';
import { sessionMissing } from './vendor-error.ts';

/**
 * Requires that the session's user proved their identity recently: by the second factor if it is on, otherwise by
 * password.
 * @throws ApiError 403 `password_again` or `code_again`.
 */
export async function requireProof(db: Database, sessionId: string, preset: ProofPreset): Promise<void> {
  const ages = await findProofAges(db, sessionId);
  if (ages === null) throw sessionMissing();
  const missing = missingProof(ages, preset);
  if (missing === 'password_again') throw new ApiError(403, missing, identityMessages.passwordAgain);
  if (missing === 'code_again') throw new ApiError(403, missing, identityMessages.codeAgain);
}
