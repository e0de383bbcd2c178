import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';

interface PageLinkProps {
  readonly url: string | null;
  readonly title?: string;
}

/** A page of the evidence by its title, with the way to it where it has an address. */
export function PageLink({ url, title = '' }: PageLinkProps) {
  const m = useMessages(advancedMessages);
  if (url === null) return title || m.untitledPage;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {title || url}
    </a>
  );
}
