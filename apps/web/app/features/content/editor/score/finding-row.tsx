import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleX, IconMapPin } from '@tabler/icons-react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { findingMessages, type PlacedAssessment, type PlacedSubstance } from '../../../scoring/index.ts';
import { scoreMessages } from './messages.ts';
import classes from './score.module.css';

const ICONS = { good: IconCircleCheck, fair: IconAlertCircle, poor: IconCircleX } as const;

interface FindingRowProps {
  readonly assessment: PlacedAssessment | PlacedSubstance;
  /** Its places are highlighted in the text. */
  readonly isShown: boolean;
  readonly onShow: (assessment: ShownPlaces) => void;
}

/** A finding whose places are highlighted in the text. */
export type ShownPlaces = Pick<PlacedAssessment, 'ranges'> & { readonly code: string };

/** A finding: verdict, explanation, points, possible gain, and a link to its places. */
export function FindingRow({ assessment, isShown, onShow }: FindingRowProps) {
  const m = useMessages(scoreMessages);
  const says = useMessages(findingMessages);
  const { code, verdict, gain, ranges } = assessment;
  const breakdown = 'cost' in assessment ? '' : says.gain(assessment);
  const Drawing = ICONS[verdict];
  return (
    <li className={classes.finding} data-verdict={verdict} data-code={code}>
      <Drawing
        className={classes.verdict}
        size={18}
        stroke={1.8}
        aria-label={m[`verdict_${verdict}`]}
        role="img"
      />
      <div className={classes.findingBody}>
        <p className={classes.findingName}>
          {says.name(code)}
          <span className={classes.findingPoints}>
            {'cost' in assessment ? m.cost(assessment.cost) : m.points(assessment.points, assessment.maximum)}
          </span>
          {gain > 0 ? (
            <span className={classes.gain}>
              <span aria-hidden="true">{m.gain(gain)}</span>
              <span className="visually-hidden">{m.spokenGain(gain)}</span>
            </span>
          ) : null}
        </p>
        <p className={classes.sentence}>{says.sentence(assessment)}</p>
        {breakdown === '' ? null : <p className={classes.sentence}>{breakdown}</p>}
        {ranges.length > 0 ? (
          <UnstyledButton
            className={classes.places}
            aria-pressed={isShown}
            onClick={() => onShow(assessment)}
          >
            <IconMapPin size={14} stroke={1.8} aria-hidden="true" />
            {isShown ? m.hide : m.show(ranges.length)}
          </UnstyledButton>
        ) : null}
      </div>
    </li>
  );
}
