import { siteLink } from '../../lib/messages/site-link.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { usageMessages } from './messages.ts';

/** A link to buy a larger plan, on a page outside the application. */
export function UpgradeLink() {
  const m = useMessages(usageMessages);
  return <a href={siteLink('/pricing')}>{m.upgrade}</a>;
}
