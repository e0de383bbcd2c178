import type { CompetitorStrategyResult } from '@pagewright/contract/advanced';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import {
  asPoints,
  formatCount,
  coverageTable,
  splitTable,
  joinParts,
  unreadTable,
  type WrittenPart,
} from './sections.ts';

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
      { label: figures.topics, value: formatCount(topics.covered.length) },
      { label: words.strategy.missedTable, value: formatCount(topics.missedByUs.length) },
      { label: figures.perMonth, value: perMonth === null ? words.none : formatCount(perMonth) },
    ],
    sections: [...sections],
    appendix: [...appendix, ...unreadTable(sites)],
    basis: [words.ownPages(ownPages), ...coverageTable(sites)],
  };
}

function partsOf({ topics, strengths, weaknesses }: Strategy): WrittenPart {
  const m = words.strategy;
  const named = (list: Strategy['topics']['covered']): string =>
    list
      .slice(0, TOPICS_NAMED)
      .map(({ name }) => name)
      .join(', ');
  const topicTable = (title: string, list: Strategy['topics']['covered']) =>
    splitTable(
      title,
      [words.subject, words.pagesColumn],
      list.map(({ name, pages }) => [name, formatCount(pages.length)]),
    );
  const findings = (title: string, list: Strategy['strengths']) =>
    splitTable(
      title,
      [m.finding, words.pagesColumn],
      list.map(({ message, pages }) => [
        message,
        pages.length === 0 ? words.none : formatCount(pages.length),
      ]),
    );
  return joinParts(
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
