/** Writes sentences and titles in three languages; each is put together from parts, so that no two pages are alike. */
import type { Language, Subject, Thing } from './subjects.ts';

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

/** What a page says about its thing, and the type of page. */
export const ASPECTS = [
  'clean',
  'choose',
  'best',
  'mistakes',
  'beginner',
  'cost',
  'history',
  'repair',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The names of a thing in a sentence. */
interface Named {
  readonly one: string;
  readonly a: string;
  readonly the: string;
  readonly many: string;
  readonly theMany: string;
  /** After “de”: of one, of many. */
  readonly ofMany: string;
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

/** Titles of an aspect; sites differ in the wording they use. */
const TITLES: Readonly<Record<Language, Readonly<Record<Aspect, readonly ((name: Named) => string)[]>>>> = {
  en: {
    clean: [
      ({ a }) => `How to clean ${a}`,
      ({ one }) => `${one} cleaning, step by step`,
      ({ a }) => `Cleaning ${a} without damage`,
    ],
    choose: [
      ({ a }) => `How to choose ${a}`,
      ({ one }) => `${one} buying guide`,
      ({ a }) => `Choosing ${a}: what matters`,
    ],
    best: [
      ({ many }) => `The best ${many}, tested`,
      ({ many }) => `Best ${many} for every budget`,
      ({ many }) => `Our favorite ${many} this year`,
    ],
    mistakes: [
      ({ one }) => `7 ${one} mistakes to avoid`,
      ({ many }) => `Common mistakes with ${many}`,
      ({ one }) => `${one} mistakes that everyone makes`,
    ],
    beginner: [
      ({ many }) => `A beginner’s guide to ${many}`,
      ({ many }) => `${many} for beginners`,
      ({ one }) => `Your first ${one}`,
    ],
    cost: [
      ({ a }) => `How much does ${a} cost?`,
      ({ one }) => `${one} prices explained`,
      ({ a }) => `What ${a} should cost`,
    ],
    history: [
      ({ the }) => `A short history of ${the}`,
      ({ one }) => `Where the ${one} comes from`,
      ({ many }) => `The history of ${many}`,
    ],
    repair: [
      ({ a }) => `How to repair ${a}`,
      ({ one }) => `${one} repair at home`,
      ({ a }) => `Repairing ${a} yourself`,
    ],
  },
  es: {
    clean: [
      ({ a }) => `Cómo limpiar ${a}`,
      ({ the }) => `Limpieza de ${the} paso a paso`.replace('de el ', 'del '),
      ({ a }) => `Limpiar ${a} sin dañar nada`,
    ],
    choose: [
      ({ a }) => `Cómo elegir ${a}`,
      ({ many }) => `Guía de compra de ${many}`,
      ({ a }) => `Elegir ${a}: lo que importa`,
    ],
    best: [
      ({ theMany }) => `Comparamos ${theMany} del año`,
      ({ many }) => `Mejores ${many} para cada bolsillo`,
      ({ many }) => `Nuestra selección de ${many}`,
    ],
    mistakes: [
      ({ many }) => `7 errores con ${many}`,
      ({ a }) => `Errores comunes al usar ${a}`,
      ({ many }) => `Errores que todos cometen con ${many}`,
    ],
    beginner: [
      ({ many }) => `Guía de ${many} para principiantes`,
      ({ many }) => `${many} para empezar`,
      ({ one }) => `Todo sobre tu primer contacto con ${one}`,
    ],
    cost: [
      ({ a }) => `¿Cuánto cuesta ${a}?`,
      ({ many }) => `Precios de ${many}`,
      ({ a }) => `Lo que debería costar ${a}`,
    ],
    history: [
      ({ the }) => `Breve historia de ${the}`.replace('de el ', 'del '),
      ({ the }) => `De dónde viene ${the}`,
      ({ many }) => `La historia de ${many}`,
    ],
    repair: [
      ({ a }) => `Cómo reparar ${a}`,
      ({ many }) => `Reparación de ${many} en casa`,
      ({ a }) => `Reparar ${a} sin ayuda`,
    ],
  },
  fr: {
    clean: [
      ({ a }) => `Comment nettoyer ${a}`,
      ({ ofMany }) => `Nettoyage ${ofMany} pas à pas`,
      ({ a }) => `Nettoyer ${a} sans l’abîmer`,
    ],
    choose: [
      ({ a }) => `Comment choisir ${a}`,
      ({ ofMany }) => `Guide d’achat ${ofMany}`,
      ({ a }) => `Choisir ${a} : ce qui compte`,
    ],
    best: [
      ({ many }) => `Les meilleurs modèles : ${many} au banc d’essai`,
      ({ ofMany }) => `Comparatif ${ofMany}`,
      ({ ofMany }) => `Notre sélection ${ofMany}`,
    ],
    mistakes: [
      ({ many }) => `7 erreurs avec les ${many}`,
      ({ a }) => `Les erreurs à éviter avec ${a}`,
      ({ many }) => `${many} : les erreurs fréquentes`,
    ],
    beginner: [
      ({ many }) => `${many} : le guide du débutant`,
      ({ many }) => `Débuter avec les ${many}`,
      ({ a }) => `Un premier achat : ${a}`,
    ],
    cost: [
      ({ a }) => `Combien coûte ${a} ?`,
      ({ ofMany }) => `Prix ${ofMany}`,
      ({ a }) => `Le juste prix pour ${a}`,
    ],
    history: [
      ({ theMany }) => `Petite histoire avec ${theMany}`,
      ({ the }) => `D’où vient ${the}`,
      ({ ofMany }) => `Histoire ${ofMany}`,
    ],
    repair: [
      ({ a }) => `Comment réparer ${a}`,
      ({ ofMany }) => `Réparation ${ofMany} à la maison`,
      ({ a }) => `Réparer ${a} soi-même`,
    ],
  },
};

/** A title in one of three wordings. */
export function titleOf(
  aspect: Aspect,
  thing: Thing,
  language: Language,
  wording: number,
  isOther = false,
): string {
  const title = TITLES[language][aspect][wording % 3]?.(nameThing(thing, language, isOther)) ?? '';
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
