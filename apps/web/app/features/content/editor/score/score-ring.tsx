import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { scoreColor } from '../../../../ui/score-tone.ts';
import { scoreMessages } from './messages.ts';
import classes from './score.module.css';

const RADIUS = 34;
const LENGTH = 2 * Math.PI * RADIUS;

/** The score as a ring in its color; a dash if unknown. */
export function ScoreRing({ points }: { readonly points: number | null }) {
  const m = useMessages(scoreMessages);
  const colour = scoreColor(points);
  return (
    <div className={classes.ring} role="img" aria-label={points === null ? m.unknown : m.spoken(points)}>
      <svg viewBox="0 0 80 80" width="84" height="84" aria-hidden="true">
        <circle cx="40" cy="40" r={RADIUS} className={classes.track} />
        {/* A stroke of zero length would still show its round ends as a dot. */}
        {points === null || points === 0 ? null : (
          <circle
            cx="40"
            cy="40"
            r={RADIUS}
            className={classes.fill}
            stroke={colour}
            strokeDasharray={`${(points / 100) * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <span
        className={classes.ringNumber}
        style={{ color: points === null ? undefined : colour }}
        aria-hidden="true"
      >
        {points ?? m.unknown}
      </span>
    </div>
  );
}
