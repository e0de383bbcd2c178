import type { ClerkSettings } from '../../../platform/config/identity-settings.ts';
import type { IdentityPage } from '../port.ts';

const CLERK_JS = '/npm/@clerk/clerk-js@6/dist/clerk.browser.js';
const CLERK_UI = '/npm/@clerk/ui@1/dist/ui.browser.js';
/** Origin of the service's CAPTCHA. */
const CHALLENGES = 'https://challenges.cloudflare.com';

/** What the application's HTML needs for Clerk, and what its scripts may do there. */
export function clerkPage({ publishableKey, frontendUrl }: ClerkSettings): IdentityPage {
  const { origin } = new URL(frontendUrl);
  return {
    about: {
      name: 'clerk',
      publishableKey,
      scriptUrl: `${frontendUrl}${CLERK_JS}`,
      uiScriptUrl: `${frontendUrl}${CLERK_UI}`,
    },
    sources: {
      scripts: [origin, CHALLENGES],
      connections: [origin],
      frames: [CHALLENGES],
      workers: ['blob:'],
    },
  };
}
