/** Maximum length of a name in an email, in characters. */
const NAME_MAX = 60;
const SCHEME = /\b[a-z][a-z0-9+.-]*:\/+/giu;
/** A dot or at sign between letters or digits, which email clients turn into links. */
const JOINT = /(?<=[\p{L}\p{N}_-])[.\u3002\uFF0E\uFF61@\uFF20](?=[\p{L}\p{N}])/gu;

/**
 * Makes a user-supplied name safe for emails to others: one line, truncated, and without anything an email client would
 * turn into a link. "example.com" becomes "example·com".
 */
export function sanitizeNameForMail(name: string, max: number = NAME_MAX): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll(SCHEME, '')
    .replaceAll(/\bmailto:|\btel:/giu, '')
    .replaceAll(JOINT, (joint) => (/[@\uFF20]/u.test(joint) ? ' at ' : '·'))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = [...plain];
  return characters.length <= max
    ? plain
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
