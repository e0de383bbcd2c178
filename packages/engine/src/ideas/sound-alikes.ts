/** A spelling of a sound, and another spelling of the same one. */
export type SoundRule = readonly [spelling: RegExp, other: string];

/** The usual confusions in unaccented lower-case spelling. A pattern without a character inserts. */
export const SOUND_RULES: Readonly<Record<string, readonly SoundRule[]>> = {
  es: [
    [/b/g, 'v'],
    [/v/g, 'b'],
    [/s(?=[ei])/g, 'c'],
    [/s(?=[aou]|$)/g, 'z'],
    [/c(?=[ei])/g, 's'],
    [/z(?=[ei])/g, 'c'],
    [/z/g, 's'],
    [/(?<=e)s(?=[cpt])/g, 'x'],
    [/x/g, 's'],
    [/sc(?=[ei])/g, 'c'],
    [/(?<=[aeiou])c(?=[ei])/g, 'sc'],
    [/(?<=[aeiou])c(?=i[oó])/g, 'cc'],
    [/cc/g, 'c'],
    [/^(?=[aeiou])/g, 'h'],
    [/(?<=[aeiou])(?=[aeou])/g, 'h'],
    [/(?<!c)h/g, ''],
    [/ll/g, 'y'],
    [/y(?=[aeiou])/g, 'll'],
    [/g(?=[ei])/g, 'j'],
    [/j(?=[ei])/g, 'g'],
    [/g(?=[ei])/g, 'gu'],
    [/n(?=[bp])/g, 'm'],
    [/m(?=v)/g, 'n'],
    [/k(?=[ei])/g, 'qu'],
    [/k/g, 'c'],
    [/(?<=[aeiou])r(?=[aeiou])/g, 'rr'],
    [/rr/g, 'r'],
    [/e(?=[aeiou])/g, 'i'],
    [/i(?=[aeou])/g, 'e'],
    [/(?<=[bcdfglmnprst])e(?=[bcdfglmnprst])/g, 'i'],
    [/(?<=[bcdfglmnprst])i(?=[bcdfglmnprst])/g, 'e'],
  ],
  fr: [
    [/(?<=[aeiou])([bcdfglmnprst])(?=[aeiouy])/g, '$1$1'],
    [/([bcdfglmnprst])\1/g, '$1'],
    [/a(?=n[^aeinouy]|m[bp])/g, 'e'],
    // 'Classent' is not a misspelled 'classant'.
    [/e(?=n(?!t$)[^aeinouy]|m[bp])/g, 'a'],
    [/(?<![ae])in(?![aeinouy])/g, 'ain'],
    [/ain/g, 'in'],
    [/eau/g, 'o'],
    [/au/g, 'o'],
    [/o(?![uin])/g, 'au'],
    [/o(?![uin])/g, 'eau'],
    [/ph/g, 'f'],
    [/f/g, 'ph'],
    [/ss(?=[ei])/g, 'c'],
    [/s(?=[ei])/g, 'c'],
    [/c(?=[ei])/g, 's'],
    [/ss?(?=[aou])/g, 'ç'],
    [/c(?=[aou])/g, 'ç'],
    [/(?<=[aeiou])c(?=[ei])/g, 'ss'],
    [/(?<=[aeiou])z(?=[aeiouy])/g, 's'],
    [/(?<=[aeiou])s(?=[aeiouy])/g, 'z'],
    [/k/g, 'c'],
    [/k/g, 'qu'],
    [/g(?=[ei])/g, 'j'],
    [/j(?=[ei])/g, 'g'],
    [/y/g, 'i'],
    [/i(?![lnaeou])/g, 'y'],
    [/^(?=[aeiou])/g, 'h'],
    [/(?<=[ctr])(?=[aeiouy])/g, 'h'],
    [/(?<![cp])h/g, ''],
    [/ai/g, 'e'],
    [/e(?=[rst])/g, 'ai'],
    [/(?<=n)(?=s$)/g, 't'],
    [/(?<=[a-z])$/g, 't'],
    [/(?<=[a-z])$/g, 's'],
    [/(?<=[a-z])$/g, 'e'],
    [/(?<=u)s$/g, 'x'],
    [/[ste]$/g, ''],
  ],
};

/** Confusions within forms of known words: 'limpear', 'recetes', 'appellé'. */
export const FORM_RULES: Readonly<Record<string, readonly SoundRule[]>> = {
  es: [[/e(?=ar$)/g, 'i']],
  // Not r or s: 'mourrais' and 'mourais', 'baissait' and 'baisait' are different forms.
  fr: [
    [/(?<=[aeiouéè])([flmnpt])(?=[aeiouyéè])/g, '$1$1'],
    [/(?<=[aeiouéè])([flmnpt])\1(?=[aeiouyéè])/g, '$1'],
  ],
};

/** The spellings of a word in which one of its sounds is written in another usual way. */
export function* soundAlikes(word: string, rules: readonly SoundRule[]): Generator<string> {
  for (const [spelling, other] of rules)
    for (const match of word.matchAll(spelling)) {
      const end = match.index + match[0].length;
      const written = other === '$1$1' ? match[0] + match[0] : other === '$1' ? match[0][0]! : other;
      yield word.slice(0, match.index) + written + word.slice(end);
    }
}
