import type { analyzePatterns } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { EvidenceList } from '../../result/evidence-list.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { ScoreBar } from '../../result/score-bar.tsx';
import { optimizationMessages } from './messages.ts';
import classes from '../../result/result.module.css';

const TINTS = { strong: 'green', moderate: 'amber', weak: 'gray' } as const;

/** Which features that answer engines look for are on pages for keywords, and what people ask. */
export function PatternsView({ result }: RunViewProps<ResultOf<typeof analyzePatterns>>) {
  const m = useMessages(optimizationMessages);
  const { patterns, questions, keywords } = result;
  return (
    <>
      {patterns.length === 0 ? (
        <Caution>{m.noPatterns}</Caution>
      ) : (
        <ResultTable
          label={m.patterns}
          columns={[m.pattern, m.onAverage, m.knownToHelp, m.bestPage]}
          rows={patterns.map(({ code, score, strength, best }) => ({
            key: code,
            cells: [
              m[`pattern_${code}`],
              `${score} / 100`,
              <Badge key="strength" tint={TINTS[strength]}>
                {m[`strength_${strength}`]}
              </Badge>,
              best === null || best.score === 0 ? (
                '—'
              ) : (
                <span key="best">
                  <PageLink url={best.url} title={best.title} /> ({best.score})
                </span>
              ),
            ],
          }))}
        />
      )}
      {keywords.map(({ keyword, readiness, pages, evidence }) => (
        <div key={keyword} className={classes.bars}>
          <ScoreBar label={m.readinessOf(keyword)} score={readiness} />
          {pages.length > 0 ? (
            <ul>
              {pages.map(({ url, title, readiness: own, answered, questions: asked }) => (
                <li key={`${url ?? ''} ${title}`}>
                  <PageLink url={url} title={title} /> · {own ?? '—'} ({m.answeredOf(answered, asked)})
                </li>
              ))}
            </ul>
          ) : null}
          <EvidenceList evidence={evidence} />
        </div>
      ))}
      {questions.length > 0 ? (
        <div>
          <h3>{m.questions}</h3>
          <ul>
            {questions.map(({ text, keyword, pages, source }) => (
              <li key={`${keyword} ${text}`}>
                {text}{' '}
                <span className={classes.quiet}>
                  {source === 'pages' ? m.askedBy(pages) : m[`source_${source}`]}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
