import { Button, NativeSelect } from '@mantine/core';
import {
  exportPromptAnswers,
  readPromptResult,
  type PromptPanel,
  type PromptResult,
  type PromptRun,
} from '@pagewright/contract/analytics';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { download } from '../../../lib/downloads/download.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Caution } from '../../../ui/caution.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { AnswersDialog } from './answers-dialog.tsx';
import { CitedSites } from './cited-sites.tsx';
import { QuestionTable } from './question-table.tsx';
import { ShareHistory } from './share-history.tsx';
import { ShareTotals } from './share-totals.tsx';
import { promptMessages } from './prompt-messages.ts';
import watching from '../watching.module.css';

interface PanelResultProps {
  readonly panel: PromptPanel;
  readonly lastRun: PromptRun;
}

/** How often the answers of a run mention each brand, what they cite, and the history of the panel. */
export function PanelResult({ panel: { id }, lastRun }: PanelResultProps) {
  const m = useMessages(promptMessages);
  const [runId, setRunId] = useState<string | null>(null);
  const query = apiQuery(readPromptResult, {
    params: { id },
    query: runId === null ? {} : { run: runId },
  });
  const result = useQuery({
    ...query,
    // Read again with each answer that the state shows, so that both say the same.
    queryKey: [...query.queryKey, lastRun.id, lastRun.finishedAt, lastRun.answers, lastRun.failed],
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={result} messages={m}>
      {({ history, result: shown }) =>
        shown === null || (shown.run.finishedAt === null && shown.run.answers === 0) ? null : (
          <>
            <Caution>{m.sampled(shown.run.model, shown.run.startedAt)}</Caution>
            <div className={watching.bar}>
              <NativeSelect
                label={m.shownRun}
                value={shown.run.id}
                data={history.map(({ run }) => ({
                  value: run.id,
                  label: m.runOf(run.startedAt, run.answers),
                }))}
                onChange={({ currentTarget: { value } }) => setRunId(value)}
              />
              <Button
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.7} />}
                onClick={() =>
                  void download(exportPromptAnswers, { params: { id }, query: { run: shown.run.id } })
                }
              >
                {m.export}
              </Button>
            </div>
            <Shown panelId={id} result={shown} history={history} />
          </>
        )
      }
    </QueryView>
  );
}

interface ShownProps {
  readonly panelId: string;
  readonly result: PromptResult;
  readonly history: Parameters<typeof ShareHistory>[0]['history'];
}

function Shown({ panelId, result, history }: ShownProps) {
  const [question, setQuestion] = useState<number | null>(null);
  return (
    <>
      <ShareTotals result={result} />
      {history.length > 1 ? <ShareHistory history={history} /> : null}
      <QuestionTable result={result} onRead={setQuestion} />
      <CitedSites result={result} />
      <AnswersDialog
        panelId={panelId}
        runId={result.run.id}
        question={question}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
