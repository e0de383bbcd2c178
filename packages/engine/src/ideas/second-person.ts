/**
 * Rewrites first-person questions from the reader's point of view: 'how do I … if I don't have a basement'. Spanish
 * questions get their accents.
 */
export function toSecondPerson(text: string, language: string): string {
  if (language === 'es')
    return text
      .replaceAll(/(?<= )que (?=edad |hora |momento )/gu, 'qué ')
      .replaceAll(
        /(?<= (?:si|y|cuando)(?: no)? )(?:soy|tengo|puedo|estoy|vivo|trabajo) /gu,
        (word) => SECOND_PERSON[word.trim()]! + ' ',
      );
  if (language !== 'en' || !/^(?:how|can|should|what|when|where|why|is|are|do|does) /iu.test(text))
    return text;
  return text
    .replaceAll(/\bi['’]?m\b|\bi am\b/giu, 'you are')
    .replaceAll(/\bi\b/giu, 'you')
    .replaceAll(/\bmy\b/giu, 'your')
    .replaceAll(/\b(do|does|is|are|have|ca|wo)nt\b/giu, "$1n't");
}

const SECOND_PERSON: Readonly<Record<string, string>> = {
  soy: 'eres',
  tengo: 'tienes',
  puedo: 'puedes',
  estoy: 'estás',
  vivo: 'vives',
  trabajo: 'trabajas',
};

/** Adds the accents that people leave out when typing a Spanish question. */
export function withAccents(clause: string): string {
  return clause
    .replace(
      /^(?<lead>(?:a partir de |desde |cada )?)(?<word>cuanto|cuanta|cuantos|cuantas|donde|cual|cuales)(?= )/,
      (_, lead: string, word: string) => lead + ACCENTED[word]!,
    )
    .replace(/^como (?=\p{L}+(?:ar|er|ir)(?:se|lo|la)? |se |puedo |hacer$)/u, 'cómo ')
    .replace(/^cuando (?=\p{L}+(?:ar|er|ir) )/u, 'cuándo ')
    .replace(/^por ?que (?=\p{L})/u, 'por qué ')
    .replace(
      /^(?<lead>(?:a partir de |desde |con |para )?)que (?=(?:es|son|edad|hora|hacer|ver|significa|pasa|necesito) )/,
      '$<lead>qué ',
    );
}
const ACCENTED: Readonly<Record<string, string>> = {
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  donde: 'dónde',
  cual: 'cuál',
  cuales: 'cuáles',
};
