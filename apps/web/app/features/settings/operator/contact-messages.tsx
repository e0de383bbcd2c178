import { listContactMessages } from '@pagewright/contract/contact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ContactMessageRow } from './contact-message-row.tsx';
import { PaginatedList } from './paginated-list.tsx';
import { operatorTabMessages } from './operator-tab-messages.ts';
import classes from '../settings.module.css';

const PAGE = 20;

/** Messages from the contact form, newest first. */
export function ContactMessages() {
  const m = useMessages(operatorTabMessages);
  const list = useInfiniteQuery({
    queryKey: apiQueryKey(listContactMessages, { query: { limit: PAGE } }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listContactMessages,
        { query: { limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const pages = list.data?.pages ?? [];
  const unread = pages[0]?.unread ?? 0;
  return (
    <section className={classes.card} aria-labelledby="contact-messages">
      <h2 id="contact-messages" className={classes.title}>
        {m.contact}
      </h2>
      <p className={classes.help}>
        {m.contactHelp} {unread > 0 ? m.unread(unread) : ''}
      </p>
      <PaginatedList
        list={list}
        messages={{ ...m, empty: m.noMessages, failed: m.messagesFailed }}
        isEmpty={pages.every(({ messages }) => messages.length === 0)}
      >
        {pages.flatMap(({ messages }) =>
          messages.map((message) => <ContactMessageRow key={message.id} message={message} />),
        )}
      </PaginatedList>
    </section>
  );
}
