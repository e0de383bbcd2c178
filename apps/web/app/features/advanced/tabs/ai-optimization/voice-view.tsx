import type { voiceSearchOutline } from '@pagewright/contract/advanced';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { CopyButton } from '../../result/copy-button.tsx';
import { EvidenceList } from '../../result/evidence-list.tsx';
import { Figures } from '../../result/figures.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ProvenanceBadge } from '../../result/provenance-badge.tsx';
import { optimizationMessages } from './messages.ts';
import classes from '../../result/result.module.css';

type Result = ResultOf<typeof voiceSearchOutline>;
type Answer = NonNullable<Result['sections'][number]['answer']>;

/** An outline of questions with spoken answers, each with its source page. */
export function VoiceView({ result }: RunViewProps<Result>) {
  const m = useMessages(optimizationMessages);
  const format = useFormatter();
  const { sections, answered, notice, evidence } = result;
  return (
    <>
      {notice === null ? null : <Caution>{notice}</Caution>}
      <Figures
        figures={[
          { label: m.answered, value: `${format.number(answered)} / ${format.number(sections.length)}` },
        ]}
      />
      <CopyButton text={asText(sections, m.sourceLine)} label={m.copy} done={m.copied} />
      <ol className={classes.cards}>
        {sections.map(({ question, answer, depth }) => (
          <li key={question}>
            <h3>{question}</h3>
            {answer === null ? (
              <p className={classes.quiet}>{m.noAnswer}</p>
            ) : (
              <>
                {answer.spoken === null ? null : <Spoken spoken={answer.spoken} />}
                <blockquote>{answer.text}</blockquote>
                <p className={classes.facts}>
                  <PageLink url={answer.url} title={answer.title} />
                  <span>{m.words(answer.words)}</span>
                  {answer.grade === null ? null : <span>{m.grade(answer.grade)}</span>}
                  <span>{m.covers(format.percent(answer.coverage))}</span>
                </p>
              </>
            )}
            {depth.length > 0 ? (
              <details className={classes.evidence}>
                <summary>{m.goOn}</summary>
                <ul>
                  {depth.map((point) => (
                    <li key={point.text}>
                      {point.text} (<PageLink url={point.url} title={point.title} />)
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </li>
        ))}
      </ol>
      <EvidenceList evidence={evidence} />
    </>
  );
}

/** An answer worded by a language model to be read aloud. */
function Spoken({ spoken }: { readonly spoken: NonNullable<Answer['spoken']> }) {
  const m = useMessages(optimizationMessages);
  return (
    <>
      <p>{spoken.text}</p>
      <p className={classes.facts}>
        <ProvenanceBadge kind="generated" />
        <span>{m.words(spoken.words)}</span>
        {spoken.grade === null ? null : <span>{m.grade(spoken.grade)}</span>}
      </p>
      <p className={classes.quiet}>{m.wordedFrom}</p>
    </>
  );
}

/** As Markdown, each answer with its source. */
function asText(sections: Result['sections'], sourceLine: (source: string) => string): string {
  return sections
    .map(({ question, answer, depth }) =>
      [
        `## ${question}`,
        ...(answer === null
          ? []
          : [`> ${answer.spoken?.text ?? answer.text}`, sourceLine(answer.url ?? answer.title)]),
        ...depth.map(({ text }) => `- ${text}`),
      ].join('\n\n'),
    )
    .join('\n\n');
}
