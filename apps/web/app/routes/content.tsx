import { ContentStudio } from '../features/content/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).contentTitle);

/** Content Studio. */
export default function Content() {
  return <ContentStudio />;
}
