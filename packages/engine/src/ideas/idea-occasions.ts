/** News is the occasion for writing: 'visa rules in Portugal changed'. */
const NEWS =
  /(?<=\p{L}+ \p{L}+) (?:(?:has|have|just|are|is) )*(?:changed|changing|went up|gone up)(?=\s*(?:[,.;:]|[–—-] |$))/iu;
/** After these, 'for' names what is wanted, not the audience. */
const TAKES_FOR =
  /(?<!\p{L})(?:ask|asks|asked|asking|look|looks|looking|wait|waits|waiting|pay|pays|paid|paying|apply|applied|search|searching|searched) $/iu;
/** Absences, ages, the weather, and what the writer did. */
const NO_TOPIC =
  /^(?:no|sans|sin|without|\d+|j['’]ai|je|i|we|he|it|on) |(?<!\p{L})(?:hiver|winter|invierno|summer|verano)(?!\p{L})/iu;
/** A quoted phrase that a page is wanted for: 'a category page "green tea"'. */
const QUOTED =
  /(?:page|category|collection|keyword|catégorie|mot-clé|página|categoría|palabra clave)[^"“«.]{0,25}["“«]\s?(?<phrase>[^"“”»]{4,60}?)\s?["”»]/iu;

/** Courtesies and filler. */
const COURTESIES =
  /(?:,? (?:please|pls|thanks(?: a lot)?|thank you|cheers|if possible|por favor|gracias|si es posible|si puede ser|merci(?: d['’]avance)?|svp|stp|s['’]il (?:te|vous) pla[iî]t|si possible)|, (?:great|perfect|even better|genial|perfecto|super|parfait|tant mieux))(?=\s*(?:[,.;:!?)]|$))/giu;
/** Narrative parts: 'with a coat that's one solid mat', 'and still nothing'. */
const NARRATIVE =
  /(?<!\p{L})(?:(?:that|it|there|what|who|he|she|they|you)['’](?:s|re|ve|d|ll)|still|nothing|todavía nada|y nada|toujours rien)(?!\p{L})/iu;

/** Removes 'please' and the like. */
export const withoutCourtesies = (text: string): string => text.replaceAll(COURTESIES, '');

/** Whether a condition is narrative and unsuitable for a heading. */
export const isNarrative = (text: string): boolean => NARRATIVE.test(text);

/** Removes news, which the subject does not need. */
export const withoutNews = (text: string): string => text.replace(NEWS, '');

/** Whether 'for' after a text names what is requested: 'a prospect asked' is followed by 'for a report'. */
export const asksFor = (before: string): boolean => TAKES_FOR.test(before);

/** Whether a listed item is the occasion for the idea rather than a subject. */
export const isOccasion = (item: string): boolean => NO_TOPIC.test(item);

/** The quoted phrase that a page is wanted for. */
export const quotedKeyword = (idea: string): string | null =>
  QUOTED.exec(idea)?.groups?.['phrase']?.trim().toLowerCase() ?? null;
