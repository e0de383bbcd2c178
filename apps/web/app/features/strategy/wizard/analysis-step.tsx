import { Button, NativeSelect, TextInput } from '@mantine/core';
import { BRIEF_LIMITS, type BriefAnalysis } from '@pagewright/contract/strategy';
import { useId, useState } from 'react';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { toZonedInput } from '../../../lib/messages/zoned-input.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { ModelLine, UsageHint } from '../../usage/index.ts';
import { PageName } from '../brief/field-evidence.tsx';
import { ProvenanceBadge } from '../brief/provenance-badge.tsx';
import { strategyMessages } from '../messages.ts';
import classes from '../strategy.module.css';

/** The publishing schedule of a strategy. */
export interface PlanSchedule {
  readonly articlesPerWeek: number;
  /** '' for next Monday. */
  readonly startOn: string;
}

/** Characters of YYYY-MM-DD. */
const DAY_LENGTH = 10;

interface AnalysisStepProps {
  readonly analysis: BriefAnalysis;
  readonly isLoading: boolean;
  readonly onBack: () => void;
  readonly onGenerate: (schedule: PlanSchedule) => void;
}

/** Step three: keywords and questions around the brief, and the schedule of the plan. */
export function AnalysisStep({ analysis, isLoading, onBack, onGenerate }: AnalysisStepProps) {
  const m = useMessages(strategyMessages);
  const { timeZone } = useFormatter();
  const today = toZonedInput(useNow().toISOString(), timeZone).slice(0, DAY_LENGTH);
  const hintId = useId();
  const [schedule, setSchedule] = useState<PlanSchedule>({ articlesPerWeek: 1, startOn: '' });
  return (
    <div className={classes.step}>
      <h2 className={classes.stepTitle}>
        {m.step_analysis} <ProvenanceBadge kind={analysis.provenance.kind} />
      </h2>
      <ModelLine method={analysis.provenance.method} />
      {analysis.notice ? <p className={classes.lead}>{analysis.notice}</p> : null}
      <KeywordList title={m.seedKeywords} analysis={analysis} kind="core" />
      <KeywordList title={m.longTailKeywords} analysis={analysis} kind="long_tail" />
      <section aria-label={m.faq}>
        <h3 className={classes.label}>{m.faq}</h3>
        <ul className={classes.faq}>
          {analysis.faq.map(({ question, answer, url, title, pages, provenance }) => (
            <li key={question}>
              <details>
                <summary>{question}</summary>
                <p>{answer ?? m.noAnswer}</p>
                {answer === null ? null : (
                  <p className={classes.quiet}>
                    {m.fromPage} <PageName title={title ?? ''} url={url} />{' '}
                    {provenance.kind === 'generated' ? <ProvenanceBadge kind="generated" /> : null}
                  </p>
                )}
                <p className={classes.quiet}>{pages > 0 ? m.askedBy(pages) : m.provenance_modelled}</p>
              </details>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.pair}>
        <NativeSelect
          label={m.articlesPerWeek}
          value={String(schedule.articlesPerWeek)}
          data={Array.from({ length: BRIEF_LIMITS.articlesPerWeek }, (_, index) => String(index + 1))}
          onChange={(event) =>
            setSchedule({ ...schedule, articlesPerWeek: Number(event.currentTarget.value) })
          }
        />
        <TextInput
          type="date"
          label={m.startOn}
          description={m.startOnHelp}
          min={today}
          max="2099-12-31"
          value={schedule.startOn}
          onChange={(event) => setSchedule({ ...schedule, startOn: event.currentTarget.value })}
        />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          {m.backToBrief}
        </Button>
        <Button loading={isLoading} aria-describedby={hintId} onClick={() => onGenerate(schedule)}>
          {m.generateStrategy}
        </Button>
        <UsageHint kind="ai" id={hintId} />
      </div>
    </div>
  );
}

interface KeywordListProps {
  readonly title: string;
  readonly analysis: BriefAnalysis;
  readonly kind: BriefAnalysis['keywords'][number]['kind'];
}

function KeywordList({ title, analysis, kind }: KeywordListProps) {
  const m = useMessages(strategyMessages);
  const joining = useMessages(joiningMessages);
  const format = useFormatter();
  const keywords = analysis.keywords.filter((keyword) => keyword.kind === kind);
  return (
    <section aria-label={title}>
      <h3 className={classes.label}>{title}</h3>
      <ul className={classes.keywords}>
        {keywords.map(({ text, intent, volume, provenance, sources }) => (
          <li key={text}>
            <Badge tint={kind === 'core' ? 'green' : 'blue'}>{kind === 'core' ? m.core : m.longTail}</Badge>
            <span className={classes.keyword}>{text}</span>
            <span className={classes.quiet}>
              {m.intent(intent)} ·{' '}
              {joining.labeled(m.volume, volume === null ? m.unknown : format.number(volume))} ·{' '}
              {m[`provenance_${provenance.kind}`]}
              {sources[0]?.url ? (
                <>
                  {' · '}
                  <PageName title={sources[0].text} url={sources[0].url} />
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
