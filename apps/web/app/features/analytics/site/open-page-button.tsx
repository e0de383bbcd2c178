import { Button } from '@mantine/core';
import { openSitePage, type SitePageRow } from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { crawlMessages } from './site-messages.ts';

/** Opens the live page as an article in the editor. */
export function OpenPageButton({ page: { id, url, title } }: { readonly page: SitePageRow }) {
  const m = useMessages(crawlMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const opening = useApiMutation(openSitePage, {
    onSuccess: ({ contentId, isNew, teammate }) => {
      void queries.invalidateQueries({ queryKey: ['api', 'content'] });
      const known = teammate === null ? m.open_known : m.open_teammate(teammate);
      notify({ type: 'success', message: isNew ? m.open_new : known });
      void navigate(`/content/${contentId}`);
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.open_failed }),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={opening.isPending}
      aria-label={m.open_named(title || url)}
      onClick={() => opening.mutate({ params: { id } })}
    >
      {m.open}
    </Button>
  );
}
