const LENGTH_MAX = 200;
/** How browsers write a quote and line ends in the name of a file in a form. */
const QUOTE = /%22/g;
const LINE_ENDS = /%0[AD]/gi;

/**
 * The name of a sent file without folders, controls and invisible characters that turn text around, 200 UTF-16 units
 * at most with its ending kept; empty where nothing is left. It is only ever shown, never used as a path.
 */
export function cleanFileName(given: string | undefined): string {
  const whole = (given ?? '').toWellFormed().replaceAll(QUOTE, '"').replaceAll(LINE_ENDS, ' ');
  const last = whole.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]+/gu, '')
    .trim();
  if (/^\.*$/.test(name)) return '';
  if (name.length <= LENGTH_MAX) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, LENGTH_MAX - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
}
