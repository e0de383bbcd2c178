import { AdvancedScreen } from '../features/advanced/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).advancedTitle);

/** Advanced Features. */
export default function Advanced() {
  return <AdvancedScreen />;
}
