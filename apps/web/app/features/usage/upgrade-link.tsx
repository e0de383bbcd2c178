import { useMessages } from '../../lib/messages/use-messages.ts';
import { usageMessages } from './messages.ts';

/** The way to buy a larger plan: a page, and no screen of the application. */
export function UpgradeLink() {
  const m = useMessages(usageMessages);
  return <a href="/pricing">{m.upgrade}</a>;
}
