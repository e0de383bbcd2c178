import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { LiveScore } from '../../../scoring/index.ts';
import { scoreMessages } from './messages.ts';
import classes from './score.module.css';

type TermRows = Extract<LiveScore, { status: 'scored' }>['terms'];

/** Number of terms shown initially: the most important ones. */
const INITIAL_COUNT = 12;

interface TermTableProps {
  readonly terms: TermRows;
  /** Keys of the terms in the item's brief; null without a brief. */
  readonly briefTerms: ReadonlySet<string> | null;
}

/** The topic's terms, those of the brief first: usage, usual range, weight, and the gain of the next use. */
export function TermTable({ terms: all, briefTerms }: TermTableProps) {
  const m = useMessages(scoreMessages);
  const [isWhole, setWhole] = useState(false);
  if (all.length === 0) return null;
  const ofBrief = all.filter(({ key }) => briefTerms?.has(key) === true);
  const terms = [...ofBrief, ...all.filter((term) => !ofBrief.includes(term))];
  const shown = isWhole ? terms : terms.slice(0, INITIAL_COUNT);
  const isModelled = terms.every(({ pages }) => pages === 0);
  return (
    <div className={classes.terms}>
      <table className={classes.termTable}>
        <caption>{m.terms}</caption>
        <thead>
          <tr>
            <th scope="col">{m.term}</th>
            <th scope="col">{m.termUses}</th>
            <th scope="col">{m.termRange}</th>
            <th scope="col">{m.termWeight}</th>
            <th scope="col">{m.termNext}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, text, count, low, high, weight, pages, gain }) => (
            <tr key={key} data-term={key} data-use={count < low ? 'low' : count > high ? 'high' : 'usual'}>
              <th scope="row" title={pages > 0 ? m.termPages(pages) : undefined}>
                {text}
              </th>
              <td>{count}</td>
              <td>{m.termRangeOf(low, high)}</td>
              <td>{m.termWeightOf(weight)}</td>
              <td data-sign={Math.sign(gain)}>{m.termGain(gain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {terms.length > INITIAL_COUNT ? (
        <UnstyledButton className={classes.places} onClick={() => setWhole(!isWhole)}>
          {isWhole ? m.fewerTerms : m.moreTerms(terms.length - INITIAL_COUNT)}
        </UnstyledButton>
      ) : null}
      {ofBrief.length > 0 && ofBrief.length < terms.length ? (
        <p className={classes.quiet}>{m.termsOfBrief(ofBrief.length, terms.length)}</p>
      ) : null}
      {isModelled ? <p className={classes.quiet}>{m.termsModelled}</p> : null}
    </div>
  );
}
