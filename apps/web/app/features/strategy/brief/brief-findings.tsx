import type { SavedBrief } from '@pagewright/contract/strategy';
import type { ReactNode } from 'react';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { PageHistoryButton } from '../../research/index.ts';
import { strategyMessages } from '../messages.ts';
import { PageName } from './field-evidence.tsx';
import classes from '../strategy.module.css';

/** What an idea states besides its topic and audience. */
const ASKED = ['place', 'time', 'budget'] as const;

/** Findings besides the fields: pages, words, terms, questions, facts, and titles. */
export function BriefFindings({ brief }: { readonly brief: SavedBrief }) {
  const m = useMessages(strategyMessages);
  const joining = useMessages(joiningMessages);
  const format = useFormatter();
  const { findings, evidence } = brief;
  const { words } = findings;
  return (
    <div className={classes.findings}>
      <dl className={classes.facts}>
        <div>
          <dt>{m.wordRange}</dt>
          <dd>
            {words.pages === 0
              ? m.wordsPlanned(words.target)
              : m.wordRangeText(words.target, words.low, words.high)}
          </dd>
        </div>
        <div>
          <dt>{m.volume}</dt>
          <dd>{evidence.volume === null ? m.unknown : format.number(evidence.volume)}</dd>
        </div>
        {ASKED.flatMap((field) => {
          const value = findings.asked?.[field] ?? null;
          return value === null
            ? []
            : [
                <div key={field}>
                  <dt>{m[`asked_${field}`]}</dt>
                  <dd>{value}</dd>
                </div>,
              ];
        })}
      </dl>
      <Finding title={m.pages} isOpen>
        {evidence.pages.map(({ title, url, wordCount, source }) => (
          <li key={`${title} ${url} ${wordCount}`}>
            <PageName title={title} url={url} />{' '}
            <span className={classes.quiet}>
              {m.words(wordCount)} · {m.pageSource(source)}
            </span>{' '}
            {url === null ? null : <PageHistoryButton url={url} title={title || url} />}
          </li>
        ))}
      </Finding>
      <Finding title={m.leftOut}>
        {evidence.leftOut.map(({ title, url, message }) => (
          <li key={`${title} ${url} ${message}`}>
            <PageName title={title} url={url} /> · {message}
          </li>
        ))}
      </Finding>
      <Finding title={m.sources}>
        {evidence.sources.map(({ title, part, condition, message }) => (
          <li key={`${title} ${part}`}>{m.source(title, part, message ?? condition)}</li>
        ))}
      </Finding>
      <Finding title={m.terms} note={m.termsNote}>
        {findings.terms.map(({ key, text, low, high }) => (
          <li key={key}>
            {text} <span className={classes.quiet}>{m.termUse(low, high)}</span>
          </li>
        ))}
      </Finding>
      <Finding title={m.questions}>
        {findings.questions.map(({ text, pages }) => (
          <li key={text}>
            {text}{' '}
            <span className={classes.quiet}>{pages > 0 ? m.askedBy(pages) : m.provenance_modelled}</span>
          </li>
        ))}
      </Finding>
      <Finding title={m.facts}>
        {findings.facts.map(({ text, title, url, source, isOwn }) => (
          <li key={`${text} ${url}`}>
            {text} <PageName title={title} url={source ?? url} />
            {isOwn === true ? <span className={classes.quiet}> · {m.ownFigure}</span> : null}
          </li>
        ))}
      </Finding>
      <Finding title={m.uncovered}>
        {[...findings.uncovered.questions, ...findings.uncovered.sections].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Finding>
      <Finding title={m.internalLinks}>
        {findings.internalLinks.map(({ url, title, anchor }) => (
          <li key={url}>
            {joining.label(anchor)} <PageName title={title} url={url} />
          </li>
        ))}
      </Finding>
      <Finding title={m.titles}>
        {findings.titles.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Finding>
      <Finding title={m.descriptions}>
        {findings.descriptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Finding>
    </div>
  );
}

interface FindingProps {
  readonly title: string;
  /** An additional note on the list. */
  readonly note?: string;
  readonly isOpen?: boolean;
  readonly children: readonly ReactNode[];
}

/** A kind of finding with its count; nothing if there are none. */
export function Finding({ title, note, isOpen = false, children }: FindingProps) {
  if (children.length === 0) return null;
  return (
    <details className={classes.finding} open={isOpen}>
      <summary>
        {title} ({children.length})
      </summary>
      {note === undefined ? null : <p className={classes.quiet}>{note}</p>}
      <ul>{children}</ul>
    </details>
  );
}
