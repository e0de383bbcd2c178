import { TeamScreen } from '../features/team/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(navigationMessages).teamTitle);

/** Team Management. */
export default function Team() {
  return <TeamScreen />;
}
