import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { readContent } from '@pagewright/contract/content';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import { failureText } from '../../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import { useEvidence, useLiveScore } from '../../../scoring/index.ts';
import { parseEntries, type LiveViewProps } from '../../analysis.ts';
import { scoringMessages } from './messages.ts';
import { ScoreParts } from './score-view.tsx';
import { fromLiveScore } from './displayed-score.ts';
import frame from '../../advanced.module.css';
import classes from '../../result/result.module.css';

/** Scoring debounce in milliseconds. */
const DEBOUNCE_MS = 300;

/** The live score of the pasted or chosen text, by the engine in the browser. Nothing is stored or counted. */
export function LiveScoreView({ inputs }: LiveViewProps) {
  const { contentId } = inputs;
  const item = useQuery({
    ...apiQuery(readContent, { params: { id: contentId } }),
    enabled: contentId !== '',
  });
  if (contentId !== '' && item.isError) return <Caution>{failureText(item.error.failure)}</Caution>;
  const content = contentId === '' ? inputs.content : (item.data?.content ?? '');
  if (content.trim() === '') return null;
  return <Following key={contentId} inputs={inputs} content={content} />;
}

function Following({ inputs, content }: LiveViewProps & { readonly content: string }) {
  const m = useMessages(scoringMessages);
  const titleId = useId();
  const { contentId, keyword, keywords } = inputs;
  const article = useMemo(
    () => ({ content, primaryKeyword: keyword.trim(), keywords: parseEntries(keywords) }),
    [content, keyword, keywords],
  );
  const [settled] = useDebouncedValue(article, DEBOUNCE_MS);
  const { evidence, hasFailed, reload } = useEvidence(contentId === '' ? null : contentId, keyword);
  const answer = useLiveScore(settled, evidence);
  const isBehind = settled !== article || answer?.article.content !== content;
  return (
    <section className={`${frame.result} unprinted`} aria-labelledby={titleId} aria-busy={isBehind}>
      <div>
        <h2 id={titleId} className={classes.heading}>
          {m.live}
        </h2>
        <p className={classes.quiet}>{m.liveHelp}</p>
      </div>
      {hasFailed ? (
        <Caution>
          {m.evidenceFailed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void reload()}>
            {m.retry}
          </Button>
        </Caution>
      ) : null}
      {answer === null ? (
        <p className={classes.quiet}>{m.liveWaiting}</p>
      ) : (
        <ScoreParts score={fromLiveScore(answer.score)} />
      )}
    </section>
  );
}
