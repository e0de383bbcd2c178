import type { Layer } from '../targeting/layer.ts';
import type { Subject } from '../targeting/parse-subject.ts';
import type { TargetLanguage } from '../targeting/rows.ts';
import type { TargetingChange, SectionDraft } from './section-draft.ts';

/** More headings with the same ending read like keyword stuffing. */
const SUFFIXES_MAX = 3;

/** Headings on what differs by reader, most of all first: prices, choice, first steps, examples, mistakes, times. */
const OPEN_HEADINGS: Readonly<Record<TargetLanguage, readonly RegExp[]>> = {
  en: [
    /^(?:what .+ (?:costs?|charges?)|(?:prices?|costs?)(?: and fees| compared)?|.+ (?:pricing|costs|prices)|average cost of .+)$/iu,
    /^(?:how to (?:find (?!the cause|out).+|choose.*|compare.*|hire.*)|where to .+|questions to ask.*|what to look for.*|the best .+|alternatives to .+)$/iu,
    /^(?:how to (?:get started|apply|save|switch|start).*|tools that help.*|examples?(?: of .+)?)$/iu,
    /^(?:mistakes to avoid.*|common mistakes.*|when to .+)$/iu,
  ],
  es: [
    /^(?:cuánto (?:cuestan?|cobran?).*|precios?(?: y tasas)?|comparación de precios)$/iu,
    /^(?:cómo (?:elegir|encontrar (?!la causa)|comparar|contratar).*|dónde .+|qué preguntar.*|en qué fijarse.*)$/iu,
    /^(?:cómo (?:empezar|ahorrar|pedir|solicitar).*|herramientas .+|ejemplos(?: de .+)?)$/iu,
    /^(?:errores frecuentes.*|cuándo .+)$/iu,
  ],
  fr: [
    /^(?:combien (?:coûtent?|ça coûte|il faut prévoir).*|tarifs?|prix|comparaison des prix)$/iu,
    /^(?:comment (?:choisir|trouver (?!la cause)|comparer).*|où .+|les questions à poser.*|les critères .+)$/iu,
    /^(?:par où commencer|comment (?:payer|demander).*|les outils .+|exemples?(?: d.+)?)$/iu,
    /^(?:les erreurs .+|quand .+)$/iu,
  ],
};
/** What follows a subject that a heading begins with: 'Heat pumps at a glance', 'Bomba de calor: resumen'. */
const BEHIND_SUBJECT =
  /^(?:\s?:| at a glance| de un vistazo| en un coup d’œil|, (?:step by step|paso a paso|étape par étape))/iu;

/** The layers of a place, industry, or other audience that headings can name, in the order of a phrase: the place last. */
export const namedLayers = (layers: readonly Layer[]): Layer[] =>
  layers.filter(({ layer, suffix }) => suffix !== '' && layer !== 'maturity').toReversed();

/** Adds the audience to headings that can take it. The wording of pages stays in the evidence. */
export function addAudienceToHeadings(
  drafts: readonly SectionDraft[],
  layers: readonly Layer[],
  { noun, keyword }: Subject,
  language: TargetLanguage,
): { drafts: SectionDraft[]; changes: TargetingChange[] } {
  const changes: TargetingChange[] = [];
  const who = namedLayers(layers);
  const how = layers.find(({ layer, suffix }) => layer === 'maturity' && suffix !== '');
  const subjects = [...new Set([noun, keyword])].filter((one) => one !== '');
  // Behind the subject, all are named; in other headings only the last.
  const [first, last] = [who[0], who.at(-1)];
  const worded = [...drafts];
  const isNamed = ({ heading }: Pick<SectionDraft, 'heading'>): boolean =>
    who.some(({ suffix }) => contains(heading, suffix));
  let suffixes = worded.filter((draft) => draft.layer === null && isNamed(draft)).length;
  if (first !== undefined && last !== undefined) {
    const all = who.map(({ suffix }) => suffix).join('');
    const order = [...drafts.entries()]
      .map(([at, draft]) => ({ at, draft, rank: rankOf(draft.heading, subjects, language) }))
      .filter(({ rank }) => rank !== -1)
      .toSorted((one, other) => one.rank - other.rank);
    for (const { at, draft, rank } of order) {
      if (suffixes >= SUFFIXES_MAX || draft.layer !== null || isNamed(draft) || draft.purpose === 'answers')
        continue;
      const heading =
        rank === 0 ? behindSubject(draft.heading, all, subjects) : withSuffix(draft.heading, last.suffix);
      worded[at] = { ...draft, heading };
      changes.push({
        layer: rank === 0 ? first.layer : last.layer,
        kind: 'wording',
        text: heading,
      });
      suffixes += 1;
    }
  }
  const defined = worded.find(
    (draft) =>
      draft.layer === null && subjects.some((one) => contains(draft.heading, one)) && !isNamed(draft),
  );
  if (how !== undefined && defined !== undefined) {
    const heading = withSuffix(defined.heading, how.suffix);
    worded[worded.indexOf(defined)] = { ...defined, heading };
    changes.push({ layer: 'maturity', kind: 'wording', text: heading });
  }
  return { drafts: worded, changes };
}

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

/** The subject that a heading begins with, if the audience can follow it. */
function beginning(heading: string, subjects: readonly string[]): string | null {
  for (const subject of subjects) {
    const begun = new RegExp(`^${escapeRegExp(subject)}(?:e?s)?(?!\\p{L})`, 'iu').exec(heading)?.[0];
    if (begun !== undefined && BEHIND_SUBJECT.test(heading.slice(begun.length))) return begun;
  }
  return null;
}

function behindSubject(heading: string, suffix: string, subjects: readonly string[]): string {
  const begun = beginning(heading, subjects) ?? '';
  return `${begun}${suffix}${heading.slice(begun.length)}`;
}

/** 0 for a heading that begins with the subject, more where readers differ less; -1 where the audience fits nowhere. */
function rankOf(heading: string, subjects: readonly string[], language: TargetLanguage): number {
  if (beginning(heading, subjects) !== null) return 0;
  if (/[:,(]/.test(heading)) return -1;
  const text = heading.replaceAll(/^¿|\s?[?!.]+$/gu, '');
  return OPEN_HEADINGS[language].findIndex((pattern) => pattern.test(text)) + 1 || -1;
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Appends words to a heading, before its question mark. */
function withSuffix(heading: string, suffixText: string): string {
  const [, text = heading, mark = ''] = /^(.*?)(\s?[?!.]*)$/s.exec(heading) ?? [];
  return text.toLowerCase().includes(suffixText.trim().toLowerCase())
    ? heading
    : `${text}${suffixText}${mark}`;
}
