import type { PhraseForm } from './phrase-parts.ts';

/** What a plan says of prices anyway. */
const COST =
  /^(?:What (?!you ).+ costs?|What .+ charge|Prices(?: compared)?|.+ pricing|Costs and fees|Cost and effort compared|Cuánto cuestan?(?: .+)?|Cuánto cobran? .+|Comparación de precios|Precios(?: y tasas)?|Coste y esfuerzo|Combien (?:coûte|ça coûte).*|Comparaison des prix|Prix|Tarifs|Le budget à prévoir|Coût et effort comparés)$/u;
const BUDGET = /^(?:Prices: |Budget\s?: |Precios: |Presupuesto: |Les prix : )/u;
/** What a plan says of the choice at its end, and what an idea asks of it. */
const CHOICE =
  /^(?:Which one is right for you\??|¿Cuál te conviene\?|Cuál conviene en cada caso|Que choisir selon votre situation \?|Quelle option choisir selon ses besoins|Que choisir)$/u;
const CHOICE_FOR = /^(?:What to choose|Qué elegir|Qué opción conviene|Que choisir) /u;
const REMEDY = /^(?:What to do about it|Qué hacer en cada caso|Que faire dans chaque cas)$/u;
const PREVENTION =
  /^(?:How to keep it from happening again|Cómo evitar que vuelva a pasar|Comment éviter que cela recommence)$/u;
const PREVENTS =
  /^(?:How to (?:prevent|avoid|keep|stop it (?:from )?)|Cómo (?:evitar|prevenir)|Comment (?:éviter|prévenir|empêcher))(?!\p{L})/u;
const HELP =
  /^(?:When to ask an expert|Cuándo pedir ayuda a un profesional|Quand demander de l’aide à un professionnel)$/u;
const HELPS =
  /^(?:When to (?:see|call|go)|Cuándo (?:ir|llamar|acudir|consultar)|Quand (?:consulter|appeler|aller))(?!\p{L})/u;
const MISTAKES = /^(?:(?:Common m|M)istakes |Errores |Les erreurs )/u;
const MISTAKES_MADE =
  /^(?:(?:The )?[Mm]istakes (?:that )?(?:I|we) |(?:Los )?[Ee]rrores que |Les erreurs (?:que |qu['’]))/u;
/** A task that mends what is wrong; a booking or a purpose is none. */
const REMEDIES =
  /^(?:How to (?!make sure|book|reach|order|get a quote|get it done|tell|know|choose)|Cómo (?!conseguir|pedir|reservar|contactar|hacer un pedido|terminar|saber|elegir)|Comment (?!faire (?:pour|avec)|prendre rendez|réserver|nous |commander|demander|finir|savoir|choisir|vérifier))/u;
const FORGOTTEN = /^(?:What is easy to forget|Lo que se suele olvidar|Ce que l’on oublie souvent)$/u;
const FORGETS = /(?<!\p{L})(?:forgot|olvid|oubli)/iu;
/** The easiest ones are among those that are listed one by one. */
const EASIEST =
  /^(?:Where to start: the easiest ones|Por dónde empezar: lo más fácil|Par où commencer : le plus facile)$/u;

/**
 * A plan whose sections do not overlap: what the idea asks for (`wanted`) replaces the usual section on the same matter,
 * in its place.
 */
export function mergeHeadings(
  headings: readonly string[],
  form: PhraseForm,
  wanted: readonly string[],
): string[] {
  const isWanted = (heading: string): boolean => wanted.includes(heading);
  let merged = [...headings];
  if (form !== 'cost' && form !== 'worth')
    merged = replaced(merged, COST, (one) => isWanted(one) && BUDGET.test(one));
  if (merged.some((one) => isWanted(one) && FORGETS.test(one)))
    merged = merged.filter((one) => isWanted(one) || !FORGOTTEN.test(one));
  if (form === 'collection') merged = merged.filter((one) => !EASIEST.test(one));
  merged = replaced(merged, CHOICE, (one) => isWanted(one) && CHOICE_FOR.test(one));
  merged = replaced(merged, MISTAKES, (one) => isWanted(one) && MISTAKES_MADE.test(one));
  if (form === 'why') {
    merged = replaced(merged, HELP, (one) => isWanted(one) && HELPS.test(one));
    merged = replaced(merged, PREVENTION, (one) => isWanted(one) && PREVENTS.test(one));
    merged = replaced(merged, REMEDY, (one) => isWanted(one) && REMEDIES.test(one) && !PREVENTS.test(one));
  }
  return merged;
}

/** Puts the first heading that fits in the place of the usual one, if there are both. */
function replaced(
  headings: readonly string[],
  usual: RegExp,
  isInstead: (heading: string) => boolean,
): string[] {
  const instead = headings.find(isInstead);
  if (instead === undefined || !headings.some((one) => usual.test(one) && one !== instead))
    return [...headings];
  return headings
    .filter((one) => one !== instead)
    .map((one) => (usual.test(one) ? instead : one))
    .filter((one, at, all) => all.indexOf(one) === at);
}
