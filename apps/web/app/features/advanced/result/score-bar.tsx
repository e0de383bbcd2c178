import { useMessages } from '../../../lib/messages/use-messages.ts';
import { scoreColor } from '../../../ui/score-tone.ts';
import { advancedMessages } from '../messages.ts';
import classes from './result.module.css';

interface ScoreBarProps {
  readonly label: string;
  /** 0 to 100; null if unknown. */
  readonly score: number | null;
  /** Replaces "n / 100". */
  readonly text?: string;
  /** For a share that is neither good nor bad. */
  readonly isNeutral?: boolean;
}

/** A score with its bar; if unknown, a dash without one. */
export function ScoreBar({ label, score, text, isNeutral = false }: ScoreBarProps) {
  const m = useMessages(advancedMessages);
  const colour = isNeutral ? 'var(--brand)' : scoreColor(score);
  return (
    <div className={classes.score}>
      <span className={classes.scoreName}>{label}</span>
      <strong style={isNeutral ? undefined : { color: colour }}>
        {text ?? (score === null ? m.unknown : m.of100(score))}
      </strong>
      <span className={classes.track} aria-hidden="true">
        {score === null ? null : (
          <i style={{ inlineSize: `${Math.min(100, Math.max(0, score))}%`, background: colour }} />
        )}
      </span>
    </div>
  );
}
