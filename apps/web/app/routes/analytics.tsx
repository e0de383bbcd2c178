import { CompetitiveAnalytics } from '../features/analytics/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(navigationMessages).analyticsTitle);

/** Competitive Analytics. */
export default function Analytics() {
  return <CompetitiveAnalytics />;
}
