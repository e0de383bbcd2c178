import type { emergingTopics } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { QueriedSources } from './queried-sources.tsx';
import { predictiveMessages } from './messages.ts';
import own from './predictive-analytics.module.css';

const TINTS = { emerging: 'green', steady: 'gray', falling: 'amber', unknown: 'gray' } as const;

/** Topics by how unusual the growth of interest in them is. */
export function TopicsView({ result }: RunViewProps<ResultOf<typeof emergingTopics>>) {
  const m = useMessages(predictiveMessages);
  const { topics, sources } = result;
  return (
    <>
      {topics.length === 0 ? (
        <p>{m.noTopics}</p>
      ) : (
        <ResultTable
          label={m.topics}
          columns={[m.topic, m.trend, m.growth, m.unusual, m.level, m.lately, m.foundBy]}
          rows={topics.map(({ topic, url, seed, growth, zScore, level, trend, history }) => ({
            key: topic,
            cells: [
              <PageLink key="topic" url={url} title={topic} />,
              <Badge key="trend" tint={TINTS[trend]}>
                {m[`trend_${trend}`]}
              </Badge>,
              m.growthOf(growth),
              m.deviations(zScore),
              level === null ? '—' : m.value(level),
              <Sparkline key="lately" values={history.map(({ value }) => value)} />,
              seed,
            ],
          }))}
        />
      )}
      <QueriedSources sources={sources} />
    </>
  );
}

/** A topic's trend. Decorative: its figures are next to it. */
function Sparkline({ values }: { readonly values: readonly number[] }) {
  const max = Math.max(1, ...values);
  const points = values.map(
    (value, at) => `${(at / Math.max(1, values.length - 1)) * 96 + 2},${26 - (value / max) * 24}`,
  );
  return (
    <svg className={own.sparkline} viewBox="0 0 100 28" aria-hidden="true">
      <polyline className={own.counted} points={points.join(' ')} />
    </svg>
  );
}
