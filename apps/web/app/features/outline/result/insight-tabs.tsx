import { SCORE_PARTS, type OutlineResult } from '@pagewright/contract/outline';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { scoreColor } from '../../../ui/score-tone.ts';
import { outlineMessages } from '../messages.ts';
import classes from '../outline.module.css';

interface TabProps {
  readonly result: OutlineResult;
}

/** The article's competitive position, search intent, and where to publish. */
export function InsightsTab({ result }: TabProps) {
  const m = useMessages(outlineMessages);
  const { strategicInsights, publishingStrategy, performance } = result;
  return (
    <div className={classes.prose}>
      <h3>{m.positioning}</h3>
      <ul>
        {strategicInsights.positioningStrategy.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3>{m.intents}</h3>
      <ul>
        {strategicInsights.intentLayering.map(({ intent, probability, sections }) => (
          <li key={intent}>
            <strong>{m[`intent_${intent}`]}</strong> {m.likely(probability)}{' '}
            {sections.length === 0 ? m.noSection : sections.join(' · ')}
          </li>
        ))}
      </ul>
      <h3>{m.advantages}</h3>
      {performance.competitiveAdvantages.length === 0 ? (
        <p>{m.noAdvantages}</p>
      ) : (
        <ul>
          {performance.competitiveAdvantages.map(({ advantage, sectionId }) => (
            <li key={sectionId}>{advantage}</li>
          ))}
        </ul>
      )}
      <h3>{m.publishing}</h3>
      <ul>
        {publishingStrategy.map(({ advice, reason }) => (
          <li key={advice}>
            {advice} <span className={classes.quiet}>{reason}</span>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{m.modelledInsights}</p>
    </div>
  );
}

/** The effect of targeting on the outline, layer by layer. */
export function TargetingTab({ result }: TabProps) {
  const m = useMessages(outlineMessages);
  const { targeting, changes } = result.targetingStrategy;
  const { location, industry, companySize, stage, maturity, audience } = targeting;
  const chosen = (
    [
      ['location', location],
      ['industry', industry && m[`industry_${industry}`]],
      ['companySize', companySize && m[`size_${companySize}`]],
      ['stage', stage && m[`stage_${stage}`]],
      ['maturity', maturity && m[`maturity_${maturity}`]],
      ['audience', audience],
    ] as const
  ).filter(([, value]) => value);
  return (
    <div className={classes.prose}>
      <h3>{m[`strategy_${targeting.strategy}`]}</h3>
      {chosen.length === 0 ? <p>{m.noTargeting}</p> : null}
      <dl className={classes.pairs}>
        {chosen.map(([layer, value]) => (
          <div key={layer}>
            <dt>{m[`layer_${layer}`]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {result.targetingInsights.length > 0 ? (
        <ul>
          {result.targetingInsights.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {changes.length > 0 ? (
        <>
          <h3>{m.changes}</h3>
          <ul className={classes.changes}>
            {changes.map(({ layer, kind, text }) => (
              <li key={`${layer} ${kind} ${text}`}>
                <Badge tint={kind === 'left_out' ? 'amber' : 'green'}>{m[`change_${kind}`]}</Badge> {text}{' '}
                <span className={classes.quiet}>{m[`layer_${layer}`]}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** The four parts of the score, each with its findings and gaps. */
export function ScoringTab({ result }: TabProps) {
  const m = useMessages(outlineMessages);
  const { breakdown, recommendations } = result.outline.score;
  return (
    <div className={classes.prose}>
      <ul className={classes.parts}>
        {SCORE_PARTS.map((name) => {
          const { score, explanation, found, missing, provenance } = breakdown[name];
          return (
            <li key={name} data-part={name}>
              <h3>
                {m[`part_${name}`]}{' '}
                <span style={{ color: scoreColor(score) }}>{score === null ? '—' : m.of100(score)}</span>
              </h3>
              <p>
                {explanation} <Badge>{m[`provenance_${provenance.kind}`]}</Badge>
              </p>
              {found.length > 0 ? (
                <p>
                  <strong>{m.found}</strong> {found.join(' · ')}
                </p>
              ) : null}
              {missing.length > 0 ? (
                <p>
                  <strong>{m.missing}</strong> {missing.join(' · ')}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Tips title={m.recommendations} tips={recommendations} />
    </div>
  );
}

interface TipsProps {
  readonly title: string;
  readonly tips: OutlineResult['optimizationTips'];
}

/** Ways to raise the score, most valuable first. */
export function Tips({ title, tips }: TipsProps) {
  const m = useMessages(outlineMessages);
  if (tips.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {tips.map(({ recommendation, priority }) => (
          <li key={recommendation}>
            <Badge tint={priority === 'high' ? 'red' : priority === 'medium' ? 'amber' : 'gray'}>
              {m[`priority_${priority}`]}
            </Badge>{' '}
            {recommendation}
          </li>
        ))}
      </ul>
    </section>
  );
}
