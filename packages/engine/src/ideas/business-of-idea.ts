import { namesPeople } from './idea-fields.ts';
import { offerIn, withPlace, wordOffer } from './idea-offer.ts';
import words from './business-words.json' with { type: 'json' };

type Language = keyof typeof words;

/** Who writes, where they write about what they offer themselves. */
export interface Business {
  /** Services are booked, products are sent. */
  kind: 'service' | 'shop';
  /** What they are or sell, as people search for it: 'tax adviser', 'soy candles'. */
  thing: string;
}

const MOST_WORDS = 5;
const MOST_OWN = 3;
/** Who has or runs something, where 'is' may be anybody. */
const HAS =
  /(?:have|run|own|operate|manage|tenemos|tengo|llevamos|llevo|dirijo|regento|nous avons|j['’]ai|on a|je tiens|nous tenons|je dirige|nous gérons|je gère) (?:an?|the|un|une|una|el|la|le|l['’]) ?$/iu;
/** Who says what their business is and asks for an article wants that article. */
const WANTS_ARTICLE =
  /(?<!\p{L})(?:(?:article|post|guide|billet|artículo|guía|entrada)(?: de blog)? (?:about|on|to|how|sur|à propos|pour expliquer|sobre|acerca|de|para explicar)(?!\p{L})|(?:page|text|texte|texto|página|content|contenu|contenido|something|algo|quelque chose) (?:about|sur|à propos|sobre|acerca) (?!our |my |us |nuestr|mi |nous |notre |mon |ma ))/iu;
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);

/** Whether somebody asks for an article on something. */
export const wantsArticle = (text: string): boolean => WANTS_ARTICLE.test(text);

/** Reads a business that a clause speaks of: its own ('we run a …') or, with a place, one by its trade ('dentist in Leeds'). */
export function businessIn(clause: string, place: string | null, language: string): Business | null {
  if (!isKnown(language)) return null;
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
  const offer = offerIn(text.toLowerCase(), language);
  if (offer !== null && offer.noun !== '')
    return { kind: 'service', thing: wordOffer(offer, null, language) };
  const own = new RegExp(self, 'iu').exec(text)?.[0];
  const named = nounAt(text.slice(own?.length ?? 0), until, small);
  const thing = own === undefined ? named : oneOf(named, language);
  if (thing === '' || thing.split(' ').length > MOST_WORDS) return null;
  if (isA(thing, 'trades', language))
    return own !== undefined || place !== null ? { kind: 'service', thing } : null;
  // A venue that is told more of is somebody's own: 'climbing wall in Leeds, parties for children'.
  const isTold =
    place !== null &&
    /[,;]|(?<!\p{L})(?:want|need|quiero|queremos|je veux|nous voulons)(?!\p{L})/iu.test(text);
  if (own === undefined) return isTold && isA(thing, 'venues', language) ? { kind: 'service', thing } : null;
  // A shop somewhere is visited; one without a place sends.
  if (isA(thing, 'shop', language)) return { kind: place === null ? 'shop' : 'service', thing };
  // 'We have a print shop in Leeds': whatever somebody has somewhere, and says what it does, is found there.
  if (place !== null && HAS.test(own) && text.includes(place) && thing.split(' ').length <= MOST_OWN)
    return { kind: 'service', thing };
  const isPerson = !/^(?:our|my|mi|nuestr[oa]|notre|mon|ma) /i.test(own) && namesPeople(thing, language);
  return isA(thing, 'venues', language) || isPerson ? { kind: 'service', thing } : null;
}

/** 'Somos fontaneros' is searched for as one of them. */
function oneOf(thing: string, language: Language): string {
  if (language === 'en' || isA(thing, 'trades', language)) return thing;
  return thing.replace(/^(\p{L}{4,}or)es(?= |$)|^(\p{L}{4,}[\p{L}])s(?= |$)/u, '$1$2');
}

/** A trade, by the word that a phrase is about; more than one of a trade is a list of them. */
export function namesTrade(phrase: string, language: string): boolean {
  return isKnown(language) && isA(phrase, 'trades', language);
}

/** What a business is searched by: what it is and where. */
export const businessKeyword = ({ thing }: Business, place: string | null, language: string): string =>
  withPlace(thing, place, language);

function nounAt(text: string, until: string, small: string): string {
  const at = text.search(new RegExp(until, 'iu'));
  return (at < 0 ? text : text.slice(0, at)).trim().replace(new RegExp(small, 'iu'), '').replace(/['’]$/, '');
}

/** The head stands last in English, first in Spanish and French. */
function isA(thing: string, kind: 'trades' | 'venues' | 'shop', language: Language): boolean {
  const list = words[language][kind];
  const pattern = language === 'en' ? `(?:^|[ -])(?:${list})$` : `^(?:${list})(?= |$)`;
  return new RegExp(pattern, 'iu').test(thing.toLowerCase());
}
