const LENGTH_MAX = 200;
/** How browsers encode quotes and line breaks in the file name of a form. */
const QUOTE = /%22/g;
const LINE_ENDS = /%0[AD]/gi;

/**
 * Returns an uploaded file's name without folders, control characters, and invisible characters that change text
 * direction, at most 200 UTF-16 units including its extension; may be empty. For display only, never used as a path.
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
