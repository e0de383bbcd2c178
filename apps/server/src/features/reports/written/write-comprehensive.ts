import { COMPREHENSIVE_PARTS, type Comprehensive } from '@pagewright/contract/advanced';
import type { ReportDocument } from '@pagewright/contract/reports';
import { reportWords as words } from './messages.ts';
import { asPoints, formatCount, coverageTable, splitTable, joinParts, unreadTable } from './sections.ts';
import { gapPoints, gapTable } from './write-gaps.ts';
import { linkTable } from './write-links.ts';

/** The report on a comprehensive analysis. */
export function writeComprehensive({ primaryKeyword, parts, gains, sites }: Comprehensive): ReportDocument {
  const m = words.comprehensive;
  const gaps = parts.gaps.result?.gaps ?? [];
  const opportunities = parts.links.result?.opportunities ?? [];
  const strategies = parts.strategies.result ?? [];
  const score = parts.score.result?.overallScore ?? null;
  const { sections, appendix } = joinParts(
    gapTable(gaps),
    linkTable(opportunities),
    ...strategies.map(({ competitor, strengths }) =>
      splitTable(
        words.titleOf(words.strategy.strengths, competitor),
        [words.strategy.finding],
        strengths.map(({ message }) => [message]),
      ),
    ),
  );
  const unfinished = COMPREHENSIVE_PARTS.flatMap((part) => {
    const { message } = parts[part];
    return message === null ? [] : [m.missing(m.parts[part], message)];
  });
  return {
    summary: m.summary(primaryKeyword),
    points: asPoints([
      ...(gains.length === 0 ? [m.noGains] : gains.map(({ message }) => message)),
      ...gapPoints(gaps).slice(0, 2),
    ]),
    figures: [
      { label: m.parts.score, value: score === null ? words.none : formatCount(Math.round(score)) },
      { label: m.parts.gaps, value: formatCount(gaps.length) },
      { label: m.parts.links, value: formatCount(opportunities.length) },
    ],
    sections: [...sections],
    appendix: [...appendix, ...unreadTable(sites)],
    basis: [...unfinished, ...coverageTable(sites)],
  };
}
