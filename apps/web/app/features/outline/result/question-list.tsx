import type { OutlineResult } from '@pagewright/contract/outline';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { outlineMessages } from '../messages.ts';
import { PageName } from './section-evidence.tsx';
import classes from '../outline.module.css';

interface QuestionListProps {
  readonly analysis: OutlineResult['analysisData'];
}

/** The known questions, each with its answer and the page that gives it, or that no page does. */
export function QuestionList({ analysis: { questions, pages } }: QuestionListProps) {
  const m = useMessages(outlineMessages);
  if (questions.length === 0) return null;
  return (
    <details className={classes.questions}>
      <summary>{m.knownQuestions(questions.length)}</summary>
      <dl aria-label={m.knownQuestions(questions.length)}>
        {questions.map(({ text, answer }) => (
          <div key={text}>
            <dt>{text}</dt>
            {answer === null ? (
              <dd className={classes.quiet}>{pages.length === 0 ? m.noPageRead : m.noPageAnswers}</dd>
            ) : (
              <dd>
                {answer.text}{' '}
                <span className={classes.quiet}>
                  (<PageName page={pages[answer.page]} />)
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
