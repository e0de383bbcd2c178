import { withoutTypos } from './typos.ts';

/** Other ways to say what our tables read: abbreviations, and budgets as a verb. */
const RESTATED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<=(?:people|those|anyone|everyone|folks) who)['’]ve(?= )/giu, ' have'],
    [/(?<=(?:people|those|anyone|everyone|folks) who)['’]re(?= )/giu, ' are'],
    [/(?<!\p{L})incl\.? (?=\p{L})/giu, 'including '],
    [
      /(?:(?:that|which) )?(?:does not|doesn['’]?t|do not|don['’]?t|should not|shouldn['’]?t) cost (?:me |us |you )?more than (?=[$€£]?\d)/giu,
      'for less than ',
    ],
    [/(?<=, )(?:less than|no more than|max(?:imum|\.)?|up to) (?=[$€£]\s?\d)/giu, 'under '],
    [/(?:that|which) costs? (?:no more|less) than (?=[$€£]?\d)/giu, 'for less than '],
  ],
  es: [
    // 'Cómo curar una sartén y que no se oxide' says what for.
    [/(?<=^cómo [^.?!]{4,120}) y (?=que no se \p{L})/iu, ' para '],
    [/(?<!\p{L})incl\.? (?=\p{L})/giu, 'incluyendo '],
    [/(?<=, )(?:menos de|máximo|hasta) (?=\d[\d.]*\s?(?:€|euros))/giu, 'por menos de '],
    [/(?:que )?no (?:cueste|pase|supere)n?(?: de)?(?: m[aá]s)?(?: de)? (?=\d)/giu, 'por menos de '],
  ],
  fr: [
    [/(?<=^comment [^.?!]{4,120}) et (?=qu['’e] ?(?:il|elle|ils|elles|ça) ne \p{L})/iu, ' pour '],
    [/(?<!\p{L})incl\.? (?=\p{L})/giu, 'y compris '],
    [/(?<=, )(?:moins de|max(?:imum|\.)?) (?=\d[\d\s]*(?:€|euros))/giu, 'à moins de '],
    [/qui ne (?:coûte|coûtent|dépasse|dépassent) pas (?:plus de )?(?=\d)/giu, 'à moins de '],
  ],
};

let last: { readonly language: string; readonly idea: string; readonly text: string } | null = null;

/** An idea in the words that our tables read, its clear misspellings corrected. The last one is kept. */
export function restateIdea(idea: string, language: string): string {
  if (last?.idea === idea && last.language === language) return last.text;
  const said = (RESTATED[language] ?? []).reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    idea,
  );
  last = { language, idea, text: withoutTypos(said, language) };
  return last.text;
}
