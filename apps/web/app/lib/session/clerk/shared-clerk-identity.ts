import type { HostedIdentity } from '../hosted-identity-port.ts';
import { clerkIdentity } from './clerk-identity.ts';

let instance: HostedIdentity | null = null;

/**
 * This window's single instance.
 * @param told the service's configuration from the document, as JSON
 */
export function sharedClerkIdentity(told: string): HostedIdentity {
  instance ??= clerkIdentity(told);
  return instance;
}
