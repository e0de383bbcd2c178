import { Button } from '@mantine/core';
import {
  compareSitePage,
  openSitePage,
  type SitePageComparison,
  type SitePageRow,
} from '@pagewright/contract/analytics';
import { updateContent } from '@pagewright/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiQueryKey, callOrThrow, useApiMutation } from '../../../lib/api/api-query.ts';
import { ChangedText, ChangeLegend } from '../../../lib/compare-texts/changed-text.tsx';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Caution } from '../../../ui/caution.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import own from './site.module.css';

interface RefreshPageDialogProps {
  readonly page: SitePageRow;
  readonly onClose: () => void;
}

/** The live page beside what the workspace has of it, and the ways to go on. */
export function RefreshPageDialog({ page: { id, url, title }, onClose }: RefreshPageDialogProps) {
  const m = useMessages(crawlMessages);
  const params = { id };
  const query = useQuery({
    queryKey: apiQueryKey(compareSitePage, { params }),
    queryFn: ({ signal }) => callOrThrow(compareSitePage, { params }, { signal }),
    // It is read once each time the dialog opens.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <WideDialog isOpen title={title || url} width={860} closeLabel={m.refresh_close} onClose={onClose}>
      <div className={own.refresh}>
        <p className={classes.quiet}>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {url}
          </a>
        </p>
        <QueryView
          query={query}
          messages={{ loading: m.refresh_reading, failed: m.refresh_failed, retry: m.retry }}
        >
          {(comparison) => (
            <>
              <Actions id={id} comparison={comparison} />
              <Differences comparison={comparison} />
            </>
          )}
        </QueryView>
      </div>
    </WideDialog>
  );
}

const isSame = ({ before, live }: SitePageComparison): boolean =>
  before !== null && before.text === live.text && before.title.trim() === live.title.trim();

interface ActionsProps {
  readonly id: string;
  readonly comparison: SitePageComparison;
}

function Actions({ id, comparison }: ActionsProps) {
  const m = useMessages(crawlMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const goTo = (contentId: string, message: string): void => {
    void queries.invalidateQueries({ queryKey: ['api', 'content'] });
    notify({ type: 'success', message });
    void navigate(`/content/${contentId}`);
  };
  const opening = useApiMutation(openSitePage, {
    onSuccess: ({ contentId, isNew, teammate }) => {
      const known = teammate === null ? m.open_known : m.open_teammate(teammate);
      goTo(contentId, isNew ? m.open_new : known);
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.open_failed }),
  });
  const taking = useApiMutation(updateContent, {
    onSuccess: ({ id: contentId }) => goTo(contentId, m.refresh_taken),
    onError: ({ failure }) => notifyFailure(failure, { message: m.refresh_takeFailed }),
  });
  const { item, before, live } = comparison;
  return (
    <div className={classes.action}>
      <Button loading={opening.isPending} onClick={() => opening.mutate({ params: { id } })}>
        {item === null ? m.open : m.refresh_openArticle}
      </Button>
      {item === null || before?.text === live.text ? null : (
        <Button
          variant="default"
          loading={taking.isPending}
          onClick={() =>
            taking.mutate({
              params: { id: item.id },
              body: { content: item.content, revision: item.revision },
            })
          }
        >
          {m.refresh_take}
        </Button>
      )}
    </div>
  );
}

function Differences({ comparison }: { readonly comparison: SitePageComparison }) {
  const m = useMessages(crawlMessages);
  const format = useFormatter();
  const { before, live, isCut } = comparison;
  if (before === null) return <p className={classes.quiet}>{m.refresh_nothingBefore}</p>;
  const at = format.dateTime(before.at);
  const from = before.by === 'article' ? m.refresh_article(at) : m.refresh_crawl(at);
  if (isSame(comparison))
    return (
      <p role="status">
        {before.by === 'article' ? m.refresh_sameArticle(at) : m.refresh_sameCrawl(at)}
        {isCut ? ` ${m.refresh_cut}` : ''}
      </p>
    );
  return (
    <>
      {isCut ? <Caution>{m.refresh_cut}</Caution> : null}
      <ChangeLegend before={from} after={m.refresh_live} />
      {before.title.trim() === live.title.trim() ? null : (
        <section>
          <h3 className={own.part}>{m.refresh_title}</h3>
          <ChangedText before={before.title} after={live.title} />
        </section>
      )}
      {before.text === live.text ? (
        <p className={classes.quiet}>{m.refresh_sameText}</p>
      ) : (
        <section>
          <h3 className={own.part}>{m.refresh_text}</h3>
          <ChangedText before={before.text} after={live.text} />
        </section>
      )}
    </>
  );
}
