import type { keywordDensity } from '@pagewright/contract/advanced';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../../ui/badge.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { Figures } from '../../result/figures.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { scoringMessages } from './messages.ts';

const TINTS: Readonly<Record<string, BadgeTint>> = {
  absent: 'gray',
  low: 'amber',
  good: 'green',
  high: 'amber',
  stuffed: 'red',
};

/** How often each keyword occurs in a text. */
export function DensityView({ result }: RunViewProps<ResultOf<typeof keywordDensity>>) {
  const m = useMessages(scoringMessages);
  const format = useFormatter();
  return (
    <>
      <Figures figures={[{ label: m.words, value: format.number(result.wordCount) }]} />
      <ResultTable
        label={m.density}
        columns={[m.keyword, m.occurrences, m.per100, m.band]}
        rows={result.keywords.map(({ keyword, count, density, band }) => ({
          key: keyword,
          cells: [
            keyword,
            format.number(count),
            m.densityOf(density),
            <Badge key="band" tint={TINTS[band] ?? 'gray'}>
              {m[`band_${band}`]}
            </Badge>,
          ],
        }))}
      />
    </>
  );
}
