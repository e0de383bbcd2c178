import classes from './readers.module.css';

/** Bars beyond this number stand without a gap, so that a phone has room for them. */
const MANY = 120;

interface BarsProps {
  /** From left to right; each label says what its bar is. */
  readonly bars: readonly { readonly name: string; readonly value: number; readonly label: string }[];
}

/** Values as bars for the eye; a table beside them has the same for who cannot see them. */
export function Bars({ bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={classes.bars} data-many={bars.length > MANY || undefined} aria-hidden="true">
      {bars.map(({ name, value, label }) => (
        <i key={name} title={label} style={{ blockSize: `${(value / most) * 100}%` }} />
      ))}
    </div>
  );
}
