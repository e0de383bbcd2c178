import type { semanticCompleteness } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { ScoreBar } from '../../result/score-bar.tsx';
import { CoverageMapView } from './coverage-map.tsx';
import { Findings } from './findings.tsx';
import { scoringMessages } from './messages.ts';
import { ComparedPages, Terms } from './topic-terms.tsx';

/** How completely a text covers its topic. */
export function CompletenessView({ result }: RunViewProps<ResultOf<typeof semanticCompleteness>>) {
  const m = useMessages(scoringMessages);
  return (
    <>
      <ScoreBar label={m.part_semanticCompleteness} score={result.completenessScore} />
      {result.reason === null ? null : <Caution>{`${m.noScore} ${m[`reason_${result.reason}`]}`}</Caution>}
      {result.findings.length > 0 ? (
        <Findings label={m.findings(m.part_semanticCompleteness)} findings={result.findings} />
      ) : null}
      <Terms terms={result.terms} />
      {result.map === null ? (
        <>
          {result.restsOn.pages.length > 0 ? <Caution>{m.noMap}</Caution> : null}
          <ComparedPages pages={result.restsOn.pages} />
        </>
      ) : (
        <CoverageMapView map={result.map} />
      )}
    </>
  );
}
