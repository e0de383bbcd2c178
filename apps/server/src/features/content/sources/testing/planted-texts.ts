import { PLANTED_HEADINGS, PLANTED_SENTENCES } from './planted-sentences.ts';

type Language = keyof typeof PLANTED_SENTENCES;

/** A text with one planted sentence, and whether that sentence needs a source. */
export interface PlantedText {
  readonly language: Language;
  readonly content: string;
  readonly sentence: string;
  /** `unsourced`: needs a source and has none; `sourced`: has one; `decoy`: needs none. */
  readonly kind: 'unsourced' | 'sourced' | 'decoy';
  /** How the sentence is placed or sourced. */
  readonly way: string;
}

const LARGE: Readonly<Record<Language, readonly string[]>> = {
  en: ['12,400', '3,050', '150,000'],
  es: ['12.400', '3.050', '150.000'],
  fr: ['12 400', '3 050', '150 000'],
};
const SHARES = ['64', '7.5', '38'];
const YEARS = ['2019', '2021', '2022'];
const ADDRESS = 'https://stats.example/report';
const link = (words: string): string => `<a href="${ADDRESS}">${words}</a>`;

/** Creates texts with every planted sentence in several places, with and without a source. Deterministic. */
export function plantedTexts(): PlantedText[] {
  return (Object.keys(PLANTED_SENTENCES) as Language[]).flatMap((language) => {
    const { claims, decoys, fillers, named, linked } = PLANTED_SENTENCES[language];
    const filler = (at: number): string => fillers[at % fillers.length] ?? '';
    const filled = (claim: string, turn: number): string =>
      claim
        .replaceAll('{n}', language === 'en' ? (SHARES[turn] ?? '') : (SHARES[turn] ?? '').replace('.', ','))
        .replaceAll('{big}', LARGE[language][turn] ?? '')
        .replaceAll('{year}', YEARS[turn] ?? '');
    const texts: PlantedText[] = [];
    const add = (kind: PlantedText['kind'], way: string, sentence: string, content: string): void => {
      texts.push({ language, kind, way, sentence, content });
    };
    const place = (kind: PlantedText['kind'], sentence: string, at: number): void => {
      add(kind, 'between', sentence, `<p>${filler(at)} ${sentence} ${filler(at + 1)}</p>`);
      add(kind, 'first', sentence, `<h2>${filler(at)}</h2><p>${sentence} ${filler(at + 1)}</p>`);
      add(
        kind,
        'item',
        sentence,
        `<p>${filler(at)}</p><ul><li>${sentence}</li><li>${filler(at + 1)}</li></ul>`,
      );
      add(
        kind,
        'after a source elsewhere',
        sentence,
        `<p>${(linked[0] ?? '').replace(/\[(.+)\]/, (_, words: string) => link(words))}</p><p>${filler(at)}</p><p>${filler(at + 1)} ${sentence}</p>`,
      );
    };
    for (const [at, claim] of claims.entries()) {
      for (let turn = 0; turn < SHARES.length; turn += 1) {
        const sentence = filled(claim, turn);
        if (turn > 0 && sentence === claim) break;
        place('unsourced', sentence, at + turn);
        const words = sentence.split(' ');
        const linkedWords = [...words.slice(0, 2), link(words.slice(2, 4).join(' ')), ...words.slice(4)].join(
          ' ',
        );
        add('sourced', 'link in it', sentence, `<p>${filler(at)} ${linkedWords} ${filler(at + 1)}</p>`);
        const beside = (linked[(at + turn) % linked.length] ?? '').replace(/\[(.+)\]/, (_, one: string) =>
          link(one),
        );
        add('sourced', 'link before', sentence, `<p>${filler(at)} ${beside} ${sentence}</p>`);
        add('sourced', 'link after', sentence, `<p>${sentence} ${beside} ${filler(at)}</p>`);
        add(
          'sourced',
          'link leads in',
          sentence,
          `<p>${beside}</p><ul><li>${filler(at)}</li><li>${sentence}</li></ul>`,
        );
        const by = named[(at + turn) % named.length] ?? '';
        if (/^\p{Lu}\p{Ll}/u.test(sentence) && !sentence.includes('?')) {
          const inside = by.replace('{claim}', sentence.charAt(0).toLowerCase() + sentence.slice(1));
          add('sourced', 'named', inside, `<p>${filler(at)} ${inside} ${filler(at + 1)}</p>`);
        }
        const year = `${sentence.slice(0, -1)} (Smith et al., 2019).`;
        if (!sentence.includes('?')) add('sourced', 'reference', year, `<p>${filler(at)} ${year}</p>`);
      }
    }
    for (const [at, decoy] of decoys.entries()) place('decoy', decoy, at);
    return texts;
  });
}

/** Headings and titles of articles: with a claim about the world, or with numbers that are none. */
export const plantedHeadings = (kind: 'claim' | 'decoy'): string[] =>
  Object.values(PLANTED_HEADINGS).flatMap((ofLanguage) => ofLanguage[kind]);
