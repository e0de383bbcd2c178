import type { DuelPassage as Passage } from '@pagewright/engine';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { duelMessages } from './messages.ts';
import classes from './duel.module.css';

const POINTS = 100;

/** A passage with its place among all, what its match is the sum of, and the page that it stands on. */
export function DuelPassage({
  passage,
  contenders,
}: {
  readonly passage: Passage;
  readonly contenders: number;
}) {
  const m = useMessages(duelMessages);
  const { isOwn, url, title, heading, text, rank, score, parts } = passage;
  const name = isOwn ? m.ours : title || m.untitled;
  const close = Math.round(parts.bm25 * POINTS);
  const match = Math.round(score * POINTS);
  return (
    <li className={classes.passage} data-own={isOwn || undefined}>
      <p className={classes.source}>
        <span className={classes.rank}>{m.rank(rank, contenders)}</span>
        {url === null ? (
          <strong>{name}</strong>
        ) : (
          <a href={url} target="_blank" rel="noreferrer noopener">
            {name}
          </a>
        )}
        {url === null ? null : <span className={classes.quiet}>{new URL(url).host}</span>}
      </p>
      {heading === '' ? null : <p className={classes.quiet}>{m.under(heading)}</p>}
      <blockquote className={classes.text}>{text}</blockquote>
      <p className={classes.quiet}>
        <strong>{m.match(match)}</strong> {m.parts(close, match - close)}
      </p>
    </li>
  );
}
