import type { HostedIdentity } from './hosted-identity-port.ts';

/** What the document tells of a hosted identity service; null where people sign in by this application's own forms. */
function told(): string | null {
  return document.querySelector('meta[name="identity-provider"]')?.getAttribute('content') ?? null;
}

/** Whether people sign in at a hosted identity service, and not by this application's own forms. */
export function isHosted(): boolean {
  return told() !== null;
}

/**
 * The hosted identity service, whose code is loaded only where there is one.
 * @throws Error where it cannot be loaded.
 */
export async function hostedIdentity(): Promise<HostedIdentity> {
  return (await import('./clerk/the-clerk-identity.ts')).theClerkIdentity(told() ?? '');
}
