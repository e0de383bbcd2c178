import type { CompetitorAlerts } from '@pagewright/contract/advanced';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import { address, asPoints, count, day, readingOf, tableIn, unreadOf } from './sections.ts';

const WEIGHTS = { high: 0, medium: 1, low: 2 } as const;
const POINTS_OF_ALERTS = 5;

/** The report on changes of competitors' sites. */
export function writeAlerts({ alerts, since, firstVisit, sites }: CompetitorAlerts): ReportDocument {
  const m = words.alerts;
  const of = (type: CompetitorAlerts['alerts'][number]['type']): number =>
    alerts.filter((alert) => alert.type === type).length;
  const ranked = alerts.toSorted((a, b) => WEIGHTS[a.priority] - WEIGHTS[b.priority]);
  const changed = alerts.length - of('new_page') - of('removed_page');
  const { sections, appendix } = tableIn(
    m.table,
    [words.date, words.site, words.change, words.page],
    alerts.map(({ timestamp, competitor, message, url }) => [
      day(timestamp),
      competitor,
      message,
      address(url),
    ]),
  );
  return {
    summary: m.summary(day(since)),
    points: asPoints([
      m.count(alerts.length, new Set(alerts.map(({ competitor }) => competitor)).size),
      ...ranked.slice(0, POINTS_OF_ALERTS).map(({ competitor, message }) => `${competitor}: ${message}`),
      firstVisit.length > 0 ? m.first(firstVisit.join(', ')) : '',
    ]),
    figures: [
      { label: m.figures.all, value: count(alerts.length) },
      { label: m.figures.new_page, value: count(of('new_page')) },
      { label: m.figures.changed, value: count(changed) },
      { label: m.figures.removed_page, value: count(of('removed_page')) },
    ],
    sections: [...sections],
    appendix: [...appendix, ...unreadOf(sites)],
    basis: readingOf(sites),
  };
}
