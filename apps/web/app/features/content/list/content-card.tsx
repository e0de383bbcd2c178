import { Button } from '@mantine/core';
import type { ContentCard as Card, ContentStatus } from '@pagewright/contract/content';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { scoreColor } from '../../../ui/score-tone.ts';
import { contentMessages } from '../messages.ts';
import { LazyReviewBadge } from '../../review/index.ts';
import { CardMenu } from './card-menu.tsx';
import classes from './list.module.css';

const TAGS_SHOWN = 2;
/** Below this, a score has no color. */
const LOWEST = 40;
const TINTS: Readonly<Record<ContentStatus, BadgeTint>> = {
  published: 'green',
  draft: 'amber',
  scheduled: 'blue',
  review: 'violet',
};

interface ContentCardProps {
  readonly item: Card;
  /** URL of the item's form, with the list's filters. */
  readonly to: string;
  readonly onRemove: (item: Card) => void;
}

/** A list item. */
export function ContentCard({ item, to, onRemove }: ContentCardProps) {
  const m = useMessages(contentMessages);
  const format = useFormatter();
  const title = item.title || m.untitled;
  const tags = item.tags.slice(0, TAGS_SHOWN);
  const rest = item.tags.length - tags.length;
  return (
    <article className={classes.card} aria-label={title} data-content-id={item.id}>
      <div className={classes.cardHead}>
        <Badge tint={TINTS[item.status]}>{m[item.status]}</Badge>
        <LazyReviewBadge item={item} />
        <span className={classes.category} title={item.category || undefined}>
          {item.category || m.uncategorized}
        </span>
      </div>
      {item.status === 'scheduled' ? (
        <p className={classes.moment}>
          {item.scheduledFor ? m.scheduledFor(format.dateTime(item.scheduledFor)) : m.noDateYet}
        </p>
      ) : null}
      <h2 className={classes.cardTitle}>
        <Link to={to} className={classes.cardLink}>
          {title}
        </Link>
      </h2>
      <p className={classes.facts}>
        <span>{m.words(item.wordCount)}</span>
        {item.score === null ? (
          <span>
            {m.noScore} ({item.primaryKeyword === '' ? m.noKeyword : m.tooShort})
          </span>
        ) : (
          <strong className={classes.score} style={{ color: scoreColor(item.score) }}>
            {/* Gray is the color of the lowest scores; the sign keeps them from looking better than red ones. */}
            {item.score < LOWEST ? <IconAlertTriangle size={15} aria-hidden="true" /> : null}
            {m.score(item.score)}
          </strong>
        )}
        <span>{m.views(item.viewCount)}</span>
      </p>
      {tags.length > 0 ? (
        <ul className={classes.tags}>
          {tags.map((tag) => (
            <li key={tag} title={tag}>
              {tag}
            </li>
          ))}
          {rest > 0 ? <li aria-label={m.moreTagsSpoken(rest)}>{m.moreTags(rest)}</li> : null}
        </ul>
      ) : null}
      <div className={classes.cardFoot}>
        <p className={classes.author}>
          <span title={item.authorName || undefined}>{item.authorName || m.unknownAuthor}</span>
          <time dateTime={item.updatedAt}>{format.date(item.updatedAt)}</time>
        </p>
        {item.canEdit ? (
          <>
            <Button
              component={Link}
              to={to}
              variant="subtle"
              size="compact-sm"
              className={classes.above}
              aria-label={m.editItem(title)}
            >
              {m.edit}
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              className={`${classes.above} ${classes.remove}`}
              aria-label={m.removeItem(title)}
              onClick={() => onRemove(item)}
            >
              {m.remove}
            </Button>
          </>
        ) : null}
        <CardMenu item={item} title={title} />
      </div>
    </article>
  );
}
