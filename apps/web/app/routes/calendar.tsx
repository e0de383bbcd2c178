import { ContentCalendar } from '../features/calendar/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).calendarTitle);

/** Content Calendar. */
export default function Calendar() {
  return <ContentCalendar />;
}
