import { ReportsScreen } from '../features/reports/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).reportsTitle);

/** Reports. */
export default function Reports() {
  return <ReportsScreen />;
}
