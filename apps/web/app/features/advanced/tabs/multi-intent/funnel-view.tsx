import type { funnelOpportunities } from '@pagewright/contract/advanced';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { Figures } from '../../result/figures.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { intentMessages } from './messages.ts';

/** Keywords by funnel stage, those without an article first. */
export function FunnelView({ result }: RunViewProps<ResultOf<typeof funnelOpportunities>>) {
  const m = useMessages(intentMessages);
  const format = useFormatter();
  return (
    <>
      <Figures
        figures={result.stages.map(({ stage, keywords, uncovered }) => ({
          label: m[`stage_${stage}`],
          value: keywords === 0 ? m.empty : m.uncovered(uncovered, keywords),
        }))}
      />
      <ResultTable
        label={m.stages}
        columns={[m.keyword, m.stage, m.intent, m.likely, m.articles]}
        rows={result.opportunities.map(({ keyword, stage, intent, probability, articles }) => ({
          key: keyword,
          cells: [
            keyword,
            m[`stage_${stage}`],
            m[`intent_${intent}`],
            format.percent(probability),
            articles.length === 0 ? (
              m.none
            ) : (
              <ul key="articles">
                {articles.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={`/content/${id}`}>{title || id}</Link>
                  </li>
                ))}
              </ul>
            ),
          ],
        }))}
      />
    </>
  );
}
