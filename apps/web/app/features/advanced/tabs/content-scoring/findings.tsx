import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { findingMessages } from '../../../scoring/index.ts';
import { ResultTable } from '../../result/result-table.tsx';
import { scoringMessages } from './messages.ts';
import type { DisplayedFinding } from './displayed-score.ts';
import classes from '../../result/result.module.css';

interface FindingsProps {
  readonly label: string;
  readonly findings: readonly DisplayedFinding[];
}

/** Findings with their points and possible gains. */
export function Findings({ label, findings }: FindingsProps) {
  const m = useMessages(scoringMessages);
  const says = useMessages(findingMessages);
  return (
    <ResultTable
      label={label}
      columns={[m.finding, m.points, m.gainColumn]}
      rows={findings.map((finding) => ({
        key: finding.code,
        cells: [
          <span key="name" title={says.name(finding.code)}>
            {says.sentence(finding)} {says.gain(finding)}
          </span>,
          <span key="points" className={classes.nowrap}>
            {m.pointsOf(finding.points, finding.maximum)}
          </span>,
          finding.gain > 0 ? m.gain(finding.gain) : '',
        ],
      }))}
    />
  );
}
