const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size in the most readable unit. */
export function formatSize(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, Math.abs(bytes))) / 3)));
  const unit = UNITS[step - 1] ?? 'kilobyte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 3 });
  return format.format(bytes / 1000 ** step);
}

const DURATIONS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a duration in the largest unit of which it has at least two. */
export function formatDuration(seconds: number, locale: string): string {
  const [unit, length] = DURATIONS.find(([, length]) => seconds >= 2 * length) ?? (['second', 1] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / length),
  );
}
