const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * "Firefox on Linux" for what a browser says of itself, its own words where they name neither; null for nothing.
 * @param both how the two are named together
 */
export function deviceName(
  userAgent: string | null,
  both: (browser: string, system: string) => string,
): string | null {
  if (userAgent === null || userAgent.trim() === '') return null;
  const nameOf = (names: typeof BROWSERS | typeof SYSTEMS): string | undefined =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const [browser, system] = [nameOf(BROWSERS), nameOf(SYSTEMS)];
  if (browser === undefined || system === undefined) return browser ?? system ?? userAgent;
  return both(browser, system);
}
