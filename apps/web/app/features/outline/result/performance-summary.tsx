import type { OutlineResult } from '@pagewright/contract/outline';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Caution } from '../../../ui/caution.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { scoreColor } from '../../../ui/score-tone.ts';
import { ModelLine } from '../../usage/index.ts';
import { PageHistoryButton } from '../../research/index.ts';
import { outlineMessages } from '../messages.ts';
import { PageName } from './section-evidence.tsx';
import classes from '../outline.module.css';

/** Labels of the data it is based on. */
const BASES = {
  measured: 'measured',
  modelled: 'modelledAll',
  generated: 'worded',
  unknown: 'modelledAll',
} as const;

/** An outline's totals and their basis. Unknown values are a dash. */
export function PerformanceSummary({ result }: { readonly result: OutlineResult }) {
  const m = useMessages(outlineMessages);
  const format = useFormatter();
  const { performance, analysisData, provenance } = result;
  const { totalScore, restsOn, competitiveAdvantages, serpOptimization, estimatedWordCount } = performance;
  const { pages, leftOut, sources, notice, volume, difficulty } = analysisData;
  const figures: readonly (readonly [string, string, number | null])[] = [
    [m.totalScore, totalScore === null ? '—' : m.of100(totalScore), totalScore],
    [m.serpOptimization, serpOptimization === null ? '—' : m.of100(serpOptimization), serpOptimization],
    [m.advantages, format.number(competitiveAdvantages.length), null],
    [m.wordCount, format.number(estimatedWordCount), null],
    [m.volume, volume === null ? '—' : format.number(volume), null],
    [m.difficulty, difficulty === null ? '—' : m.of100(difficulty), null],
  ];
  return (
    <section className={classes.summary} aria-label={m.summary}>
      <dl className={classes.figures}>
        {figures.map(([name, text, score]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd style={score === null ? undefined : { color: scoreColor(score) }}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.facts}>
        <Badge tint={provenance.kind === 'measured' ? 'green' : 'amber'}>{m[BASES[provenance.kind]]}</Badge>
        <span>{m.restsOnParts(restsOn.known, restsOn.of)}</span>
        <span>{m.pagesCompared(pages.length)}</span>
      </p>
      <ModelLine method={analysisData.provenance.method} />
      {notice ? <Caution>{notice}</Caution> : null}
      <details className={classes.evidence}>
        <summary>{m.evidenceOf}</summary>
        <ul>
          {pages.map((page) => (
            <li key={`${page.url ?? ''} ${page.title} ${page.words}`}>
              <PageName page={page} /> · {m.wordsOf(page.words)} · {m.sourceOf(page.source)}
              {page.url ? (
                <>
                  {' '}
                  <PageHistoryButton url={page.url} title={page.title || page.url} />
                </>
              ) : null}
            </li>
          ))}
          {pages.length === 0 ? <li>{m.noPages}</li> : null}
          {sources.map(({ source, title, condition, message }) => (
            <li key={`${source} ${condition} ${message ?? ''}`}>
              {m.sourceState(title, message ?? m[`condition_${condition}`])}
            </li>
          ))}
          {leftOut.map(({ url, title, message }) => (
            <li key={`${url ?? ''} ${title} ${message}`}>
              {m.leftOut(title || url || m.untitledPage, message)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
