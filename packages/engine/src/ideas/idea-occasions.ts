/** That something changed is why somebody writes: 'visa rules in Portugal changed'. */
const NEWS =
  /(?<=\p{L}+ \p{L}+) (?:(?:has|have|just|are|is) )*(?:changed|changing|went up|gone up)(?=\s*(?:[,.;:]|[–—-] |$))/iu;
/** Behind these 'for' names what is wanted, not who. */
const TAKES_FOR =
  /(?<!\p{L})(?:ask|asks|asked|asking|look|looks|looking|wait|waits|waiting|pay|pays|paid|paying|apply|applied|search|searching|searched) $/iu;
/** What is not there, how old somebody is, the weather, what the writer did. */
const NO_TOPIC =
  /^(?:no|sans|sin|without|\d+|j['’]ai|je|i|we|he|it|on) |(?<!\p{L})(?:hiver|winter|invierno|summer|verano)(?!\p{L})/iu;
/** A page that is wanted for a phrase in quotation marks: 'a category page "green tea"'. */
const QUOTED =
  /(?:page|category|collection|keyword|catégorie|mot-clé|página|categoría|palabra clave)[^"“«.]{0,25}["“«]\s?(?<phrase>[^"“”»]{4,60}?)\s?["”»]/iu;

/** What people add out of courtesy, or for want of better words. */
const COURTESIES =
  /(?:,? (?:please|pls|thanks(?: a lot)?|thank you|cheers|if possible|por favor|gracias|si es posible|si puede ser|merci(?: d['’]avance)?|svp|stp|s['’]il (?:te|vous) pla[iî]t|si possible)|, (?:great|perfect|even better|genial|perfecto|super|parfait|tant mieux))(?=\s*(?:[,.;:!?)]|$))/giu;
/** Told rather than named: 'with a coat that's one solid mat', 'and still nothing'. */
const TOLD =
  /(?<!\p{L})(?:(?:that|it|there|what|who|he|she|they|you)['’](?:s|re|ve|d|ll)|still|nothing|todavía nada|y nada|toujours rien)(?!\p{L})/iu;

/** An idea without 'please' and the like. */
export const withoutCourtesies = (text: string): string => text.replaceAll(COURTESIES, '');

/** Whether a condition tells a story, so that no heading is made of it. */
export const isTold = (text: string): boolean => TOLD.test(text);

/** An idea without the news in it, which its subject does not need. */
export const withoutNews = (text: string): string => text.replace(NEWS, '');

/** Whether 'for' behind a text names what is asked for: 'a prospect asked' is followed by 'for a report'. */
export const asksFor = (before: string): boolean => TAKES_FOR.test(before);

/** Whether something that an idea lists is its occasion, and no subject of its own. */
export const isOccasion = (item: string): boolean => NO_TOPIC.test(item);

/** The phrase that a page is wanted for, where an idea sets it in quotation marks. */
export const quotedIn = (idea: string): string | null =>
  QUOTED.exec(idea)?.groups?.['phrase']?.trim().toLowerCase() ?? null;
