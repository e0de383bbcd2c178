import type { analyzeIntent } from '@pagewright/contract/advanced';
import type { INTENT_NAMES } from '@pagewright/contract/intents';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import { intentSignMessages } from '../../../../lib/search-intents/intent-sign-messages.ts';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { EvidenceList } from '../../result/evidence-list.tsx';
import { Figures } from '../../result/figures.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { ScoreBar } from '../../result/score-bar.tsx';
import { intentMessages } from './messages.ts';
import classes from '../../result/result.module.css';

type Result = ResultOf<typeof analyzeIntent>;
type IntentName = (typeof INTENT_NAMES)[number];

/** The intent mix of a keyword as bars, with the signals for each. */
export function IntentView({ result }: RunViewProps<Result>) {
  const m = useMessages(intentMessages);
  const joining = useMessages(joiningMessages);
  const signNames = useMessages(intentSignMessages);
  const format = useFormatter();
  const { leading, ofResults, intents, signs, favouredFormat, formats, evidence } = result;
  return (
    <>
      <Figures
        figures={[
          { label: m.leading, value: leading === null ? '—' : m[`intent_${leading}`] },
          ...(ofResults === null || ofResults === undefined
            ? []
            : [{ label: m.ofResults, value: m[`intent_${ofResults}`] }]),
          {
            label: m.favoured,
            value: favouredFormat === null ? '—' : m.format(favouredFormat),
            evidence:
              formats.length === 0 ? undefined : (
                <ul>
                  {formats.map((one) => (
                    <li key={one.format}>
                      {joining.labeled(m.format(one.format), format.percent(one.share))}
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      <figure className={classes.bars}>
        <figcaption>
          <strong>{m.mix}</strong>
          <p className={classes.quiet}>{m.mixHelp}</p>
        </figcaption>
        {intents.map(({ intent, probability, format: form }) => (
          <div key={intent}>
            <ScoreBar
              label={m[`intent_${intent}`]}
              score={probability * 100}
              text={format.percent(probability)}
              isNeutral
            />
            {form === null ? null : <p className={classes.quiet}>{m.servedBy(m.format(form))}</p>}
          </div>
        ))}
      </figure>
      {signs.length > 0 ? (
        <details className={classes.evidence}>
          <summary>{m.signs}</summary>
          <ResultTable
            label={m.signs}
            columns={[m.signColumn, m.speaksFor, m.speaksAgainst]}
            rows={signs.map(({ code, moves }) => ({
              key: code,
              cells: [codeLabel(signNames, code, code), extreme(moves, 1), extreme(moves, -1)],
            }))}
          />
        </details>
      ) : null}
      <EvidenceList evidence={evidence} />
    </>
  );

  /** The intent that a signal affects most in a direction. */
  function extreme(moves: Result['signs'][number]['moves'], direction: 1 | -1): string {
    const [strongest] = (Object.entries(moves) as [IntentName, number][])
      .filter(([, move]) => move * direction > 0)
      .toSorted((a, b) => (b[1] - a[1]) * direction);
    return strongest === undefined ? '—' : m[`intent_${strongest[0]}`];
  }
}
