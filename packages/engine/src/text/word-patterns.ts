/** The patterns of a word table by name and language, each compiled when it is first asked for. */
export function wordPatterns<Language extends string, Name extends string>(
  table: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
  flags = 'iu',
): (name: Name, language: Language) => RegExp {
  const known = new Map<string, RegExp>();
  return (name, language) => {
    const key = `${language} ${name}`;
    const pattern = known.get(key) ?? new RegExp(table[language][name], flags);
    known.set(key, pattern);
    return pattern;
  };
}
