import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { scoringMessages } from './messages.ts';
import type { DisplayedScore } from './displayed-score.ts';
import { TermRanges } from './term-ranges.tsx';
import classes from '../../result/result.module.css';

const MOST = 60;

/** The topic's terms, with usage compared with the other pages and the gain of the next mention. */
export function Terms({ terms }: Pick<DisplayedScore, 'terms'>) {
  const m = useMessages(scoringMessages);
  if (terms.length === 0) return null;
  return (
    <>
      <TermRanges terms={terms} />
      <details className={classes.evidence}>
        <summary>{m.terms}</summary>
        <ResultTable
          label={m.terms}
          columns={[m.term, m.uses, m.usual, m.nextGains]}
          rows={terms.slice(0, MOST).map(({ key, text, count, low, high, gain }) => ({
            key,
            cells: [text, m.number(count), m.usualOf(low, high), gain > 0 ? m.gain(gain) : ''],
          }))}
        />
      </details>
    </>
  );
}

/** The pages that a text was compared with. */
export function ComparedPages({ pages }: Pick<DisplayedScore['restsOn'], 'pages'>) {
  const m = useMessages(scoringMessages);
  if (pages.length === 0) return <p className={classes.quiet}>{m.noPages}</p>;
  return (
    <details className={classes.evidence}>
      <summary>{m.comparedWith(pages.length)}</summary>
      <ul>
        {pages.map(({ url, title }) => (
          <li key={`${url ?? ''} ${title}`}>
            <PageLink url={url} title={title} />
          </li>
        ))}
      </ul>
    </details>
  );
}
