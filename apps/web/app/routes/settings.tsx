import { SettingsScreen } from '../features/settings/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).settingsTitle);

/** Settings. */
export default function Settings() {
  return <SettingsScreen />;
}
