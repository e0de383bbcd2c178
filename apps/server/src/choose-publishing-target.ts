import type { Outgoing } from './outgoing/index.ts';
import { ghostTarget } from './providers/publishing/ghost/client.ts';
import type { PublishingTarget, RemoteAccount } from './providers/publishing/port.ts';
import { wordpressTarget } from './providers/publishing/wordpress/client.ts';

/** The way to publish with an account, by its kind; all of them ask through the guarded way out. */
export function choosePublishingTarget(outgoing: Outgoing): (account: RemoteAccount) => PublishingTarget {
  return (account) => (account.kind === 'ghost' ? ghostTarget : wordpressTarget)(outgoing, account);
}
