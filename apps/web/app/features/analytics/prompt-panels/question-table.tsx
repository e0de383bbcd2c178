import { Button } from '@mantine/core';
import type { PromptResult, PromptShare } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { ChangeBadge } from './share-totals.tsx';
import { analyticsMessages } from '../messages.ts';
import { promptMessages } from './prompt-messages.ts';
import analytics from '../analytics.module.css';
import classes from './prompt-panels.module.css';
import watching from '../watching.module.css';

interface QuestionTableProps {
  readonly result: PromptResult;
  /** Called with the index of a question whose answers are to be read. */
  readonly onRead: (question: number) => void;
}

/** The share of each question's answers that mention each brand. */
export function QuestionTable({ result: { brands, questions }, onRead }: QuestionTableProps) {
  const m = useMessages(promptMessages);
  const { tableOf } = useMessages(analyticsMessages);
  return (
    <section className={analytics.tablePart} aria-labelledby="prompt-questions">
      <h2 id="prompt-questions">{m.byQuestion}</h2>
      <ScrollRegion label={tableOf(m.byQuestion)}>
        <table className={`${analytics.table} ${watching.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{m.question}</th>
              {brands.map(({ name, isOwn }) => (
                <th key={`${isOwn} ${name}`} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{m.answers}</th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ text, failed, brands: shares }, at) => (
              <tr key={text}>
                <th scope="row">
                  {text}
                  {failed === 0 ? null : <span className={watching.under}>{m.failedCalls(failed)}</span>}
                </th>
                {shares.map((share, brand) => (
                  <td key={brands[brand]?.name ?? brand}>
                    <QuestionShare share={share} failed={failed} />
                  </td>
                ))}
                <td>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={m.readNamed(text)}
                    onClick={() => onRead(at)}
                  >
                    {m.read}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

interface QuestionShareProps {
  readonly share: PromptShare;
  /** Calls without an answer. */
  readonly failed: number;
}

function QuestionShare({ share, failed }: QuestionShareProps) {
  const m = useMessages(promptMessages);
  const { hits, n, low, high } = share;
  if (share.share === null) return failed > 0 ? m.noAnswer : m.notCompared;
  return (
    <>
      {m.percent(share.share)}
      <span className={watching.under}>
        {m.hitsOf(hits, n)}
        {low === null || high === null ? null : (
          <>
            {' · '}
            <span className={classes.unbroken}>{m.interval(low, high)}</span>
          </>
        )}
      </span>
      {share.change === 'up' || share.change === 'down' ? <ChangeBadge share={share} /> : null}
    </>
  );
}
