import { Alert, Button } from '@mantine/core';
import { BRIEF_LIMITS, type SavedBrief } from '@pagewright/contract/strategy';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ModelLine, UsageHint } from '../../usage/index.ts';
import { BriefFindings } from '../brief/brief-findings.tsx';
import { EditableField } from '../brief/editable-field.tsx';
import { ProvenanceBadge } from '../brief/provenance-badge.tsx';
import { SectionList } from '../brief/section-list.tsx';
import { useSaveField } from '../brief/use-save-field.ts';
import { strategyMessages } from '../messages.ts';
import classes from '../strategy.module.css';

const LINES = [
  ['mainTopic', BRIEF_LIMITS.topic],
  ['targetAudience', BRIEF_LIMITS.text],
  ['userIntent', BRIEF_LIMITS.text],
  ['coreAngle', BRIEF_LIMITS.text],
  ['primarySeoQuery', BRIEF_LIMITS.keyword],
] as const;
const KEYWORDS_LENGTH = BRIEF_LIMITS.keywords * (BRIEF_LIMITS.keyword + 2);

interface BriefStepProps {
  readonly brief: SavedBrief;
  readonly isLoading: boolean;
  readonly onStartOver: () => void;
  readonly onAnalyze: () => void;
}

/** Step two: the brief, each part editable and with its evidence. */
export function BriefStep({ brief, isLoading, onStartOver, onAnalyze }: BriefStepProps) {
  const m = useMessages(strategyMessages);
  const hintId = useId();
  const saving = useSaveField(brief.id);
  const pages = brief.evidence.pages.length;
  return (
    <div className={classes.step}>
      <h2 className={classes.stepTitle}>
        {brief.mainTopic || m.unnamed} <ProvenanceBadge kind={brief.provenance.kind} pages={pages} />
      </h2>
      <ModelLine method={brief.provenance.method} />
      {pages === 0 ? <p className={classes.lead}>{m.modelledNotice}</p> : null}
      {brief.evidence.notice ? <p className={classes.lead}>{brief.evidence.notice}</p> : null}
      {saving.conflict ? (
        <Alert color="yellow" role="alert" title={m.conflict}>
          <div className={classes.buttons}>
            <Button size="xs" onClick={() => void saving.keepMine()}>
              {m.keepMine}
            </Button>
            <Button size="xs" variant="default" onClick={saving.takeTheirs}>
              {m.takeTheirs}
            </Button>
          </div>
        </Alert>
      ) : null}
      <div className={classes.fields}>
        {LINES.map(([field, longest]) => (
          <EditableField
            key={field}
            brief={brief}
            field={field}
            maxLength={longest}
            discardCount={saving.givenUp[field] ?? 0}
            onSave={(name, value) => saving.save({ [name]: value })}
          />
        ))}
        <EditableField
          brief={brief}
          field="secondaryKeywords"
          maxLength={KEYWORDS_LENGTH}
          description={m.separated}
          discardCount={saving.givenUp.secondaryKeywords ?? 0}
          onSave={(name, value) => saving.save({ [name]: value })}
        />
      </div>
      <SectionList brief={brief} onSave={(sections) => saving.save({ sections })} />
      <BriefFindings brief={brief} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onStartOver}>
          {m.startOver}
        </Button>
        <Button
          loading={isLoading}
          aria-describedby={hintId}
          // Save pending input first, because the analysis uses the saved brief.
          onClick={() => void saving.settled().then(onAnalyze)}
        >
          {m.analyzeBrief}
        </Button>
        <UsageHint kind="ai" id={hintId} />
      </div>
    </div>
  );
}
