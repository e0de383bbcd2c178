import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { scoringMessages } from './messages.ts';
import type { DisplayedScore } from './displayed-score.ts';
import classes from '../../result/result.module.css';
import own from './content-scoring.module.css';

/** Number of top-weighted terms; the table has all of them. */
const MOST = 12;

/** How often the text uses each term, as a mark on the range of the compared pages. */
export function TermRanges({ terms }: Pick<DisplayedScore, 'terms'>) {
  const m = useMessages(scoringMessages);
  const used = terms.filter(({ pages }) => pages > 0).slice(0, MOST);
  if (used.length === 0) return null;
  return (
    <figure className={classes.bars}>
      <figcaption>
        <strong>{m.ranges}</strong>
        <p className={classes.quiet}>{m.rangesHelp}</p>
      </figcaption>
      <ul className={own.ranges}>
        {used.map(({ key, text, count, low, high }) => {
          // Each row has its own scale: a term used thirty times would leave no room for one used twice.
          const percentOf = (uses: number): number => (uses * 100) / Math.max(high, count);
          return (
            <li key={key}>
              <span>{text}</span>
              <span className={own.range} aria-hidden="true">
                <i
                  style={{ insetInlineStart: `${percentOf(low)}%`, inlineSize: `${percentOf(high - low)}%` }}
                />
                <b style={{ insetInlineStart: `${percentOf(count)}%` }} />
              </span>
              <span className={classes.quiet}>
                {m.useOf(count, low, high)} {count < low ? m.tooFew : count > high ? m.tooMany : m.asUsual}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
