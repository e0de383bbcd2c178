import { readPromptAnswers } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { promptMessages } from './prompt-messages.ts';
import analytics from '../analytics.module.css';
import classes from './prompt-panels.module.css';
import watching from '../watching.module.css';

type Answers = CallOutput<typeof readPromptAnswers>;

interface AnswersDialogProps {
  readonly panelId: string;
  readonly runId: string;
  /** Index of the question; null while closed. */
  readonly question: number | null;
  readonly onClose: () => void;
}

/** The answers to one question, with mentions marked. */
export function AnswersDialog({ panelId, runId, question, onClose }: AnswersDialogProps) {
  const m = useMessages(promptMessages);
  const query = useQuery({
    ...apiQuery(readPromptAnswers, {
      params: { id: panelId },
      query: { run: runId, question: String(question ?? 0) },
    }),
    enabled: question !== null,
  });
  return (
    <WideDialog
      isOpen={question !== null}
      title={query.data ? m.answersTo(query.data.question) : m.answers}
      width={820}
      closeLabel={m.close}
      onClose={onClose}
    >
      <QueryView query={query} messages={m}>
        {(data) =>
          data.answers.length === 0 ? (
            <p className={analytics.quiet}>{m.noRows}</p>
          ) : (
            <ol className={classes.answers}>
              {data.answers.map((answer) => (
                <Answer key={answer.number} answer={answer} brands={data.brands} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </WideDialog>
  );
}

interface AnswerProps {
  readonly answer: Answers['answers'][number];
  readonly brands: Answers['brands'];
}

function Answer({ answer, brands }: AnswerProps) {
  const m = useMessages(promptMessages);
  const { number, text, problem, mentions } = answer;
  const named = brands.filter((_, at) => mentions.some(({ brand }) => brand === at));
  return (
    <li className={classes.answer}>
      <h3>{m.answer(number)}</h3>
      {problem === null ? (
        <p className={analytics.quiet}>{m.mentions(named.map(({ name }) => name))}</p>
      ) : (
        <p className={watching.fault}>
          <Badge tint="amber">{m.notCounted}</Badge> {problem.message}
        </p>
      )}
      {text === null ? null : <MarkedAnswer text={text} answer={answer} brands={brands} />}
    </li>
  );
}
