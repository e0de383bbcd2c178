import { FEATURE_NAMES } from '@pagewright/contract/feature-names';

/** Where the parts of a feature are, all under the same name. */
export const LOCATIONS = ['web', 'contract', 'server', 'e2e'] as const;
export type Location = (typeof LOCATIONS)[number];

/** Features that do not need all four locations, and why. */
const EXCEPTIONS: Readonly<Record<string, readonly Location[]>> = {
  // No screen of their own: they appear in the screens that use them.
  health: ['contract', 'server'],
  files: ['contract', 'server'],
  audit: ['contract', 'server'],
  // Live scoring, for the screens with an editor.
  scoring: ['web'],
  // Server-rendered pages; their scripts are in apps/web/marketing.
  marketing: ['server', 'e2e'],
  // A form on the marketing site.
  contact: ['contract', 'server'],
  // Shared by the marketing site and the application.
  consent: ['e2e'],
};

/** All valid feature names. */
export const KNOWN_FEATURES: readonly string[] = [...new Set([...FEATURE_NAMES, ...Object.keys(EXCEPTIONS)])];

/** The locations that a feature must have. */
export function locationsOf(feature: string): readonly Location[] {
  return EXCEPTIONS[feature] ?? LOCATIONS;
}
