import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from './navigation-messages.ts';

/** The document title of a screen: its own title, then the product name. */
export function screenMeta(title: string): { title: string }[] {
  return [{ title: `${title} · ${getMessages(navigationMessages).product}` }];
}
