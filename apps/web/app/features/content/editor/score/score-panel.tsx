import { Accordion } from '@mantine/core';
import { Hint } from '../../../../lib/hints/hint.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { memo, type ReactNode } from 'react';
import { scoreColor, shareColor } from '../../../../ui/score-tone.ts';
import type { LivePart, LiveScore, PlacedAssessment, PlacedSubstance } from '../../../scoring/index.ts';
import { ScoreValidity } from '../../../analytics/index.ts';
import { FindingRow, type ShownPlaces } from './finding-row.tsx';
import { LanguageNote } from './language-note.tsx';
import { scoreMessages } from './messages.ts';
import { ScoreRing } from './score-ring.tsx';
import { ServerScore } from './server-score.tsx';
import { TermTable } from './term-table.tsx';
import type { ServerScoreState } from './use-server-score.ts';
import classes from './score.module.css';

interface ScorePanelProps {
  readonly score: LiveScore | null;
  readonly server: ServerScoreState;
  /** The comparison panel. */
  readonly compared: ReactNode;
  /** Keys of the terms in the item's brief; null without a brief. */
  readonly briefTerms: ReadonlySet<string> | null;
  /** Code of the finding whose places are highlighted. */
  readonly shownCode: string | null;
  readonly onShow: (assessment: ShownPlaces) => void;
}

/** The explained score: its parts, their findings, and the largest possible gains. */
export function ScorePanel({ score, server, compared, briefTerms, shownCode, onShow }: ScorePanelProps) {
  const m = useMessages(scoreMessages);
  const points = score?.status === 'scored' ? score.shown : null;
  return (
    <section className={classes.panel} aria-label={m.title}>
      <div className={classes.head}>
        <ScoreRing points={points} />
        <div className={classes.headText}>
          <p
            className={classes.points}
            style={points === null ? undefined : { color: scoreColor(points) }}
            data-testid="live-score"
          >
            {points === null ? m.unknown : m.outOf(points)}
          </p>
          {score === null ? <p className={classes.quiet}>{m.waiting}</p> : null}
          {score?.status === 'unscored' ? <p className={classes.quiet}>{m[score.reason]}</p> : null}
          {score?.status === 'scored' ? (
            <p className={classes.quiet}>{m.restsOn(score.restsOn.known, score.restsOn.of)}</p>
          ) : null}
          {score?.status === 'scored' ? <LanguageNote language={score.language} /> : null}
          <ServerScore state={server} shown={points} />
        </div>
      </div>
      {compared}
      {score?.status === 'scored' ? <Hint name="score" /> : null}
      {score?.status === 'scored' ? (
        <Explained score={score} briefTerms={briefTerms} shownCode={shownCode} onShow={onShow} />
      ) : null}
      <ScoreValidity />
    </section>
  );
}

interface ExplainedProps extends Pick<ScorePanelProps, 'briefTerms' | 'shownCode' | 'onShow'> {
  readonly score: Extract<LiveScore, { status: 'scored' }>;
}

/** Rerenders with a new score, not with every keystroke. */
const Explained = memo(function Explained({ score, briefTerms, shownCode, onShow }: ExplainedProps) {
  const m = useMessages(scoreMessages);
  const all = score.parts.flatMap((part) => part.assessments);
  const gains = score.gains.flatMap(({ code }) => all.find((assessment) => assessment.code === code) ?? []);
  const lacking = score.substance.findings.filter(({ cost }) => cost > 0);
  const rows = (assessments: readonly (PlacedAssessment | PlacedSubstance)[]) => (
    <ul className={classes.findings}>
      {assessments.map((assessment) => (
        <FindingRow
          key={assessment.code}
          assessment={assessment}
          isShown={shownCode === assessment.code}
          onShow={onShow}
        />
      ))}
    </ul>
  );
  return (
    <>
      <h3 className={classes.heading}>
        {m.substance}
        {lacking.length > 0 ? (
          <span className={classes.findingPoints}>{m.cost(score.substance.cost)}</span>
        ) : null}
      </h3>
      {lacking.length > 0 ? rows(lacking) : <p className={classes.quiet}>{m.noDeductions}</p>}
      <h3 className={classes.heading}>{m.gains}</h3>
      {gains.length > 0 ? rows(gains) : <p className={classes.quiet}>{m.noGains}</p>}
      <Accordion
        multiple
        variant="default"
        className={classes.parts}
        classNames={{ control: classes.part, content: classes.part }}
        order={3}
      >
        {score.parts.map((part) => (
          <Accordion.Item key={part.id} value={part.id}>
            <Accordion.Control>
              <PartHead part={part} />
            </Accordion.Control>
            <Accordion.Panel>
              {part.points === null ? (
                <p className={classes.quiet}>{m.unknownPart}</p>
              ) : (
                <>
                  {rows(byGain(part.assessments))}
                  {part.id === 'semanticCompleteness' ? (
                    <TermTable terms={score.terms} briefTerms={briefTerms} />
                  ) : null}
                </>
              )}
              {leftOutOf(score, part) > 0 ? (
                <p className={classes.quiet}>{m.leftOut(leftOutOf(score, part))}</p>
              ) : null}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  );
});

function PartHead({ part }: { readonly part: LivePart }) {
  const m = useMessages(scoreMessages);
  const share =
    part.points === null || part.maximum === 0 ? null : Math.round((part.points / part.maximum) * 100);
  return (
    <span className={classes.partHead}>
      <span className={classes.partName}>{m[part.id]}</span>
      <span className={classes.partPoints}>
        {part.points === null ? m.unknown : m.points(part.points, part.maximum)}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${share ?? 0}%`, background: shareColor(share) }} />
      </span>
    </span>
  );
}

function byGain(assessments: readonly PlacedAssessment[]): PlacedAssessment[] {
  return assessments.toSorted((a, b) => b.gain - a.gain);
}

function leftOutOf(score: ExplainedProps['score'], part: LivePart): number {
  return part.points === null
    ? 0
    : score.leftOut.filter((left) => left.part === part.id && left.code !== null).length;
}
