import type { Outgoing } from '../platform/outgoing/index.ts';
import { ghostTarget } from '../providers/publishing/ghost/client.ts';
import type { PublishingTarget, RemoteAccount } from '../providers/publishing/port.ts';
import { wordpressTarget } from '../providers/publishing/wordpress/client.ts';

/** Creates a client for an account by its kind. All requests go through the SSRF-safe `outgoing` client. */
export function createPublishingTargets(outgoing: Outgoing): (account: RemoteAccount) => PublishingTarget {
  return (account) => (account.kind === 'ghost' ? ghostTarget : wordpressTarget)(outgoing, account);
}
