import { TeamScreen } from '../features/team/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).teamTitle);

/** Team Management. */
export default function Team() {
  return <TeamScreen />;
}
