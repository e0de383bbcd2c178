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
 * Names a user agent, such as "Firefox on Linux"; the raw string if unknown, null if empty.
 * @param both joins browser and system
 */
export function formatDeviceName(
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
