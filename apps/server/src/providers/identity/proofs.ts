import type { ProofPreset } from './account-security.ts';

/** How long ago each factor was entered in a session, in whole minutes. */
export interface ProofAges {
  readonly password: number;
  /** Null: never. */
  readonly code: number | null;
  readonly hasSecondFactor: boolean;
}

/** Minutes for which a factor counts, and whether both must: the identity service's presets. */
const PRESETS: Readonly<Record<ProofPreset, { readonly minutes: number; readonly both: boolean }>> = {
  strict_mfa: { minutes: 10, both: true },
  strict: { minutes: 10, both: false },
  moderate: { minutes: 60, both: false },
  lax: { minutes: 1440, both: false },
};

/** The factor to enter again: the second factor if it is on, otherwise the password; null: none is needed. */
export function missingProof(ages: ProofAges, preset: ProofPreset): 'password_again' | 'code_again' | null {
  const { minutes, both } = PRESETS[preset];
  const wantsPassword = both || !ages.hasSecondFactor;
  if (wantsPassword && ages.password >= minutes) return 'password_again';
  if (ages.hasSecondFactor && (ages.code === null || ages.code >= minutes)) return 'code_again';
  return null;
}
