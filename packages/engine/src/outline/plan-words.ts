import type { PhraseForm } from '../plans/phrase-parts.ts';

/** Words of a usual section. */
export const USUAL_WORDS = 220;
/** The opening says the main thing at once. */
const OPENING_WORDS = 120;
/** Causes, steps, or options of an unknown number. */
const MAIN_WORDS = 500;
/** Each entry of a list. */
const ENTRY_WORDS = 110;
const ENTRIES = { least: 3, most: 30 };
/** What the idea asks for. */
const ASKED_WORDS = 220;
/** What rounds off an article. */
const SIDE_WORDS = 130;
/** People looking for a service or shop want facts, not an article. */
const OFFER: ReadonlySet<PhraseForm | null> = new Set(['service', 'callout', 'shop']);
const OFFER_SHARE = 0.6;
const ROUNDED_TO = 10;

const MAIN =
  /step by step|one by one|paso a paso|un[oa] por un[oa]|étape par étape|une? par une?|most common causes|causas más|causes les plus/iu;
const LISTED = /(?<!\p{L})(?:one by one|un[oa] por un[oa]|une? par une?)$/iu;
const BOOKING =
  /^(?:How to (?:book|reach us|order|get a quote)|Cómo (?:pedir (?:cita|presupuesto)|reservar|contactar|hacer un pedido)|Comment (?:prendre rendez|réserver|nous joindre|commander|demander un devis))/u;
const SIDE =
  /mistakes|tools that|how to adapt|where to start|what you can leave|reviews and|customer reviews|where to check|often confused|ways to save|how to save|compare quotes|what to serve|how to store|delivery and|getting there|bad weather|if it rains|ask an expert|errores|herramientas|cómo adaptar|por dónde empezar|dejar fuera|opiniones|dónde consultar|se suele confundir|cómo ahorrar|comparar presupuestos|acompañar|conservar|envíos y|cómo llegar|mal tiempo|si llueve|pedir ayuda|erreurs|outils|comment (?:l')?adapter|par où commencer|se passer|avis |où vérifier|ne pas confondre|payer moins|comparer les devis|avec quoi servir|conserver|livraison et|comment y aller|mauvais temps|pleut|demander de l[’']aide/iu;

/** The words of each section of a plan without pages, by what it has to hold. */
export function planWords(
  headings: readonly string[],
  form: PhraseForm | null,
  demands: readonly string[],
): number[] {
  const share = OFFER.has(form) ? OFFER_SHARE : 1;
  return headings.map((heading, at) => {
    const words =
      at === 0 && !MAIN.test(heading) && !demands.includes(heading)
        ? OPENING_WORDS
        : wordsOf(heading, demands);
    return Math.round((words * share) / ROUNDED_TO) * ROUNDED_TO;
  });
}

function wordsOf(heading: string, demands: readonly string[]): number {
  const count = LISTED.test(heading) ? Number(/\d+/.exec(heading)?.[0]) : Number.NaN;
  if (count >= ENTRIES.least) return Math.min(count, ENTRIES.most) * ENTRY_WORDS;
  if (MAIN.test(heading)) return MAIN_WORDS;
  if (BOOKING.test(heading)) return SIDE_WORDS;
  if (demands.includes(heading)) return ASKED_WORDS;
  return SIDE.test(heading) ? SIDE_WORDS : USUAL_WORDS;
}
