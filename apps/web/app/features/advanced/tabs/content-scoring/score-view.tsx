import type { liveScore } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { findingMessages } from '../../../scoring/index.ts';
import { ScoreBar } from '../../result/score-bar.tsx';
import { Findings } from './findings.tsx';
import { scoringMessages } from './messages.ts';
import type { DisplayedScore } from './displayed-score.ts';
import { ComparedPages, Terms } from './topic-terms.tsx';
import classes from '../../result/result.module.css';

/** Number of top improvements in the specification. */
const TOP = 3;

/** The score of a text at the time of the run. */
export function ScoreView({ result }: RunViewProps<ResultOf<typeof liveScore>>) {
  const findings = result.parts.flatMap((part) => part.findings);
  const top = result.recommendations
    .filter(({ priority }) => priority === 'high')
    .slice(0, TOP)
    .flatMap(({ code }) => findings.find((finding) => finding.code === code) ?? []);
  return <ScoreParts score={{ ...result, top }} />;
}

/** A score as the sum of its parts, each expanding to its findings. */
export function ScoreParts({ score }: { readonly score: DisplayedScore }) {
  const m = useMessages(scoringMessages);
  const says = useMessages(findingMessages);
  const { overallScore, reason, substance, parts, top, restsOn, terms } = score;
  const lacking = substance.findings.filter(({ cost }) => cost > 0);
  return (
    <>
      <ScoreBar label={m.overall} score={overallScore} />
      {reason === null ? (
        <p className={classes.quiet}>{m.restsOn(restsOn.known, restsOn.of)}</p>
      ) : (
        <Caution>{`${m.noScore} ${m[`reason_${reason}`]}`}</Caution>
      )}
      {lacking.length > 0 ? (
        <div>
          <h3>{m.substance}</h3>
          <ul>
            {lacking.map((finding) => (
              <li key={finding.code}>
                {says.sentence(finding)} <strong>{m.cost(finding.cost)}</strong>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {top.length > 0 ? (
        <div>
          <h3>{m.improvements}</h3>
          <ul>
            {top.map((finding) => (
              <li key={finding.code}>
                {says.sentence(finding)} <strong>{m.gain(finding.gain)}</strong> {says.gain(finding)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={classes.bars}>
        {parts.map(({ id, points, maximum, findings }) => (
          <div key={id}>
            <ScoreBar
              label={m[`part_${id}`]}
              score={points === null || maximum === 0 ? null : Math.round((points * 100) / maximum)}
            />
            {findings.length > 0 ? (
              <details className={classes.evidence}>
                <summary>{m.findings(m[`part_${id}`])}</summary>
                <Findings label={m[`part_${id}`]} findings={findings} />
              </details>
            ) : null}
          </div>
        ))}
      </div>
      <Terms terms={terms} />
      <ComparedPages pages={restsOn.pages} />
    </>
  );
}
