/** Longest name in a mail, in characters. */
const NAME_MAX = 60;
const SCHEME = /\b[a-z][a-z0-9+.-]*:\/+/giu;
/** A dot or an at-sign with letters or digits on both sides: what programs that show mails turn into links. */
const JOINT = /(?<=[\p{L}\p{N}_-])[.\u3002\uFF0E\uFF61@\uFF20](?=[\p{L}\p{N}])/gu;

/**
 * A name that somebody gave, as it stands in a mail to others: on one line, cut, and without anything that a program
 * would show as an address. “example.com” becomes “example·com”.
 */
export function nameInMail(name: string, most: number = NAME_MAX): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll(SCHEME, '')
    .replaceAll(/\bmailto:|\btel:/giu, '')
    .replaceAll(JOINT, (joint) => (/[@\uFF20]/u.test(joint) ? ' at ' : '·'))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = [...plain];
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
