import type { HostedIdentity } from '../hosted-identity-port.ts';
import { clerkIdentity } from './clerk-identity.ts';

let made: HostedIdentity | null = null;

/**
 * This window's single instance.
 * @param told the service's configuration from the document, as JSON
 */
export function theClerkIdentity(told: string): HostedIdentity {
  made ??= clerkIdentity(told);
  return made;
}
