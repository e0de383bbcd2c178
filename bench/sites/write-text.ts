/** Writes sentences and titles in three languages; each is put together from parts, so that no two pages are alike. */
import type { Language, Subject, Thing } from './subjects.ts';
import { wordingsOf, type Aspect, type Named } from './titles.ts';

/** Which set of titles is used; set once, before the web is planned. */
export const wording = { isHeldOut: false };

export type Random = () => number;

/** One of a list. */
export function pick<Entry>(random: Random, list: readonly Entry[]): Entry {
  const entry = list[Math.floor(random() * list.length)];
  if (entry === undefined) throw new Error('the list is empty');
  return entry;
}

/** The list in random order. */
export function shuffled<Entry>(random: Random, list: readonly Entry[]): Entry[] {
  return list
    .map((entry) => ({ entry, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

const VOWEL = /^[aeiouhâéèêîïôû]/i;

/** The forms of a thing's name, in other words where the page calls it so. */
export function nameThing(thing: Thing, language: Language, isOther = false): Named {
  const one = (isOther ? thing.otherOne : null) ?? thing.one;
  const many = (isOther ? thing.otherMany : null) ?? thing.many;
  const isFeminine = thing.gender === 'f';
  if (language === 'en')
    return {
      one,
      many,
      a: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
      the: `the ${one}`,
      theMany: `the ${many}`,
      ofMany: many,
    };
  if (language === 'es')
    return {
      one,
      many,
      a: `${isFeminine ? 'una' : 'un'} ${one}`,
      the: `${isFeminine ? 'la' : 'el'} ${one}`,
      theMany: `${isFeminine ? 'las' : 'los'} ${many}`,
      ofMany: `de ${many}`,
    };
  const the = VOWEL.test(one) ? `l’${one}` : `${isFeminine ? 'la' : 'le'} ${one}`;
  return {
    one,
    many,
    a: `${isFeminine ? 'une' : 'un'} ${one}`,
    the,
    theMany: `les ${many}`,
    ofMany: VOWEL.test(many) ? `d’${many}` : `de ${many}`,
  };
}

/** A title in one of three wordings. */
export function titleOf(
  aspect: Aspect,
  thing: Thing,
  language: Language,
  at: number,
  isOther = false,
): string {
  const title =
    wordingsOf(language, aspect, wording.isHeldOut)[at % 3]?.(nameThing(thing, language, isOther)) ?? '';
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Parts of sentences: `{n}` one thing, `{N}` many, `{w}` a word of the subject, `{d}` a number. */
const PARTS: Readonly<Record<Language, readonly [readonly string[], readonly string[], readonly string[]]>> =
  {
    en: [
      [
        'After {d} weeks,',
        'In a small room,',
        'With little {w},',
        'When the {w} is right,',
        'On most days,',
        'If you care about the {w},',
        'Without much {w},',
        'As a rule,',
        'For a family of {d},',
        'Before you change the {w},',
        'Once the {w} has settled,',
        'Next to the {w},',
      ],
      [
        '{the} needs less {w} than its maker says',
        'we look at the {w} before anything else',
        '{many} last longer when the {w} stays dry',
        'our readers measured {d} grams of {w}',
        'the {w} decides how {the} behaves',
        'nobody should pay {d} dollars for the {w} alone',
        '{the} loses its {w} within {d} minutes',
        'a second {w} makes {many} easier to handle',
        'you can hear the {w} before you see it',
        'the {w} of {the} deserves a closer look',
        'cheap {many} skimp on the {w}',
        'a good {w} hides a weak {w}',
      ],
      [
        ', and the {w} follows.',
        ', which spares the {w}.',
        '; the {w} hardly matters then.',
        ', as {d} of our tests showed.',
        ' while the {w} is still warm.',
        ', though the {w} may differ.',
        ' until the {w} is gone.',
        ' in about {d} minutes.',
        ', so keep the {w} close.',
        ' because of the {w}.',
      ],
    ],
    es: [
      [
        'Después de {d} semanas,',
        'En un espacio pequeño,',
        'Con poco {w},',
        'Cuando hay {w},',
        'Casi siempre,',
        'Si te importa el resultado,',
        'Sin demasiado {w},',
        'Por regla general,',
        'Para una familia de {d},',
        'Antes de cambiar nada,',
        'Junto a cada {w},',
        'Al cabo de {d} días,',
      ],
      [
        '{the} necesita menos {w} de lo que dice el fabricante',
        'miramos primero cómo está cada {w}',
        '{theMany} duran más lejos de tanta {w}',
        'nuestros lectores midieron {d} gramos de {w}',
        'cada {w} decide cómo responde {the}',
        'nadie debería pagar {d} euros solo por esto',
        '{the} pierde fuerza en {d} minutos',
        'otro {w} hace más fáciles {theMany}',
        'se nota la falta de {w} antes de verla',
        'la relación entre {the} y cada {w} merece más atención',
        '{theMany} más baratos descuidan lo esencial',
        'un buen {w} esconde un mal comienzo',
      ],
      [
        ', y lo demás llega solo.',
        ', algo que protege cada {w}.',
        '; entonces apenas importa.',
        ', como mostraron {d} de nuestras pruebas.',
        ' mientras dura el {w}.',
        ', aunque puede variar con cada {w}.',
        ' hasta que no queda {w}.',
        ' en unos {d} minutos.',
        ', así que ten {w} a mano.',
        ' por culpa de tanto {w}.',
      ],
    ],
    fr: [
      [
        'Après {d} semaines,',
        'Dans un petit espace,',
        'Avec peu de {w},',
        'Quand tout est prêt,',
        'Le plus souvent,',
        'Si le résultat compte pour vous,',
        'Sans trop de {w},',
        'En règle générale,',
        'Pour une famille de {d},',
        'Avant de changer quoi que ce soit,',
        'À côté de chaque {w},',
        'Au bout de {d} jours,',
      ],
      [
        '{the} demande moins de {w} que prévu',
        'nous regardons d’abord chaque {w}',
        '{theMany} durent plus longtemps loin de toute {w}',
        'nos lecteurs ont mesuré {d} grammes de {w}',
        'chaque {w} décide de ce que vaut {the}',
        'personne ne devrait payer {d} euros pour cela',
        '{the} perd sa force en {d} minutes',
        'un second {w} rend {theMany} plus faciles à utiliser',
        'on remarque le manque de {w} avant de le voir',
        'le lien entre {the} et chaque {w} mérite un examen',
        '{theMany} bon marché négligent l’essentiel',
        'un bon {w} cache parfois un mauvais départ',
      ],
      [
        ', et le reste suit.',
        ', ce qui épargne chaque {w}.',
        ' ; le reste importe peu.',
        ', comme l’ont montré {d} de nos essais.',
        ' tant que dure le {w}.',
        ', même si cela varie selon le {w}.',
        ' jusqu’à ce qu’il n’y ait plus de {w}.',
        ' en {d} minutes environ.',
        ', alors gardez du {w} sous la main.',
        ' à cause de trop de {w}.',
      ],
    ],
  };

/** A sentence about a thing. */
export function writeSentence(random: Random, subject: Subject, thing: Thing, isOther = false): string {
  const parts = PARTS[subject.language];
  const name = nameThing(thing, subject.language, isOther);
  const text = `${pick(random, parts[0])} ${pick(random, parts[1])}${pick(random, parts[2])}`;
  return text
    .replaceAll('{w}', () => pick(random, subject.words))
    .replaceAll('{d}', () => String(2 + Math.floor(random() * 88)))
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => name[key as keyof Named] ?? name.one);
}

/** Paragraphs of about this many words in all. */
export function writeParagraphs(
  random: Random,
  subject: Subject,
  thing: Thing,
  words: number,
  isOther = false,
): string[] {
  const paragraphs: string[] = [];
  for (let count = 0; count < words;) {
    const sentences = Array.from({ length: 4 }, () => writeSentence(random, subject, thing, isOther));
    const text = sentences.join(' ');
    count += text.split(' ').length;
    paragraphs.push(text);
  }
  return paragraphs;
}

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'What you need',
    'How it works in practice',
    'What it depends on',
    'What we found',
    'When to stop',
    'In short',
  ],
  es: [
    'Qué necesitas',
    'Cómo funciona en la práctica',
    'De qué depende',
    'Qué hemos visto',
    'Cuándo parar',
    'En resumen',
  ],
  fr: [
    'Ce qu’il vous faut',
    'Comment cela marche',
    'De quoi cela dépend',
    'Ce que nous avons vu',
    'Quand arrêter',
    'En bref',
  ],
};

/** Three subheadings of an article. */
export function writeHeadings(random: Random, language: Language): string[] {
  return shuffled(random, HEADINGS[language]).slice(0, 3);
}

/** The path segment of a title. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
