import type { Gaps } from '@pagewright/contract/advanced';
import type { ReportDocument, ReportSection } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import { appendixTable, asPoints, formatCount, coverageTable, splitTable, unreadTable } from './sections.ts';

type Gap = Gaps['gaps'][number];
const POINTS_OF_GAPS = 4;

/** The report on content gaps. */
export function writeGaps(result: Gaps): ReportDocument {
  const { gaps, matrix, sites, ownPages, notice } = result;
  const m = words.gaps;
  const high = gaps.filter(({ priority }) => priority === 'high').length;
  const { sections, appendix } = gapTable(gaps);
  return {
    summary: m.summary(sites.length),
    points: asPoints([m.count(gaps.length), high > 0 ? m.high(high) : '', ...gapPoints(gaps)]),
    figures: [
      { label: m.figures.gaps, value: formatCount(gaps.length) },
      { label: m.figures.high, value: formatCount(high) },
      { label: m.figures.compared, value: formatCount(matrix.length) },
      { label: m.figures.own, value: formatCount(ownPages) },
    ],
    sections: [...sections],
    appendix: [...appendix, ...coverageMatrix(matrix), ...unreadTable(sites)],
    basis: [words.ownPages(ownPages), ...coverageTable(sites), ...(notice === null ? [] : [notice])],
  };
}

/** The largest gaps, each in a sentence. */
export function gapPoints(gaps: readonly Gap[]): string[] {
  return gaps.slice(0, POINTS_OF_GAPS).map(({ keyword, pages, missingCompetitors, demand, isCertain }) => {
    const having = new Set(pages.map(({ competitor }) => competitor)).size;
    const sentence = words.gaps.one(keyword, having, having + missingCompetitors.length, demand);
    return isCertain ? sentence : `${sentence} ${words.gaps.uncertain}`;
  });
}

/** The gaps as a table, the largest opportunity first. */
export function gapTable(gaps: readonly Gap[]) {
  const { table, columns } = words.gaps;
  return splitTable(
    table,
    [columns.keyword, words.priorityColumn, columns.opportunity, columns.demand, columns.who],
    gaps.map(({ keyword, priority, opportunity, demand, pages }) => [
      keyword,
      words.priority[priority],
      formatCount(Math.round(opportunity)),
      demand === null ? words.none : formatCount(demand),
      [...new Set(pages.map(({ competitor }) => competitor))].join(', '),
    ]),
  );
}

/** Each search and site. */
function coverageMatrix(matrix: Gaps['matrix']): ReportSection[] {
  const m = words.gaps;
  if (matrix.length === 0) return [];
  const rows = matrix.map(({ keyword, ours, competitors }) => [
    keyword,
    ours === null ? m.noneFound : ours.title || (ours.url ?? ''),
    competitors.flatMap(({ competitor, page }) => (page === null ? [] : [competitor])).join(', '),
  ]);
  return [appendixTable(m.figures.compared, [m.columns.keyword, m.ours, m.columns.who], rows)];
}
