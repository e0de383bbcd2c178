import { Accordion, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { getFailure } from '../../../../lib/api/api-error.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import type { QuestionRow } from './duel-messages.ts';
import { DuelQuestion } from './duel-question.tsx';
import { duelMessages } from './messages.ts';
import { useDuel, type DuelInput } from './use-duel.ts';
import classes from './duel.module.css';

interface DuelViewProps extends DuelInput {
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

const FILTERS = ['all', 'lost', 'draw', 'won', 'unanswered'] as const;
type Filter = (typeof FILTERS)[number];

const isShown = ({ outcome }: QuestionRow, filter: Filter): boolean => filter === 'all' || filter === outcome;

/** The duels of a text by question. */
export function DuelView({ onJump, ...input }: DuelViewProps) {
  const m = useMessages(duelMessages);
  const { result, error, retry } = useDuel(input);
  const [filter, setFilter] = useState<Filter>('all');
  if (error) {
    const failure = getFailure(error);
    return (
      <ErrorState
        title={m.loadFailed}
        description={failure ? describeFailure(failure) : undefined}
        isUnauthorized={failure?.status === 401}
        retryLabel={m.retry}
        onRetry={retry}
      />
    );
  }
  if (!result) return <LoadingState label={m.loading} />;
  if (!result.rows) return <EmptyState title={m.stale} />;
  if (result.pages === 0) return <EmptyState title={m.noPagesTitle} description={m.noPages} />;
  const { rows } = result;
  if (rows.length === 0) return <EmptyState title={m.noQuestionsTitle} description={m.noQuestions} />;
  const count = (wanted: Filter): number => rows.filter((row) => isShown(row, wanted)).length;
  const shown = rows.filter((row) => isShown(row, filter));
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.summary} role="status">
          {m.summary(rows.length, result.pages)}
          {result.usesVectors ? ` · ${m.byMeaning}` : null}
        </p>
        <SegmentedControl
          size="xs"
          aria-label={m.filter}
          value={filter}
          onChange={setFilter}
          data={FILTERS.map((value) => ({ value, label: m[`filter_${value}`](count(value)) }))}
        />
      </div>
      {shown.length === 0 ? <p className={classes.why}>{m[`none_${filter}`]}</p> : null}
      <Accordion
        multiple
        order={3}
        variant="default"
        classNames={{ control: classes.control, content: classes.content }}
      >
        {shown.map((row) => (
          <DuelQuestion key={row.id} row={row} onJump={onJump} />
        ))}
      </Accordion>
    </>
  );
}
