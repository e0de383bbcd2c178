import type { ValidityArticle } from './articles.ts';
import { wordsOf } from './articles.ts';
import type { Random } from '../engine/random.ts';

/** Creates the paragraphs of a fake article from real ones. */
export type MakeDecoy = (
  article: ValidityArticle,
  others: readonly ValidityArticle[],
  random: Random,
) => string[];

/** Sentences that fit any subject, with the keyword as `{k}`, or `{K}` at the start. */
const BRIDGES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'This also matters for {k}.',
    'Those who deal with {k} know this.',
    '{K} is a good example.',
    'The same is true of {k}.',
    'It is worth looking at {k} here.',
    'That brings us back to {k}.',
  ],
  es: [
    'Esto también importa para {k}.',
    'Quien trata con {k} lo sabe.',
    '{K} es un buen ejemplo.',
    'Lo mismo vale para {k}.',
  ],
  fr: [
    'Cela compte aussi pour {k}.',
    'Ceux qui connaissent {k} le savent.',
    '{K} est un bon exemple.',
    'Il en va de même pour {k}.',
  ],
};

const FILLER: Readonly<Record<string, readonly string[]>> = {
  en: [
    '{K} is an important topic today.',
    'There are many things to know about {k}.',
    'When it comes to {k}, quality matters a lot.',
    'Many people want to learn more about {k}.',
    'It is always a good idea to think about {k} carefully.',
    '{K} can make a real difference in many situations.',
    'With the right approach, {k} becomes easy and rewarding.',
    'Experts agree that {k} should not be underestimated.',
    'Every situation is different and needs its own solution.',
    'At the end of the day, it all depends on your goals.',
    'There are advantages and disadvantages that should be weighed.',
    'Good planning is the key to success.',
    'The more you know, the better your decisions will be.',
    'Take your time and do not rush.',
    '{K} offers great possibilities for everyone.',
    'Let us take a closer look at the most relevant aspects.',
    'Nowadays more and more people are interested in {k}.',
    'This is why it is worth paying attention to details.',
  ],
  es: [
    '{K} es un tema importante hoy.',
    'Hay muchas cosas que saber sobre {k}.',
    'Cuando se trata de {k}, la calidad importa mucho.',
    'Muchas personas quieren saber más sobre {k}.',
    'Siempre es buena idea pensar en {k} con calma.',
    'Cada situación es distinta y necesita su propia solución.',
    'Al final, todo depende de sus objetivos.',
    'Una buena planificación es la clave del éxito.',
    'Tómese su tiempo y no tenga prisa.',
    '{K} ofrece grandes posibilidades para todos.',
  ],
  fr: [
    '{K} est un sujet important aujourd’hui.',
    'Il y a beaucoup de choses à savoir sur {k}.',
    'Quand il s’agit de {k}, la qualité compte beaucoup.',
    'Beaucoup de gens veulent en savoir plus sur {k}.',
    'Il est toujours bon de réfléchir à {k} avec soin.',
    'Chaque situation est différente et demande sa propre solution.',
    'En fin de compte, tout dépend de vos objectifs.',
    'Une bonne préparation est la clé du succès.',
    'Prenez votre temps et ne vous pressez pas.',
    '{K} offre de grandes possibilités à tous.',
  ],
};

const BOILERPLATE: Readonly<Record<string, readonly string[]>> = {
  en: [
    'We use cookies to improve your experience on our website.',
    'By continuing to browse you agree to our privacy policy and terms of use.',
    'No part may be reproduced without permission.',
    'Subscribe to our newsletter to receive the latest updates and offers.',
    'Please contact our customer service if you have any questions.',
    'The information on this page is provided without any guarantee.',
    'We accept no liability for the content of external links.',
    'Follow us on social media and share this page with your friends.',
    'You can change your settings at any time in your account.',
  ],
  es: [
    'Usamos cookies para mejorar su experiencia en nuestro sitio.',
    'Si continúa navegando, acepta nuestra política de privacidad.',
    'Suscríbase a nuestro boletín para recibir las últimas noticias.',
    'Si tiene preguntas, póngase en contacto con nuestro servicio.',
    'La información de esta página se ofrece sin garantía alguna.',
    'Síganos en las redes sociales y comparta esta página.',
  ],
  fr: [
    'Nous utilisons des cookies pour améliorer votre visite sur notre site.',
    'En poursuivant votre navigation, vous acceptez notre politique de confidentialité.',
    'Abonnez-vous à notre lettre pour recevoir les dernières nouvelles.',
    'Pour toute question, veuillez contacter notre service.',
    'Les informations de cette page sont données sans garantie.',
    'Suivez-nous sur les réseaux sociaux et partagez cette page.',
  ],
};

const SENTENCES_PER_PARAGRAPH = 4;
const MIN_SENTENCES = 24;
/** One in this many sentences is about the keyword. */
const KEYWORD_EVERY = 6;

/** Decides for each place whether the keyword goes there: one in `every`, at random or evenly spaced. */
function placesOf(every: number, random: Random): (at: number) => boolean {
  const isEven = random.next() < 0.5;
  return (at) => (isEven ? at % every === 0 : random.next() < 1 / every);
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const paragraphsOf = (sentences: readonly string[], size = SENTENCES_PER_PARAGRAPH): string[] =>
  Array.from({ length: Math.ceil(sentences.length / size) }, (_, at) =>
    sentences.slice(at * size, (at + 1) * size).join(' '),
  );
const filled = (template: string, keyword: string): string =>
  template.replace('{K}', upperFirst(keyword)).replace('{k}', keyword);
const shuffled = (sentence: string, random: Random): string =>
  ended(random.shuffle(wordsOf(sentence.replace(/[.!?]+$/, ''))).join(' '));
const termsOf = ({ paragraphs }: ValidityArticle): string[] => [
  ...new Set(
    wordsOf(
      paragraphs
        .join(' ')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}' ]/gu, ' '),
    ).filter((word) => word.length > 4),
  ),
];

function inserted(sentence: string, keyword: string, random: Random): string {
  const words = wordsOf(sentence);
  words.splice(1 + Math.floor(random.next() * Math.max(1, words.length - 1)), 0, keyword);
  return words.join(' ');
}

function sprinkled(
  article: ValidityArticle,
  others: readonly ValidityArticle[],
  random: Random,
  withKeyword: (sentence: string) => readonly string[],
): string[] {
  const length = article.sentences.flat().length;
  const isPlace = placesOf(KEYWORD_EVERY, random);
  const sentences = Array.from({ length }, (_, at) => {
    const sentence = random.pick(random.pick(others).sentences.flat());
    return isPlace(at) ? withKeyword(sentence) : [sentence];
  });
  return paragraphsOf(sentences.flat());
}

const ofTemplates =
  (templates: Readonly<Record<string, readonly string[]>>): MakeDecoy =>
  ({ keyword, language, sentences }) => {
    const own = templates[language] ?? templates['en']!;
    const length = Math.max(MIN_SENTENCES, sentences.flat().length);
    return paragraphsOf(Array.from({ length }, (_, at) => filled(own[at % own.length]!, keyword)));
  };

/** Fake articles by kind. */
export const DECOYS: Readonly<Record<string, MakeDecoy>> = {
  'words in any order within each sentence': ({ sentences }, _, random) =>
    sentences.map((paragraph) => paragraph.map((sentence) => shuffled(sentence, random)).join(' ')),
  'words in any order over the whole text': ({ sentences, paragraphs }, _, random) => {
    const words = random.shuffle(wordsOf(paragraphs.join(' ').replace(/[.!?]/g, '')));
    return sentences.map((paragraph) =>
      paragraph.map((sentence) => ended(words.splice(0, wordsOf(sentence).length).join(' '))).join(' '),
    );
  },
  'random sentences, keyword between': (article, others, random) =>
    sprinkled(article, others, random, (sentence) => [sentence, `${upperFirst(article.keyword)}.`]),
  'random sentences, sentences on the keyword between': (article, others, random) =>
    sprinkled(article, others, random, (sentence) => [
      sentence,
      filled(random.pick(BRIDGES[article.language] ?? BRIDGES['en']!), article.keyword),
    ]),
  'random sentences, keyword within': (article, others, random) =>
    sprinkled(article, others, random, (sentence) => [inserted(sentence, article.keyword, random)]),
  'other article, sentences on the keyword added': ({ keyword, language }, others, random) => {
    const isPlace = placesOf(2, random);
    const bridges = BRIDGES[language] ?? BRIDGES['en']!;
    return random.pick(others).sentences.map((paragraph, at) => {
      if (!isPlace(at)) return paragraph.join(' ');
      const place = Math.floor(random.next() * (paragraph.length + 1));
      return paragraph.toSpliced(place, 0, filled(random.pick(bridges), keyword)).join(' ');
    });
  },
  'other article, keyword put into sentences': ({ keyword }, others, random) => {
    const isPlace = placesOf(4, random);
    let sentenceAt = -1;
    return random.pick(others).sentences.map((paragraph) =>
      paragraph
        .map((sentence) => {
          sentenceAt += 1;
          return isPlace(sentenceAt) ? inserted(sentence, keyword, random) : sentence;
        })
        .join(' '),
    );
  },
  'other article, keyword before paragraphs': ({ keyword }, others, random) => {
    const isPlace = placesOf(3, random);
    return random
      .pick(others)
      .paragraphs.map((paragraph, at) => (isPlace(at) ? `${upperFirst(keyword)}: ${paragraph}` : paragraph));
  },
  'other article, as it is': (_, others, random) => [...random.pick(others).paragraphs],
  'other article, its keyword exchanged': ({ keyword }, others, random) => {
    const other = random.pick(others);
    return other.paragraphs.map((paragraph) => paragraph.replaceAll(other.keyword, keyword));
  },
  'headings that the paragraphs do not keep': ({ keyword, paragraphs }, others, random) => [
    paragraphs[0]!,
    ...random
      .pick(others)
      .paragraphs.map((paragraph, at) =>
        at % 4 === 0 ? `${upperFirst(keyword)} is what this part is about. ${paragraph}` : paragraph,
      ),
  ],
  'one paragraph again and again': ({ paragraphs }) => {
    const [longest = ''] = paragraphs.toSorted((a, b) => b.length - a.length);
    const times = Math.ceil(wordsOf(paragraphs.join(' ')).length / wordsOf(longest).length);
    return Array.from({ length: Math.max(3, times) }, () => longest);
  },
  'three paragraphs again and again': ({ paragraphs }) =>
    Array.from({ length: Math.ceil(paragraphs.length / 3) + 1 }, () => paragraphs.slice(0, 3)).flat(),
  'the article twice': ({ paragraphs }) => [...paragraphs, ...paragraphs],
  'a few sentences, then lists of terms': (article, _, random) => {
    const terms = random.shuffle(termsOf(article));
    const lists = Array.from({ length: Math.min(11, Math.ceil(terms.length / 40)) }, (__, at) =>
      ended(upperFirst(terms.slice(at * 40, (at + 1) * 40).join(', '))),
    );
    return [article.sentences.flat().slice(0, 4).join(' '), ...lists];
  },
  'terms without sentences': (article) => {
    const terms = termsOf(article);
    return paragraphsOf(
      Array.from({ length: Math.ceil(terms.length / 12) }, (_, at) =>
        ended(upperFirst(terms.slice(at * 12, (at + 1) * 12).join(' '))),
      ),
    );
  },
  'keyword in each sentence': ({ keyword, sentences }, _, random) =>
    sentences.map((paragraph) => paragraph.map((sentence) => inserted(sentence, keyword, random)).join(' ')),
  'three sentences': ({ sentences }) => [sentences.flat().slice(0, 3).join(' ')],
  'filler that fits any subject': ofTemplates(FILLER),
  boilerplate: ({ keyword, language, sentences }) => {
    const own = BOILERPLATE[language] ?? BOILERPLATE['en']!;
    const bridges = BRIDGES[language] ?? BRIDGES['en']!;
    const length = Math.max(MIN_SENTENCES, sentences.flat().length);
    return paragraphsOf(
      Array.from({ length }, (_, at) =>
        at % 5 === 2 ? filled(bridges[at % bridges.length]!, keyword) : own[at % own.length]!,
      ),
    );
  },
  'two articles, paragraph by paragraph': ({ paragraphs }, others, random) => {
    const other = random.pick(others).paragraphs;
    return paragraphs.flatMap((paragraph, at) => [paragraph, ...other.slice(at, at + 1)]);
  },
  'two articles, sentence by sentence': ({ sentences }, others, random) => {
    const other = random.pick(others).sentences.flat();
    const own = sentences.flat();
    return paragraphsOf(
      own.flatMap((sentence, at) => [sentence, ...other.slice(at, at + 1)]).slice(0, own.length),
    );
  },
  'sentences in any order': ({ sentences }, _, random) => paragraphsOf(random.shuffle(sentences.flat())),
  'words that follow each other somewhere in the text': ({ paragraphs }, _, random) => {
    const words = wordsOf(paragraphs.join(' '));
    const followers = new Map<string, string[]>();
    for (const [at, word] of words.slice(0, -1).entries()) {
      followers.set(word, [...(followers.get(word) ?? []), words[at + 1]!]);
    }
    const made = [words[0]!];
    while (made.length < words.length) made.push(random.pick(followers.get(made.at(-1)!) ?? words));
    return paragraphsOf(made.join(' ').split(/(?<=[.!?])\s/));
  },
};
