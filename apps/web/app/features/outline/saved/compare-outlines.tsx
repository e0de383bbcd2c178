import { readOutline, SCORE_PARTS, type OutlineResult } from '@pagewright/contract/outline';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { failureOf } from '../../../lib/api/api-error.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { outlineMessages } from '../messages.ts';
import classes from '../outline.module.css';

/** Two saved outlines side by side: their figures, and which sections only one of them has. */
export function CompareOutlines({ ids }: { readonly ids: readonly [string, string] }) {
  const m = useMessages(outlineMessages);
  const format = useFormatter();
  const [left, right] = useQueries({ queries: ids.map((id) => apiQuery(readOutline, { params: { id } })) });
  if (!left || !right) return null;
  const failed = left.error ?? right.error;
  if (failed)
    return (
      <ErrorState
        title={m.openFailed}
        description={failureOf(failed)?.message}
        retryLabel={m.retry}
        onRetry={() => {
          void left.refetch();
          void right.refetch();
        }}
      />
    );
  if (!left.data || !right.data) return <LoadingState label={m.loading} />;
  const both = [left.data, right.data] as const;
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
      <div className={classes.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.compared}</th>
              {both.map(({ id, title, keyword }) => (
                <th key={id} scope="col">
                  <Link to={`/outline/${id}`}>{title || keyword}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, show]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {both.map(({ id, result }) => (
                  <td key={id}>{show(result)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.sides}>
        {both.map(({ id, title, result }, side) => {
          const other = headingsOf((side === 0 ? both[1] : both[0]).result);
          return (
            <section key={id} aria-label={title}>
              <h2 className={classes.resultTitle}>{title}</h2>
              <ol>
                {result.outline.sections.map((section) => (
                  <li key={section.id}>
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

function headingsOf({ outline }: OutlineResult): ReadonlySet<string> {
  return new Set(
    outline.sections.flatMap((section) =>
      [section, ...section.subsections].map(({ heading }) => heading.toLowerCase()),
    ),
  );
}
