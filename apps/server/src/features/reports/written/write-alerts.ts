import type { CompetitorAlerts } from '@pagewright/contract/advanced';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import {
  displayUrl,
  asPoints,
  formatCount,
  formatDate,
  coverageTable,
  splitTable,
  unreadTable,
} from './sections.ts';

const WEIGHTS = { high: 0, medium: 1, low: 2 } as const;
const POINTS_OF_ALERTS = 5;

/** The report on changes of competitors' sites. */
export function writeAlerts({ alerts, since, firstVisit, sites }: CompetitorAlerts): ReportDocument {
  const m = words.alerts;
  const of = (type: CompetitorAlerts['alerts'][number]['type']): number =>
    alerts.filter((alert) => alert.type === type).length;
  const ranked = alerts.toSorted((a, b) => WEIGHTS[a.priority] - WEIGHTS[b.priority]);
  const changed = alerts.length - of('new_page') - of('removed_page');
  const { sections, appendix } = splitTable(
    m.table,
    [words.date, words.site, words.change, words.page],
    alerts.map(({ timestamp, competitor, message, url }) => [
      formatDate(timestamp),
      competitor,
      message,
      displayUrl(url),
    ]),
  );
  return {
    summary: m.summary(formatDate(since)),
    points: asPoints([
      m.count(alerts.length, new Set(alerts.map(({ competitor }) => competitor)).size),
      ...ranked.slice(0, POINTS_OF_ALERTS).map(({ competitor, message }) => `${competitor}: ${message}`),
      firstVisit.length > 0 ? m.first(firstVisit.join(', ')) : '',
    ]),
    figures: [
      { label: m.figures.all, value: formatCount(alerts.length) },
      { label: m.figures.new_page, value: formatCount(of('new_page')) },
      { label: m.figures.changed, value: formatCount(changed) },
      { label: m.figures.removed_page, value: formatCount(of('removed_page')) },
    ],
    sections: [...sections],
    appendix: [...appendix, ...unreadTable(sites)],
    basis: coverageTable(sites),
  };
}
