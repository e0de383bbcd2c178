import { CompetitiveAnalytics } from '../features/analytics/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).analyticsTitle);

/** Competitive Analytics. */
export default function Analytics() {
  return <CompetitiveAnalytics />;
}
