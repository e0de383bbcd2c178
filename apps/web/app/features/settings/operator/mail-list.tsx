import { listMail } from '@pagewright/contract/auth';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PaginatedList } from './paginated-list.tsx';
import { operatorTabMessages } from './operator-tab-messages.ts';
import classes from './operator.module.css';
import settings from '../settings.module.css';

const PAGE = 20;

/** The emails the product wrote, newest first; without a mail server they can only be read here. */
export function MailList() {
  const m = useMessages(operatorTabMessages);
  const format = useFormatter();
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listMail, { query: { limit: PAGE } }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listMail,
        { query: { limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Newer emails are shown too.
    staleTime: 0,
  });
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <section className={settings.card} aria-labelledby="outbox">
      <h2 id="outbox" className={settings.title}>
        {m.outbox}
      </h2>
      <p className={settings.help}>{m.outboxHelp}</p>
      <PaginatedList
        list={list}
        messages={{ ...m, empty: m.noMails, failed: m.mailsFailed }}
        isEmpty={mails.length === 0}
      >
        {mails.map((mail) => (
          <li key={mail.id}>
            <details className={classes.message}>
              <summary>
                <span className={classes.subject}>
                  {mail.subject}{' '}
                  {mail.sentAt === null ? (
                    <Badge tint="amber">{m.keptHere}</Badge>
                  ) : (
                    <Badge tint="green">{m.sent}</Badge>
                  )}
                </span>
                <span className={classes.note}>{m.to(mail.recipient, format.dateTime(mail.createdAt))}</span>
              </summary>
              <p className={classes.text}>{mail.text === '' ? m.blanked : mail.text}</p>
            </details>
          </li>
        ))}
      </PaginatedList>
    </section>
  );
}
