import { LINK_KINDS, type LinkOpportunities, type LinkOpportunity } from '@pagewright/contract/advanced';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import { displayUrl, asPoints, formatCount, coverageTable, splitTable, unreadTable } from './sections.ts';

const POINTS_OF_LINKS = 5;

/** The report on link opportunities. */
export function writeLinks({ opportunities, notice, sites, ownPages }: LinkOpportunities): ReportDocument {
  const m = words.links;
  const { sections, appendix } = linkTable(opportunities);
  return {
    summary: m.summary(opportunities.length),
    points: asPoints([
      opportunities.length === 0 ? m.nothing : '',
      ...opportunities.slice(0, POINTS_OF_LINKS).map((one) => why(one)),
    ]),
    figures: LINK_KINDS.map((kind) => ({
      label: m.figures[kind],
      value: formatCount(opportunities.filter((one) => one.kind === kind).length),
    })),
    sections: [...sections],
    appendix: [...appendix, ...unreadTable(sites)],
    basis: [words.ownPages(ownPages), ...coverageTable(sites), ...(notice === null ? [] : [notice])],
  };
}

/** The pages as a table, the most relevant first. */
export function linkTable(opportunities: readonly LinkOpportunity[]) {
  return splitTable(
    words.links.table,
    [words.page, words.why, words.links.ourPage],
    opportunities.map((one) => [
      displayUrl(one.pageUrl),
      why(one),
      one.ourPage === null ? words.none : displayUrl(one.ourPage),
    ]),
  );
}

function why({ kind, pageTitle, pageUrl }: LinkOpportunity): string {
  return words.links.kinds[kind](pageTitle || displayUrl(pageUrl));
}
