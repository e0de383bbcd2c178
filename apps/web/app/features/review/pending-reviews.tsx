import { listWaitingReviews } from '@pagewright/contract/review';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { useNow } from '../../ui/use-now.ts';
import { waitingMessages } from './pending-messages.ts';
import classes from '../../ui/pending-list.module.css';

/** Reviews awaiting the user, above the list; nothing if there are none. */
export function PendingReviews() {
  const m = useMessages(waitingMessages);
  const format = useFormatter();
  const now = useNow();
  const { data } = useQuery(apiQuery(listWaitingReviews, {}));
  if (!data || data.total === 0) return null;
  const rest = data.total - data.waiting.length;
  return (
    <section className={classes.list} aria-label={m.title}>
      <h2 className={classes.title}>
        {m.title} <span className={classes.quiet}>{m.total(data.total)}</span>
      </h2>
      <ul className={classes.items}>
        {data.waiting.map(({ contentId, title, askedByName, askedAt }) => (
          <li key={contentId}>
            <Link to={`/content/${contentId}?pane=review`}>{title || m.untitled}</Link>{' '}
            <span className={classes.quiet}>{m.asked(askedByName, format.relative(askedAt, now))}</span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={classes.quiet}>{m.more(rest)}</p> : null}
    </section>
  );
}
