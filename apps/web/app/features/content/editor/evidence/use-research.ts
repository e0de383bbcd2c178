import { serpIntegration } from '@pagewright/contract/advanced';
import type { Progress } from '@pagewright/contract/progress';
import type { ScoredFields } from '@pagewright/contract/score';
import { useState, type ReactNode } from 'react';
import { CLIENT_CODES } from '../../../../lib/api/api-failure.ts';
import { useLongCall } from '../../../../lib/api/use-long-call.ts';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { useResumedRun } from '../../../../lib/runs/use-resumed-run.ts';
import { failureText } from '../../../../lib/notices/failure-text.tsx';
import { evidenceMessages } from './messages.ts';

/** State of a keyword's research. */
export interface ResearchState {
  readonly isRunning: boolean;
  readonly progress: Progress | null;
  /** Outcome of the last run; null if it was canceled or succeeded without remarks. */
  readonly outcome: { readonly sentence: ReactNode; readonly hasFailed: boolean } | null;
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

/** Researches an article's keyword. Earlier results stay until new ones arrive. */
export function useResearch(
  article: ScoredFields,
  { contentId, onDone }: { readonly contentId: string | null; readonly onDone: () => void },
): ResearchState {
  const { isRunning, progress, run, follow, cancel } = useLongCall(serpIntegration);
  const [ended, setEnded] = useState<(Pick<ResearchState, 'outcome'> & { readonly keyword: string }) | null>(
    null,
  );
  const keyword = article.primaryKeyword.trim();

  async function watch(begun: ReturnType<typeof run>): Promise<void> {
    setEnded(null);
    const { data, error } = await begun;
    const m = getMessages(evidenceMessages);
    if (error) {
      const sentence = failureText(error, m.researchFailed);
      setEnded({
        keyword,
        outcome: error.code === CLIENT_CODES.cancelled ? null : { sentence, hasFailed: true },
      });
      return;
    }
    const { research, notice, leftOut } = data.evidence;
    const sentence = notice ?? (leftOut.length > 0 ? m.pagesLeftOut(leftOut.length) : null);
    const message = research === null ? `${sentence ?? m.nothingFound} ${m.addInstead}` : sentence;
    setEnded({
      keyword,
      outcome: message === null ? null : { sentence: message, hasFailed: notice !== null },
    });
    onDone();
  }
  const start = (): Promise<void> => {
    const { keywords, ...fields } = article;
    return watch(
      run({
        body: { ...fields, targetKeywords: [...keywords], ...(contentId === null ? {} : { contentId }) },
      }),
    );
  };
  // A run for another keyword does not concern this one.
  useResumedRun(
    [serpIntegration],
    ({ id, label }) => void (contentId !== null && label === keyword && watch(follow(id))),
    { subjectId: contentId },
  );
  // A message about another keyword does not concern this one.
  const outcome = ended?.keyword === keyword ? ended.outcome : null;
  return { isRunning, progress, outcome, start, cancel };
}
