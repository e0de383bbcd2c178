import { Button } from '@mantine/core';
import type { listKeywords } from '@pagewright/contract/advanced';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import { LoadMoreButton } from '../../../../ui/load-more-button.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { QueriedSources } from '../predictive-analytics/queried-sources.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { KeywordActions } from './keyword-actions.tsx';
import { KeywordFilters } from './keyword-filters.tsx';
import { keywordListMessages } from './keyword-list-messages.ts';
import { KeywordTable } from './keyword-table.tsx';
import { filterKeywords, NO_FILTERS, sortKeywords, type KeywordOrder } from './order-keywords.ts';
import classes from '../../result/result.module.css';

const PAGE = 100;

type List = ResultOf<typeof listKeywords>;

/** A keyword list: filtered, sorted, and selected to plan articles or watch keywords. */
export function KeywordListView({ result }: RunViewProps<List>) {
  const m = useMessages(keywordListMessages);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [order, setOrder] = useState<KeywordOrder>({ by: 'volume', isRising: false });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE);
  const { keywords, clusters, figures } = result;
  const matching = sortKeywords(filterKeywords(keywords, filters), order);
  const choose = (names: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const name of names) {
      if (isChosen) next.add(name);
      else next.delete(name);
    }
    setChosen(next);
  };
  return (
    <>
      <ListNotes result={result} />
      <KeywordFilters
        filters={filters}
        clusters={clusters}
        hasFigures={figures !== null}
        onChange={(next) => {
          setFilters(next);
          setShown(PAGE);
        }}
      />
      <p className={classes.quiet} role="status">
        {m.count(matching.length, keywords.length)}
      </p>
      {chosen.size === 0 ? null : (
        <KeywordActions
          chosen={keywords.filter(({ keyword }) => chosen.has(keyword))}
          onDone={() => setChosen(new Set())}
        />
      )}
      {matching.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <KeywordTable
          rows={matching.slice(0, shown)}
          isAllChosen={matching.every(({ keyword }) => chosen.has(keyword))}
          chosen={chosen}
          order={order}
          onChoose={choose}
          onChooseAll={(isChosen) =>
            choose(
              matching.map(({ keyword }) => keyword),
              isChosen,
            )
          }
          onOrder={setOrder}
        />
      )}
      {matching.length > shown ? (
        <LoadMoreButton
          label={m.more}
          isLoading={false}
          problem={null}
          onLoadMore={() => setShown(shown + PAGE)}
        />
      ) : null}
      <Clusters clusters={clusters} onShow={(cluster) => setFilters({ ...NO_FILTERS, cluster })} />
      <QueriedSources sources={result.sources} />
    </>
  );
}

/** Where the figures come from, and what was left out. */
function ListNotes({ result }: { readonly result: List }) {
  const m = useMessages(keywordListMessages);
  const { keywords, figures, sources, repeated, leftOut } = result;
  const notes = [
    ...(figures === null ? [] : [m.figuresBy(figures.source, figures.known, keywords.length)]),
    m.estimated,
    ...(repeated === 0 ? [] : [m.repeated(repeated)]),
    ...(leftOut === 0 ? [] : [m.leftOut(leftOut)]),
  ];
  const hasFailed = sources.some(({ condition }) => condition === 'failed');
  return (
    <>
      {figures === null ? <Caution>{hasFailed ? m.failedFigures : m.noFigures}</Caution> : null}
      <p className={classes.quiet}>{notes.join(' ')}</p>
    </>
  );
}

function Clusters({
  clusters,
  onShow,
}: Pick<List, 'clusters'> & { readonly onShow: (cluster: string) => void }) {
  const m = useMessages(keywordListMessages);
  const several = clusters.filter(({ count }) => count > 1);
  if (several.length === 0) return null;
  return (
    <section>
      <h3>{m.clusters}</h3>
      <p className={classes.quiet}>{m.clustersHelp}</p>
      <ResultTable
        label={m.clusters}
        columns={[m.cluster, m.keywords, m.pages, m.volume, m.intent]}
        rows={several.map(({ name, intent, count, pages, volume }) => ({
          key: name,
          cells: [
            <Button
              key="name"
              variant="subtle"
              size="compact-sm"
              aria-label={m.showCluster(name)}
              onClick={() => onShow(name)}
            >
              {name}
            </Button>,
            m.number(count),
            m.number(pages),
            volume === null ? m.unknown : m.number(volume),
            intent === null ? m.unknown : m[`short_${intent}`],
          ],
        }))}
      />
    </section>
  );
}
