import { FEATURE_NAMES } from '@pagewright/contract/feature-names';

/** Where parts of a feature stand, all under its one name. */
export const LOCATIONS = ['web', 'contract', 'server', 'e2e'] as const;
export type Location = (typeof LOCATIONS)[number];

/** Features that need less than all four places, and why. */
const EXCEPTIONS: Readonly<Record<string, readonly Location[]>> = {
  // No screen of their own: what a person sees of them stands in the screen that uses them.
  health: ['contract', 'server'],
  files: ['contract', 'server'],
  audit: ['contract', 'server'],
  // The score of a text while it is written, for the screens on which one writes.
  scoring: ['web'],
  // Pages that the server writes; their scripts stand in apps/web/marketing.
  marketing: ['server', 'e2e'],
  // A form of the marketing site.
  contact: ['contract', 'server'],
  // Of the marketing site and of the application alike.
  consent: ['e2e'],
};

/** All names that a feature may have. */
export const KNOWN_FEATURES: readonly string[] = [...new Set([...FEATURE_NAMES, ...Object.keys(EXCEPTIONS)])];

/** The places that a feature must stand in. */
export function locationsOf(feature: string): readonly Location[] {
  return EXCEPTIONS[feature] ?? LOCATIONS;
}
