import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';

interface PageLinkProps {
  readonly url: string | null;
  readonly title?: string;
}

/** The title of an evidence page, linked if it has a URL. */
export function PageLink({ url, title = '' }: PageLinkProps) {
  const m = useMessages(advancedMessages);
  if (url === null) return title || m.untitledPage;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {title || url}
    </a>
  );
}
