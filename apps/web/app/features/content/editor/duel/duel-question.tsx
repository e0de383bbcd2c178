import { Accordion, Button } from '@mantine/core';
import type { DuelGap, DuelOutcome } from '@pagewright/engine';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../../ui/badge.tsx';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import type { QuestionRow } from './duel-messages.ts';
import { DuelPassage } from './duel-passage.tsx';
import { duelMessages } from './messages.ts';
import classes from './duel.module.css';

const TINTS: Readonly<Record<DuelOutcome, BadgeTint>> = {
  won: 'green',
  draw: 'blue',
  lost: 'red',
  unanswered: 'gray',
};

interface DuelQuestionProps {
  readonly row: QuestionRow;
  /** Jumps to our passage in the text. */
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

/** A question with its outcome, expandable: why, who answers it, and what a lost one lacks. */
export function DuelQuestion({ row, onJump }: DuelQuestionProps) {
  const m = useMessages(duelMessages);
  const { id, question, origin, askedBy, outcome, own, rivals, gap, ownRanges } = row;
  const isAskedByPages = origin === 'faq' || origin === 'heading';
  const passages =
    outcome === 'lost' ? [...rivals, ...(own ? [own] : [])] : [...(own ? [own] : []), ...rivals];
  return (
    <Accordion.Item value={id} data-outcome={outcome}>
      <Accordion.Control>
        <span className={classes.question}>
          <span>{question}</span>
          <span className={classes.facts}>
            <Badge tint={TINTS[outcome]}>{m[`outcome_${outcome}`]}</Badge>
            <span className={classes.quiet}>
              {isAskedByPages ? m.askedBy(askedBy) : m[`origin_${origin}`]}
            </span>
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <p className={classes.why}>
          <Why row={row} />
        </p>
        {gap ? <Gap gap={gap} hasOwn={own !== null} /> : null}
        {passages.length > 0 ? (
          <ol className={classes.passages}>
            {passages.map((passage) => (
              <DuelPassage key={passage.text} passage={passage} />
            ))}
          </ol>
        ) : null}
        {ownRanges.length > 0 ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowUpRight size={15} aria-hidden="true" />}
            onClick={() => onJump(ownRanges)}
          >
            {m.jump}
          </Button>
        ) : null}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

/** Explains the outcome in a sentence. */
function Why({ row: { outcome, own, rivals, answering } }: { readonly row: QuestionRow }) {
  const m = useMessages(duelMessages);
  switch (outcome) {
    case 'won':
      return m.won;
    case 'draw':
      return own?.isAnswer === true && answering > 0 ? m.draw(answering) : m.drawClose;
    case 'lost':
      return m.lost(rivals[0]?.title || m.untitled, answering);
    case 'unanswered':
      return m.unanswered;
  }
}

/** What the page's answer has and ours lacks, and where to write it. */
function Gap({ gap: { form, terms }, hasOwn }: { readonly gap: DuelGap; readonly hasOwn: boolean }) {
  const m = useMessages(duelMessages);
  const words = (isAsked: boolean) => {
    const found = terms.filter((term) => term.isAsked === isAsked);
    if (found.length === 0) return null;
    return (
      <p className={classes.words}>
        {isAsked ? m.asked : m.said}{' '}
        {found.map(({ key, text, isElsewhere }) => (
          <span key={key} className={classes.word}>
            {text}
            {isElsewhere ? <span className={classes.quiet}> ({m.elsewhere})</span> : null}
          </span>
        ))}
      </p>
    );
  };
  return (
    <section className={classes.win} aria-label={m.next}>
      <h4 className={classes.winTitle}>{m.next}</h4>
      {form ? <p className={classes.words}>{m[`lacks_${form}`]}</p> : null}
      {words(true)}
      {words(false)}
      <p className={classes.words}>{hasOwn ? m.writeNear : m.writeNew}</p>
    </section>
  );
}
