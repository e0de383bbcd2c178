import type { CompetitorStrategyResult } from '@pagewright/contract/advanced';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import { asPoints, count, readingOf, tableIn, together, unreadOf, type Written } from './sections.ts';

type Strategy = CompetitorStrategyResult['strategy'];
const FINDINGS = 2;
const TOPICS_NAMED = 6;

/** The report on a competitor's strategy. */
export function writeStrategy({ strategy, sites, ownPages }: CompetitorStrategyResult): ReportDocument {
  const { topics, rhythm, competitor } = strategy;
  const { figures, summary } = words.strategy;
  const { points, sections, appendix } = partsOf(strategy);
  const perMonth = rhythm?.perMonth ?? null;
  return {
    summary: summary(competitor),
    points: asPoints(points),
    figures: [
      { label: figures.topics, value: count(topics.covered.length) },
      { label: words.strategy.missedTable, value: count(topics.missedByUs.length) },
      { label: figures.perMonth, value: perMonth === null ? words.none : count(perMonth) },
    ],
    sections: [...sections],
    appendix: [...appendix, ...unreadOf(sites)],
    basis: [words.ownPages(ownPages), ...readingOf(sites)],
  };
}

function partsOf({ topics, strengths, weaknesses }: Strategy): Written {
  const m = words.strategy;
  const named = (list: Strategy['topics']['covered']): string =>
    list
      .slice(0, TOPICS_NAMED)
      .map(({ name }) => name)
      .join(', ');
  const topicTable = (title: string, list: Strategy['topics']['covered']) =>
    tableIn(
      title,
      [words.subject, words.pagesColumn],
      list.map(({ name, pages }) => [name, count(pages.length)]),
    );
  const findings = (title: string, list: Strategy['strengths']) =>
    tableIn(
      title,
      [m.finding, words.pagesColumn],
      list.map(({ message, pages }) => [message, pages.length === 0 ? words.none : count(pages.length)]),
    );
  return together(
    {
      points: [
        ...strengths.slice(0, FINDINGS).map(({ message }) => message),
        ...weaknesses.slice(0, FINDINGS).map(({ message }) => message),
        topics.missedByUs.length > 0 ? m.missedByUs(named(topics.missedByUs)) : '',
        topics.missed.length > 0 ? m.missed(named(topics.missed)) : '',
      ],
    },
    findings(m.strengths, strengths),
    findings(m.weaknesses, weaknesses),
    topicTable(m.missedTable, topics.missedByUs),
    topicTable(m.topicsTable, topics.covered),
  );
}
