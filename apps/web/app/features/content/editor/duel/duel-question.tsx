import { Accordion, Button } from '@mantine/core';
import type { DuelOutcome } from '@pagewright/engine';
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
  lost: 'red',
  absent: 'amber',
  unanswered: 'grey',
};

interface DuelQuestionProps {
  readonly row: QuestionRow;
  /** Goes to our passage in the text. */
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

/** A question with who wins it, opened on demand: why, the best passages, and what to write to win. */
export function DuelQuestion({ row, onJump }: DuelQuestionProps) {
  const m = useMessages(duelMessages);
  const { id, question, origin, outcome, reason, passages, contenders, ownRanges } = row;
  const why = outcome === 'won' || outcome === 'lost' ? m[`${outcome}_${reason ?? 'alone'}`] : m[outcome];
  return (
    <Accordion.Item value={id} data-outcome={outcome}>
      <Accordion.Control>
        <span className={classes.question}>
          <span>{question}</span>
          <span className={classes.facts}>
            <Badge tint={TINTS[outcome]}>{m[`outcome_${outcome}`]}</Badge>
            <span className={classes.quiet}>{m[`origin_${origin}`]}</span>
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <p className={classes.why}>{why}</p>
        {outcome === 'lost' || outcome === 'absent' ? <ToWin row={row} /> : null}
        {passages.length > 0 ? (
          <ol className={classes.passages}>
            {passages.map((passage) => (
              <DuelPassage key={passage.rank} passage={passage} contenders={contenders} />
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

/** What our text lacks, the words of the question first, and what to do about it. */
function ToWin({ row: { missing, outcome } }: Pick<DuelQuestionProps, 'row'>) {
  const m = useMessages(duelMessages);
  const words = (isAsked: boolean) => {
    const found = missing.filter((term) => term.isAsked === isAsked);
    if (found.length === 0) return null;
    return (
      <p className={classes.words}>
        {isAsked ? m.asked : m.rivals}{' '}
        {found.map(({ key, text, isElsewhere }) => (
          <span key={key} className={classes.word}>
            {text}
            {isElsewhere ? <span className={classes.quiet}> ({m.elsewhere})</span> : null}
          </span>
        ))}
      </p>
    );
  };
  const advice = outcome === 'absent' ? m.write_absent : missing.length > 0 ? m.write_lost : m.write_same;
  return (
    <section className={classes.win} aria-label={m.toWin}>
      <h4 className={classes.winTitle}>{m.toWin}</h4>
      {words(true)}
      {words(false)}
      <p className={classes.words}>{advice}</p>
    </section>
  );
}
