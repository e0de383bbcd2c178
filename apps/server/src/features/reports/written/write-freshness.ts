import type { ContentFreshness } from '@pagewright/contract/advanced';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import { displayUrl, asPoints, formatCount, splitTable, unreadTable } from './sections.ts';

const POINTS_OF_PAGES = 5;

/** The report on content freshness. */
export function writeFreshness({ updatePriority, unread }: ContentFreshness): ReportDocument {
  const m = words.freshness;
  const of = (wanted: ContentFreshness['updatePriority'][number]['priority']): number =>
    updatePriority.filter(({ priority }) => priority === wanted).length;
  const due = updatePriority.filter(({ priority }) => priority === 'critical' || priority === 'warning');
  const nameOf = ({ title, url }: (typeof updatePriority)[number]): string => title || displayUrl(url);
  const { sections, appendix } = splitTable(
    m.table,
    [words.page, words.priorityColumn, words.why, words.whatToDo],
    updatePriority.map((page) => [
      nameOf(page),
      words.priority[page.priority],
      page.reasons.join(' '),
      page.suggestedActions.join(' '),
    ]),
  );
  return {
    summary: m.summary(updatePriority.length),
    points: asPoints([
      m.urgent(due.length),
      ...due.slice(0, POINTS_OF_PAGES).map((page) => `${nameOf(page)}: ${page.reasons[0] ?? ''}`),
    ]),
    figures: (['critical', 'warning', 'watch', 'none'] as const).map((priority) => ({
      label: m.figures[priority],
      value: formatCount(of(priority)),
    })),
    sections: [...sections],
    appendix: [...appendix, ...unreadTable([{ missed: unread }])],
    basis: [],
  };
}
