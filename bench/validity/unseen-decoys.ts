import { wordsOf } from './articles.ts';
import type { MakeDecoy } from './decoys.ts';
import type { Random } from '../engine/random.ts';

/** Words after which a sentence is cut: finite verbs first, then conjunctions. */
const VERBS: Readonly<Record<string, string>> = {
  en: 'is are was were has have had can could will would should must may might does do did said says makes made became becomes takes took gives gave means shows showed found needs wants went comes came began includes remains seems looks helps lets keeps use uses',
  es: 'es son era eran fue fueron está están ha han había habían puede pueden podía debe deben tiene tienen tenía hace hacen hizo dijo dice será serán sería quiere quieren afirmó señaló explicó aseguró permite sigue',
  fr: 'est sont était étaient fut a ont avait avaient peut peuvent pouvait doit doivent fait font sera seront serait dit reste semble permet va vont veut veulent explique affirme estime',
  de: 'ist sind war waren hat haben hatte hatten kann können konnte wird werden wurde wurden muss müssen soll sollen will wollen darf gibt macht bleibt steht geht kommt liegt sagt zeigt',
};
const JOINTS: Readonly<Record<string, string>> = {
  en: 'that which who because when while and but with for from to in of on by as',
  es: 'que porque cuando mientras y pero con para desde por en de a como',
  fr: 'que qui parce quand mais et avec pour depuis par en dans de à comme',
  de: 'dass weil wenn während und aber mit für aus zu in von auf bei als',
};

/** Minimum words of a sentence that is cut in the middle because it has no listed verb or conjunction. */
const MIN_CUT_IN_MIDDLE = 6;

/** Long function words, which are not exchanged. */
const STAY = new Set(
  (
    'about above after again against almost along already although always among another because been before ' +
    'being below between could does doing during each either enough every from have having here however into ' +
    'itself might more most much must never often only other others over rather same shall should since some ' +
    'still such than that their them themselves then there these they this those though through under until ' +
    'upon very were what when where whether which while whose will with within without would your yours ' +
    'ahora algunos antes aquí aunque cada como cuando desde después donde durante ellos entre esta estas este ' +
    'estos había hacia hasta mientras mucho muchos nosotros nunca otra otras otro otros para pero porque puede ' +
    'según siempre sobre también tanto tiene todas todo todos ' +
    'alors après aucun aussi autre autres avant avec beaucoup cette ceux chaque comme contre dans depuis donc ' +
    'elle elles encore entre leurs lorsque mais même notre nous parce pendant plus plusieurs pour pourquoi ' +
    'quand quelques sans selon sera sont souvent toujours tous toute toutes très votre vous ' +
    'aber alle allem allen aller alles andere anderen auch beim bereits damit dann dass dazu denn dies diese ' +
    'diesem diesen dieser dieses doch dort durch eine einem einen einer eines etwas gegen haben hatte hier ' +
    'immer jede jedem jeden jeder jedes jetzt kann kein keine keinen können mehr muss nach nicht nichts noch ' +
    'oder ohne schon sehr seine seinem seinen seiner sich sind sowie über unter viele vielen wenn werden wieder ' +
    'wird wurde wurden zwischen'
  ).split(' '),
);
/** Endings that roughly show a word's class; the first match counts. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['ings', 'ing', 'ions', 'ion', 'ments', 'ment', 'ness', 'ies', 'ity', 'ly', 'ed', 'able', 'ous', 'ive', 'ers', 'er', 'ic', 'al', 'ss', 's', 'e', 'y'], // prettier-ignore
  es: ['mente', 'ciones', 'ción', 'dades', 'dad', 'ando', 'endo', 'ados', 'adas', 'ado', 'ada', 'ido', 'ar', 'er', 'ir', 'as', 'os', 'es', 'a', 'o', 'e'], // prettier-ignore
  fr: ['ement', 'tions', 'tion', 'ités', 'ité', 'ment', 'ées', 'ée', 'és', 'é', 'aient', 'ait', 'ant', 'eux', 'er', 'ir', 'es', 's', 'e'], // prettier-ignore
  de: ['ungen', 'ung', 'keit', 'heit', 'lich', 'ische', 'isch', 'enden', 'end', 'ten', 'ern', 'en', 'er', 'es', 'em', 'te', 'e', 't'], // prettier-ignore
};
const SHORTEST_EXCHANGED = 4;

const TOWNS: Readonly<Record<string, string>> = {
  en: 'Springfield Leeds Bristol Dayton Aurora Norwich Salem Fresno Dundee Boise Cardiff Tulsa Exeter Mesa Plymouth Omaha Swansea Tacoma Preston Toledo Derby Akron Lincoln Reno',
  es: 'Zaragoza Murcia Vigo Córdoba Alicante Gijón Rosario Puebla Mérida Cali Trujillo Arequipa Salta Cuenca León Toledo Burgos Tampico Mendoza Iquique',
  fr: 'Nantes Dijon Reims Angers Tours Limoges Rouen Metz Brest Amiens Caen Nancy Pau Orléans Besançon Poitiers Nîmes Toulon Namur Lausanne',
  de: 'Kassel Bochum Erfurt Mainz Rostock Bielefeld Augsburg Aachen Kiel Lübeck Halle Ulm Gera Jena Fürth Trier Linz Graz Cottbus Hagen',
};
/**
 * A doorway page's paragraph for each town: `{k}`, `{K}` the keyword, `{t}` the town, `{s}` a sentence of the article.
 */
const DOORWAY: Readonly<Record<string, string>> = {
  en: '{K} in {t}: you are in the right place. Many people in {t} look for {k} every day, and in {t} and its surroundings {k} is in demand more than ever. {s} Whether you live in the centre of {t} or just outside, {k} in {t} is never far away. Ask about {k} in {t} today.',
  es: '{K} en {t}: está en el lugar adecuado. Muchas personas en {t} buscan {k} cada día, y en {t} y alrededores {k} tiene más demanda que nunca. {s} Tanto si vive en el centro de {t} como en las afueras, {k} en {t} nunca queda lejos. Pregunte hoy por {k} en {t}.',
  fr: '{K} à {t} : vous êtes au bon endroit. Beaucoup de gens à {t} cherchent {k} chaque jour, et à {t} et aux environs {k} est plus demandé que jamais. {s} Que vous habitiez le centre de {t} ou ses alentours, {k} à {t} n’est jamais loin. Renseignez-vous sur {k} à {t} dès aujourd’hui.',
  de: '{K} in {t}: Hier sind Sie richtig. Viele Menschen in {t} suchen jeden Tag nach {k}, und in {t} und Umgebung ist {k} gefragter denn je. {s} Ob Sie im Zentrum von {t} wohnen oder am Rand, {k} in {t} ist nie weit. Fragen Sie noch heute nach {k} in {t}.',
};
const MIN_TOWNS = 5;

const MONTHS: Readonly<Record<string, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  fr: 'janv févr mars avr mai juin juil août sept oct nov déc',
  de: 'Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez',
};
/** One in this many fragments of a results page comes from another page. */
const FOREIGN_EVERY = 4;

const listOf = (lists: Readonly<Record<string, string>>, language: string): string[] =>
  (lists[language] ?? lists['en']!).split(' ');
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '');
const below = (limit: number, random: Random): number => Math.floor(random.next() * limit);

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

interface Cut {
  paragraph: number;
  /** The word after which the sentence is cut. */
  pivot: string;
  head: string;
  tail: string;
}

/**
 * Cuts a sentence after its first finite verb, else after the conjunction nearest to its middle, else in the middle.
 */
function cut(sentence: string, paragraph: number, language: string): Cut | null {
  const words = wordsOf(sentence);
  const isInside = (at: number): boolean => at >= 1 && at <= words.length - 3;
  const places = (list: readonly string[]): number[] =>
    words.flatMap((word, at) => (list.includes(bare(word)) && isInside(at) ? [at] : []));
  const [verb] = places(listOf(VERBS, language));
  const [joint] = places(listOf(JOINTS, language)).toSorted(
    (a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2),
  );
  const middle = words.length >= MIN_CUT_IN_MIDDLE ? Math.floor(words.length / 2) - 1 : undefined;
  const at = verb ?? joint ?? middle;
  if (at === undefined) return null;
  return {
    paragraph,
    pivot: (verb ?? joint) === undefined ? '' : bare(words[at]!),
    head: words.slice(0, at + 1).join(' '),
    tail: words.slice(at + 1).join(' '),
  };
}

/** Gives each sentence the ending of another one cut after the same word; the remaining ones swap among themselves. */
function exchanged(cuts: readonly Cut[], random: Random): string[][] {
  const groups = groupedBy(cuts, ({ pivot }) => pivot);
  const lone = [...groups.values()].filter((group) => group.length === 1).flat();
  const sets = [...[...groups.values()].filter((group) => group.length > 1), lone];
  const tails = new Map<Cut, string>();
  for (const set of sets) {
    const order = random.shuffle(set);
    for (const [at, one] of order.entries()) tails.set(one, order[(at + 1) % order.length]!.tail);
  }
  const byParagraph = groupedBy(cuts, ({ paragraph }) => paragraph);
  return [...byParagraph.values()].map((paragraph) =>
    paragraph.map((one) => `${one.head} ${tails.get(one)!}`),
  );
}

function endingOf(word: string, language: string): string {
  const endings = ENDINGS[language] ?? ENDINGS['en']!;
  return endings.find((ending) => word.length > ending.length + 1 && word.endsWith(ending)) ?? '';
}

/** Maps each longer word of the text to another one with the same ending. */
function exchangeOf(
  words: readonly string[],
  keyword: string,
  language: string,
  random: Random,
): ReadonlyMap<string, string> {
  const own = new Set(wordsOf(keyword).map(bare));
  const written = new Set(words);
  const kinds = new Map<string, Set<string>>();
  for (const word of words) {
    const plain = bare(word);
    const isKept =
      plain.length < SHORTEST_EXCHANGED || STAY.has(plain) || own.has(plain) || /\p{N}/u.test(plain);
    if (isKept) continue;
    // Names are replaced with names, so that the text looks the same. A first word counts as a name; that makes little
    // difference.
    const isName = /^\P{L}*\p{Lu}/u.test(word) && !written.has(plain);
    const kind = isName && language !== 'de' ? 'name' : endingOf(plain, language);
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(plain));
  }
  const exchange = new Map<string, string>();
  for (const kind of kinds.values()) {
    const order = random.shuffle([...kind]);
    for (const [at, word] of order.entries()) {
      // A word seen both as a name and with its ending keeps its first replacement.
      if (!exchange.has(word)) exchange.set(word, order[(at + 1) % order.length]!);
    }
  }
  return exchange;
}

const replaced = (word: string, exchange: ReadonlyMap<string, string>): string => {
  const found = exchange.get(bare(word));
  if (found === undefined) return word;
  const [, before = '', inner = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/u.exec(word) ?? [];
  return before + (/^\p{Lu}/u.test(inner) ? upperFirst(found) : found) + after;
};

/** A sentence fragment as on a results page: it starts and ends anywhere. */
function piece(sentence: string, random: Random): string {
  const words = wordsOf(sentence);
  const from = below(Math.max(1, words.length - 8), random);
  const cutOff = words.slice(from, from + 8 + below(9, random)).join(' ');
  return `${from === 0 ? '' : '... '}${cutOff.replace(/[.!?,;:]+$/, '')} ...`;
}

/** Fake articles of kinds that were not used for fitting limits and weights. */
export const UNSEEN_DECOYS: Readonly<Record<string, MakeDecoy>> = {
  // Why an editor rejects it: each sentence begins as one statement and ends as another. The words are those of
  // the subject and the grammar mostly holds, but hardly a sentence says anything that is so, and none follows
  // from the one before.
  'sentences with their predicates exchanged': ({ sentences, language }, _, random) => {
    const cuts = sentences.flatMap((paragraph, at) =>
      paragraph.flatMap((sentence) => cut(sentence, at, language) ?? []),
    );
    return exchanged(cuts, random).map((paragraph) => paragraph.join(' '));
  },
  // Why an editor rejects it: it is what a program makes that translates or "spins" word by word with the wrong
  // word for each. Every longer word but the keyword stands for another one, always for the same, so that all that
  // is counted (lengths, repetitions, endings) is that of an article, and no sentence can be understood.
  'each word exchanged for a wrong one of its kind': ({ paragraphs, keyword, language }, _, random) => {
    const exchange = exchangeOf(wordsOf(paragraphs.join(' ')), keyword, language, random);
    return paragraphs.map((paragraph) =>
      wordsOf(paragraph)
        .map((word) => replaced(word, exchange))
        .join(' '),
    );
  },
  // Why an editor rejects it: it is a scraped page of search results. Pieces of sentences, begun and broken off
  // anywhere, from this page and from others, under titles and dates: nothing is said to its end.
  'a mash of snippets of search results': (article, others, random) => {
    const { title, keyword, language, paragraphs } = article;
    const length = wordsOf(paragraphs.join(' ')).length;
    const months = listOf(MONTHS, language);
    const made: string[] = [];
    let madeLength = 0;
    while (madeLength < length) {
      const source = random.next() < 1 / FOREIGN_EVERY ? random.pick(others) : article;
      const date = `${1 + below(28, random)} ${random.pick(months)} ${2012 + below(12, random)}`;
      const name = source === article ? title : `${upperFirst(keyword)} - ${source.title}`;
      const pieces = Array.from({ length: 2 + below(2, random) }, () =>
        piece(random.pick(source.sentences.flat()), random),
      );
      const result = `${name} · ${date} — ${pieces.join(' ')}`;
      made.push(result);
      madeLength += wordsOf(result).length;
    }
    return made;
  },
  // Why an editor rejects it: it is a doorway page. One paragraph, with two sentences of the article in it for
  // colour, stands there for town after town; nothing in it is about any town, and a reader has read it all after
  // the first. No two paragraphs are the same, so that it does not look like a copy.
  'one template for town after town': ({ keyword, language, paragraphs, sentences }, _, random) => {
    const all = sentences.flat();
    const about = all.filter((sentence) => sentence.toLowerCase().includes(keyword.toLowerCase()));
    const kept = [...new Set([...about, ...all])].slice(0, 2).join(' ');
    const template = DOORWAY[language] ?? DOORWAY['en']!;
    const filledFor = (town: string): string =>
      template
        .replaceAll('{t}', () => town)
        .replaceAll('{K}', () => upperFirst(keyword))
        .replaceAll('{k}', () => keyword)
        .replace('{s}', () => kept);
    const towns = random.shuffle(listOf(TOWNS, language));
    const times = Math.round(wordsOf(paragraphs.join(' ')).length / wordsOf(filledFor(towns[0]!)).length);
    return towns.slice(0, Math.max(MIN_TOWNS, times)).map(filledFor);
  },
};
