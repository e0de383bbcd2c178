import { OutlineScreen } from '../features/outline/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).outlineTitle);

/** Smart Outline Generator. */
export default function Outline() {
  return <OutlineScreen />;
}
