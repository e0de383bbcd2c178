import { sentencesOf } from '../lib/messages/define-messages.ts';
import { navigationMessages } from './navigation-messages.ts';

/** The document's title for a screen: its own, then the product's. */
export function screenMeta(title: string): { title: string }[] {
  return [{ title: `${title} · ${sentencesOf(navigationMessages).product}` }];
}
