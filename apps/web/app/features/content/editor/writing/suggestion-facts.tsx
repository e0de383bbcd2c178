import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { writingMessages } from './messages.ts';
import { isNewText, type Suggestion } from './suggestion.ts';
import classes from './writing.module.css';

interface SuggestionFactsProps {
  readonly suggestion: Suggestion;
  /** The effect on the score; null if it cannot be known, undefined while it is computed. */
  readonly points: number | null | undefined;
}

/** The facts for a decision: kind, author, source pages, effect on the score, and unsourced statements. */
export function SuggestionFacts({ suggestion, points }: SuggestionFactsProps) {
  const m = useMessages(writingMessages);
  const { kind, block, model, method, sources, unsourced } = suggestion;
  // The built-in engine only removes and replaces the user's own words.
  const isOwn = model === null && !isNewText(suggestion);
  const effect = points === undefined ? m.effectComing : points === null ? m.effectUnknown : m.effect(points);
  return (
    <div className={classes.facts}>
      <span title={method}>
        {m.done(kind)} · {model ?? m.builtIn}
        {block === 'quote' ? ` · ${m.extracted}` : ''}
      </span>
      <span data-testid="score-effect">
        <Badge tint={points ? (points > 0 ? 'green' : 'red') : 'gray'}>{effect}</Badge>
      </span>
      {unsourced.length > 0 ? (
        <span className={classes.unsourced}>{m.unsourcedList(unsourced.join(', '))}</span>
      ) : null}
      <span>
        {sources.length > 0 ? `${m.sources} ` : isOwn ? m.ownWords : m.noSources}
        {sources.map(({ pageId, title, url }, index) => (
          <span key={pageId}>
            {index > 0 ? ', ' : ''}
            {url === null ? (
              title || m.untitled
            ) : (
              <a href={url} target="_blank" rel="noreferrer noopener">
                {title || m.untitled}
              </a>
            )}
          </span>
        ))}
      </span>
      {model === null ? null : <span>{m.checked}</span>}
    </div>
  );
}
