/** Header words of a name column, in English, Spanish, and French. */
const HEADERS = new RegExp(
  `^(?:${[
    'competitors?|keywords?|domains?|sites?|urls?|top queries|quer(?:y|ies)|top pages',
    'competidor(?:es)?|palabras? clave|dominios?|sitios?|consultas?(?: principales)?|páginas principales',
    'concurrents?|mots?[- ]clés?|domaines?|requêtes?(?: les plus fréquentes)?|pages les plus populaires',
  ].join('|')})$`,
  'i',
);

/** The names in a CSV or text file: the first cell of each line, without quotes and header. */
export function readFirstColumn(text: string): string[] {
  const cells = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => /^\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))/.exec(line))
    .map((match) =>
      (match?.[1]?.replaceAll('""', '"') ?? match?.[2] ?? '').replace(/^'(?=[=+\-@])/, '').trim(),
    );
  const names = cells.filter((cell) => cell !== '');
  return HEADERS.test(names[0] ?? '') ? names.slice(1) : names;
}
