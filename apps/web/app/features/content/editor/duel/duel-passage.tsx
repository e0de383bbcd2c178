import type { DuelPassage as Passage } from '@pagewright/engine';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { duelMessages } from './messages.ts';
import classes from './duel.module.css';

const POINTS = 100;

/** A passage with its source page and its points. */
export function DuelPassage({ passage }: { readonly passage: Passage }) {
  const m = useMessages(duelMessages);
  const { isOwn, isAnswer, url, title, heading, text, score, parts } = passage;
  const fit = Math.round(parts.fit * POINTS);
  const points = Math.round(score * POINTS);
  const name = isOwn ? (isAnswer ? m.ours : m.nearest) : title || m.untitled;
  return (
    <li className={classes.passage} data-own={isOwn || undefined}>
      <p className={classes.source}>
        {url === null ? (
          <strong>{name}</strong>
        ) : (
          <>
            <a href={url} target="_blank" rel="noreferrer noopener">
              {name}
            </a>
            <span className={classes.quiet}>{new URL(url).host}</span>
          </>
        )}
      </p>
      {heading === '' ? null : <p className={classes.quiet}>{m.under(heading)}</p>}
      <blockquote className={classes.text}>{text}</blockquote>
      <p className={classes.quiet}>
        <strong>{m.points(points)}</strong> {m.parts(fit, points - fit)}
      </p>
    </li>
  );
}
