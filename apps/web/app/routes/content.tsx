import { ContentStudio } from '../features/content/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(navigationMessages).contentTitle);

/** Content Studio. */
export default function Content() {
  return <ContentStudio />;
}
