import type { HostedIdentity } from '../hosted-identity-port.ts';
import { clerkIdentity } from './clerk-identity.ts';

let made: HostedIdentity | null = null;

/** The one that this window has. @param told what the document tells of the service, as JSON */
export function theClerkIdentity(told: string): HostedIdentity {
  made ??= clerkIdentity(told);
  return made;
}
