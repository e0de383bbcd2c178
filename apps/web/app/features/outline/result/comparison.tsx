import { SCORE_PARTS, type OutlineResult } from '@pagewright/contract/outline';
import type { ReactNode } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { outlineMessages } from '../messages.ts';
import classes from '../outline.module.css';

/** One of two outlines being compared. */
export interface ComparedOutline {
  readonly key: string;
  /** Its column heading. */
  readonly name: ReactNode;
  readonly result: OutlineResult;
}

interface ComparisonProps {
  readonly both: readonly [ComparedOutline, ComparedOutline];
}

/** Two outlines side by side: their figures, and sections unique to each. */
export function Comparison({ both }: ComparisonProps) {
  const m = useMessages(outlineMessages);
  const format = useFormatter();
  const points = (value: number | null): string => (value === null ? '—' : m.of100(value));
  const rows: readonly (readonly [string, (result: OutlineResult) => string])[] = [
    [m.strategy, ({ targetingStrategy }) => m[`strategy_${targetingStrategy.targeting.strategy}`]],
    [m.totalScore, ({ performance }) => points(performance.totalScore)],
    ...SCORE_PARTS.map(
      (part) =>
        [
          m[`part_${part}`],
          ({ outline }: OutlineResult) => points(outline.score.breakdown[part].score),
        ] as const,
    ),
    [m.wordCount, ({ performance }) => format.number(performance.estimatedWordCount)],
    [m.sections, ({ outline }) => format.number(outline.sections.length)],
    [m.pages, ({ analysisData }) => format.number(analysisData.pages.length)],
  ];
  return (
    <div className={classes.compare}>
      <ScrollRegion label={m.compared}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.compared}</th>
              {both.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, show]) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {both.map(({ key, result }) => (
                  <td key={key}>{show(result)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className={classes.sides}>
        {both.map(({ key, result }, side) => {
          const { title, sections } = result.outline;
          const other = listHeadings(both[side === 0 ? 1 : 0].result);
          return (
            <section key={key} aria-label={title}>
              <h2 className={classes.resultTitle}>{title}</h2>
              <ol>
                {sections
                  .flatMap((section) => [section, ...section.subsections])
                  .map((section) => (
                    <li key={section.id} data-level={section.level}>
                      {section.heading}{' '}
                      {other.has(section.heading.toLowerCase()) ? null : (
                        <Badge tint="blue">{m.onlyHere}</Badge>
                      )}
                    </li>
                  ))}
              </ol>
            </section>
          );
        })}
      </div>
    </div>
  );
}

function listHeadings({ outline }: OutlineResult): ReadonlySet<string> {
  return new Set(
    outline.sections.flatMap((section) =>
      [section, ...section.subsections].map(({ heading }) => heading.toLowerCase()),
    ),
  );
}
