import { namesPeople } from './idea-fields.ts';
import { findOffer, withPlace, formatOffer } from './idea-offer.ts';
import words from './business-words.json' with { type: 'json' };

type Language = keyof typeof words;

/** The writer's business, when they write about what they offer. */
export interface Business {
  /** Services are booked; products are shipped. */
  kind: 'service' | 'shop';
  /** What the business is or sells, in search terms: 'tax adviser', 'soy candles'. */
  thing: string;
}

const MAX_WORDS = 5;
const MAX_OWN = 3;
/** Who owns or runs something; 'is' could be anybody. */
const OWNS =
  /(?:have|run|own|operate|manage|tenemos|tengo|llevamos|llevo|dirijo|regento|nous avons|j['’]ai|on a|je tiens|nous tenons|je dirige|nous gérons|je gère) (?:an?|the|un|une|una|el|la|le|l['’]) ?$/iu;
/** A writer who states their business and asks for an article wants that article. */
const WANTS_ARTICLE =
  /(?<!\p{L})(?:(?:article|post|guide|billet|artículo|guía|entrada)(?: de blog)? (?:about|on|to|how|sur|à propos|pour expliquer|sobre|acerca|de|para explicar)(?!\p{L})|(?:page|text|texte|texto|página|content|contenu|contenido|something|algo|quelque chose) (?:about|sur|à propos|sobre|acerca) (?!our |my |us |nuestr|mi |nous |notre |mon |ma ))/iu;
/** What customers ask is the subject, not the business that reports it. */
const REPORTS_QUESTION =
  /(?<!\p{L})(?:asks?|asking|wonders?|wants? to know|preguntan?|quieren? saber|demandent?|veulent savoir) (?:me |us |nos )?(?:if|whether|how|what|why|when|which|si|cómo|qué|cuánto|cuándo|por qué|comment|pourquoi|combien|quand|quel\p{L}*) /iu;
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);

/** Whether the text asks for an article, or reports a question that one is wanted for. */
export const wantsArticle = (text: string): boolean =>
  WANTS_ARTICLE.test(text) || REPORTS_QUESTION.test(text);

/**
 * Finds a business in a clause: the writer's own ('we run a …') or, with a place, one named by its trade ('dentist in
 * Leeds').
 */
export function findBusiness(clause: string, place: string | null, language: string): Business | null {
  if (!isSupported(language)) return null;
  const { lead, self, small, until, untilProduct, sells } = words[language];
  const text = clause.trim().replaceAll('’', "'").replace(new RegExp(lead, 'iu'), '');
  if (wantsArticle(text)) return null;
  const sold = new RegExp(sells, 'iu').exec(text)?.[0];
  if (sold !== undefined) {
    const thing = nounAt(text.slice(sold.length), untilProduct, small).replace(
      new RegExp(` \\S+ ${place ?? '$^'}.*`),
      '',
    );
    // 'Our bakery sells to restaurants' says what it is, not what it sells.
    if (!/^(?:to|online|a|à|aux?|en|in) /i.test(thing)) return thing === '' ? null : { kind: 'shop', thing };
  }
  const offer = findOffer(text.toLowerCase(), language);
  if (offer !== null && offer.noun !== '')
    return { kind: 'service', thing: formatOffer(offer, null, language) };
  const own = new RegExp(self, 'iu').exec(text)?.[0];
  const named = nounAt(text.slice(own?.length ?? 0), until, small);
  const thing = own === undefined ? named : singularTrade(named, language);
  if (thing === '' || thing.split(' ').length > MAX_WORDS) return null;
  if (hasHead(thing, 'trades', language))
    return own !== undefined || place !== null ? { kind: 'service', thing } : null;
  // A venue with more detail is the writer's own: 'climbing wall in Leeds, parties for children'.
  const isTold =
    place !== null &&
    /[,;]|(?<!\p{L})(?:want|need|quiero|queremos|je veux|nous voulons)(?!\p{L})/iu.test(text);
  if (own === undefined)
    return isTold && hasHead(thing, 'venues', language) ? { kind: 'service', thing } : null;
  // A shop with a place is visited; one without a place ships.
  if (hasHead(thing, 'shop', language)) return { kind: place === null ? 'shop' : 'service', thing };
  // 'We have a print shop in Leeds': a described business with a place is found there.
  if (place !== null && OWNS.test(own) && text.includes(place) && thing.split(' ').length <= MAX_OWN)
    return { kind: 'service', thing };
  const isPerson = !/^(?:our|my|mi|nuestr[oa]|notre|mon|ma) /i.test(own) && namesPeople(thing, language);
  return hasHead(thing, 'venues', language) || isPerson ? { kind: 'service', thing } : null;
}

/** The singular of a trade: 'somos fontaneros' is searched as one plumber. */
function singularTrade(thing: string, language: Language): string {
  if (language === 'en' || hasHead(thing, 'trades', language)) return thing;
  return thing.replace(/^(\p{L}{4,}or)es(?= |$)|^(\p{L}{4,}[\p{L}])s(?= |$)/u, '$1$2');
}

/** Whether a phrase is headed by a trade in the singular; a plural is a list of them. */
export function namesTrade(phrase: string, language: string): boolean {
  return isSupported(language) && hasHead(phrase, 'trades', language);
}

/** What a business is searched by: what it is and where. */
export const businessKeyword = ({ thing }: Business, place: string | null, language: string): string =>
  withPlace(thing, place, language);

function nounAt(text: string, until: string, small: string): string {
  const at = text.search(new RegExp(until, 'iu'));
  return (at < 0 ? text : text.slice(0, at)).trim().replace(new RegExp(small, 'iu'), '').replace(/['’]$/, '');
}

/** The head noun comes last in English, first in Spanish and French. */
function hasHead(thing: string, kind: 'trades' | 'venues' | 'shop', language: Language): boolean {
  const list = words[language][kind];
  const pattern = language === 'en' ? `(?:^|[ -])(?:${list})$` : `^(?:${list})(?= |$)`;
  return new RegExp(pattern, 'iu').test(thing.toLowerCase());
}
