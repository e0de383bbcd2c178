import type { serpIntegration } from '@pagewright/contract/advanced';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { PageLink } from '../../result/page-link.tsx';
import { ScoreBar } from '../../result/score-bar.tsx';
import { useSourceMessage } from '../../result/use-source-message.ts';
import { Findings } from './findings.tsx';
import { scoringMessages } from './messages.ts';
import { ComparedPages } from './topic-terms.tsx';
import classes from '../../result/result.module.css';

/** How well a text fits its results page, and what was found there. */
export function SerpView({ result }: RunViewProps<ResultOf<typeof serpIntegration>>) {
  const m = useMessages(scoringMessages);
  const joining = useMessages(joiningMessages);
  const sentenceOf = useSourceMessage();
  const { totalScore, reason, findings, restsOn, evidence } = result;
  return (
    <>
      <ScoreBar label={m.part_serpIntegration} score={totalScore} />
      {reason === null ? null : <Caution>{`${m.noScore} ${m[`reason_${reason}`]}`}</Caution>}
      {evidence.notice === null ? null : <Caution>{evidence.notice}</Caution>}
      {findings.length > 0 ? (
        <Findings label={m.findings(m.part_serpIntegration)} findings={findings} />
      ) : null}
      <ComparedPages pages={restsOn.pages} />
      <details className={classes.evidence}>
        <summary>{m.results}</summary>
        {evidence.results === null ? (
          <p>{m.unknownResults}</p>
        ) : (
          <ol>
            {evidence.results.map(({ position, title, url }) => (
              <li key={`${position} ${url}`} value={position}>
                <PageLink url={url} title={title} />
              </li>
            ))}
          </ol>
        )}
        <Lines label={m.questions} lines={evidence.questions ?? []} />
        <Lines
          label={m.features}
          lines={(evidence.features ?? []).map((name) => codeLabel(m, `feature_${name}`, name))}
        />
        <Lines label={m.sources} lines={evidence.sources.map(sentenceOf)} />
        <Lines
          label={m.leftOut}
          lines={evidence.leftOut.map(({ url, title, message }) =>
            joining.labeled(title || (url ?? ''), message),
          )}
        />
      </details>
    </>
  );
}

function Lines({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>{label}</p>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
