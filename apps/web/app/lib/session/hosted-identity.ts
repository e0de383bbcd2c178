import type { HostedIdentity } from './hosted-identity-port.ts';

/**
 * The hosted identity service's configuration from the document; null if users sign in with this application's own
 * forms.
 */
function readConfig(): string | null {
  return document.querySelector('meta[name="identity-provider"]')?.getAttribute('content') ?? null;
}

/** Whether users sign in with a hosted identity service rather than this application's own forms. */
export function isHosted(): boolean {
  return readConfig() !== null;
}

/**
 * The hosted identity service. Its code loads only if there is one.
 * @throws Error if it cannot be loaded
 */
export async function hostedIdentity(): Promise<HostedIdentity> {
  return (await import('./clerk/shared-clerk-identity.ts')).sharedClerkIdentity(readConfig() ?? '');
}
