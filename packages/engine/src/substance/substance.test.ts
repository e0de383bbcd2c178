import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePaper, score } from '../index.ts';
import type { ScoredResult, ScoreInput, SubstanceCode } from '../index.ts';
import { readGoldenArticles } from '../score/testing/golden-article.ts';

const GREEN = 80;

/** Articles of 300 or more words, written and judged by hand. */
const articles = readGoldenArticles()
  .filter(([file]) => /herb-garden|emergency-fund|sourdough/.test(file))
  .map(([file, { input }]): [string, ScoreInput, string[]] => [
    file,
    input,
    parsePaper(input.content)
      .blocks.filter(({ kind, text }) => kind === 'paragraph' && text.trim() !== '')
      .map(({ text }) => text),
  ]);

const COMPOST = `El compost casero convierte los restos de cocina en abono para las plantas. Solo hace falta un cubo con tapa, un rincón con sombra y algo de paciencia. En esta guía verás cómo empezar con tu compost y qué errores conviene evitar.
Para empezar, pon en el fondo del cubo una capa de ramas finas. Las ramas dejan pasar el aire, y sin aire el compost huele mal. Encima van los restos húmedos, como las peladuras de fruta, y luego una capa seca de hojas o de cartón. Por cada cubo de restos húmedos pon dos de material seco.
La humedad decide si el compost avanza. Aprieta un puñado con la mano: si gotea, le falta material seco; si se deshace en polvo, necesita agua. Un compost bien llevado está húmedo como una esponja escurrida y se calienta por dentro.
Cada dos semanas, remueve el montón con una horca. Así entra aire en el centro y los restos se descomponen antes. En verano el compost está listo en unos tres meses; en invierno tarda casi el doble, porque el frío frena a los microbios que hacen el trabajo.
No eches carne, pescado ni aceite, porque atraen a las ratas. Tampoco conviene añadir plantas enfermas: los hongos sobreviven en el montón y vuelven al huerto con el abono. Cuando el compost huele a bosque y ya no se distinguen los restos, puedes repartirlo alrededor de tus plantas.`;

const VELO = `Entretenir un vélo de ville demande moins de temps qu'on ne le croit. Dix minutes par mois suffisent pour garder un vélo sûr et silencieux, à condition de regarder les bonnes pièces. Ce guide explique ce qu'il faut vérifier et dans quel ordre.
Commencez par les pneus. Un pneu mal gonflé s'use plus vite et rend le vélo lourd à pousser. La pression conseillée est écrite sur le flanc du pneu ; un vélo de ville roule bien avec trois à quatre bars. Profitez-en pour retirer les petits éclats de verre qui restent dans la gomme.
La chaîne vient ensuite. Une chaîne sèche grince, et la poussière collée use les pignons. Passez un chiffon sur la chaîne, puis déposez une goutte d'huile sur chaque maillon. Attendez quelques minutes avant d'essuyer ce qui reste, car trop d'huile attire la poussière.
Les freins décident de votre sécurité. Serrez les poignées : si elles touchent le guidon, les câbles sont trop lâches ou les patins sont usés. Un patin se change en cinq minutes avec une clé, et il coûte moins cher qu'une jante abîmée par le métal.
Terminez par les vis du guidon et de la selle, puis essayez le vélo dans une rue calme. Freinez deux fois, changez de vitesse et écoutez. Un vélo bien entretenu ne fait presque pas de bruit, et vous remarquerez tout de suite ce qui ne va pas.`;

function scored(input: ScoreInput): ScoredResult {
  const result = score(input);
  if (result.status !== 'scored') throw new Error(result.reason);
  return result;
}

/** Codes that cost points, largest cost first. */
const lacking = ({ substance }: ScoredResult): SubstanceCode[] =>
  substance.findings
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ code }) => code);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
/** Words in a fixed wrong order. */
const disordered = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const words = wordsOf(sentence.replace(/[.!?]+$/, ''));
      return `${words.toSorted((a, b) => ([...a].toReversed().join('') < [...b].toReversed().join('') ? -1 : 1)).join(' ')}.`;
    })
    .join(' ');

describe('substance', () => {
  it.each(articles)('takes no points off %s', (_, input) => {
    expect(scored(input).substance.cost).toBe(0);
  });

  it.each([
    ['Spanish', COMPOST, 'compost'],
    ['French', VELO, 'vélo de ville'],
  ])('works in %s too', (_, content, primaryKeyword) => {
    const real = scored({ content, primaryKeyword });
    expect(lacking(real)).toEqual([]);
    const paragraphs = content.split('\n');
    const salad = scored({ content: paragraphs.map(disordered).join('\n'), primaryKeyword });
    expect(lacking(salad)[0]).toBe('word_order');
    expect(real.overall - salad.overall).toBeGreaterThan(30);
    const twice = scored({ content: `${content}\n${content}`, primaryKeyword });
    expect(lacking(twice)[0]).toBe('repetition');
  });

  const decoys: [string, SubstanceCode, (paragraphs: string[], keyword: string) => string[]][] = [
    ['words in disorder', 'word_order', (paragraphs) => paragraphs.map(disordered)],
    [
      'a paragraph again and again',
      'repetition',
      (paragraphs) =>
        Array.from({ length: 12 }, () => paragraphs.toSorted((a, b) => b.length - a.length)[0]!),
    ],
    ['the article twice', 'repetition', (paragraphs) => [...paragraphs, ...paragraphs]],
    [
      'lists of terms',
      'sentences',
      (paragraphs) => {
        const terms = [
          ...new Set(
            wordsOf(
              paragraphs
                .join(' ')
                .toLowerCase()
                .replace(/[^a-z ]/g, ' '),
            ),
          ),
        ];
        const long = terms.filter((word) => word.length > 5);
        const lists = [0, 40, 80, 120].map((at) => `Terms: ${long.slice(at, at + 40).join(', ')}.`);
        return [paragraphs[0]!, ...lists];
      },
    ],
    [
      'three sentences',
      'enough_text',
      (paragraphs) => [
        paragraphs[0]!
          .split(/(?<=\.)\s/)
          .slice(0, 3)
          .join(' '),
      ],
    ],
    [
      'the text of another article',
      'relevance',
      (paragraphs) => articles.find(([, , own]) => own[0] !== paragraphs[0])![2],
    ],
    [
      'two articles, paragraph by paragraph',
      'coherence',
      (paragraphs) => {
        const other = articles.find(([, , own]) => own[0] !== paragraphs[0])![2];
        return paragraphs.flatMap((paragraph, at) => [paragraph, other[at % other.length]!]);
      },
    ],
    [
      'the text of another article with the keyword before it',
      'relevance',
      (paragraphs, keyword) => {
        const other = articles.find(([, , own]) => own[0] !== paragraphs[0])![2];
        return other.map((paragraph) => `${keyword}: ${paragraph}`);
      },
    ],
  ];
  it.each(decoys)('takes points off %s', (_, code, make) => {
    for (const [, input, paragraphs] of articles) {
      const keyword = input.primaryKeyword ?? '';
      const real = scored({ ...input, content: paragraphs.join('\n') });
      const decoy = scored({ ...input, content: make(paragraphs, keyword).join('\n') });
      expect(lacking(decoy)).toContain(code);
      expect(real.overall - decoy.overall).toBeGreaterThan(10);
      expect(decoy.overall).toBeLessThan(GREEN);
      const finding = decoy.substance.findings.find((one) => one.code === code);
      expect(finding?.gain).toBeGreaterThan(0);
    }
  });

  it('decreases gradually: each word less of a short text costs a little', () => {
    const [, input, paragraphs] = articles[0]!;
    const words = wordsOf(paragraphs.join(' '));
    const shares = [300, 200, 115, 100, 80, 60, 40].map((count) => {
      const { overall, substance } = scored({ ...input, content: words.slice(0, count).join(' ') });
      return substance.findings.find(({ code }) => code === 'enough_text')!.cost / (overall + substance.cost);
    });
    expect(shares.slice(0, 2)).toEqual([0, 0]);
    for (const [at, share] of shares.slice(2).entries()) expect(share).toBeGreaterThan(shares[at + 1]!);
    expect(shares[2]).toBeLessThan(0.1);
  });

  it('reports what a language does not support', () => {
    const german =
      'Der Garten braucht im Sommer jeden Abend Wasser, und die Tonne fängt den Regen vom Dach auf. ';
    expect(scored({ content: german.repeat(4), primaryKeyword: 'Garten' }).substance.leftOut).toEqual([
      'word_order',
      'copied',
      'coherence',
      'relevance',
    ]);
    const japanese = '庭には毎晩水が必要です。雨水タンクは屋根の雨を集めます。';
    expect(scored({ content: japanese.repeat(12), primaryKeyword: '庭' }).substance.leftOut).toEqual([
      'word_order',
      'copied',
      'coherence',
      'relevance',
    ]);
  });

  it('cannot be gained by disorder, repetition, or lists', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...articles),
        fc.nat(),
        fc.constantFrom('disorder', 'repeat', 'append'),
        fc.integer({ min: 1, max: 4 }),
        ([, input, paragraphs], place, how, times) => {
          const at = place % paragraphs.length;
          const changed = {
            disorder: () => paragraphs.map((text, index) => (index === at ? disordered(text) : text)),
            repeat: () => [...paragraphs, ...Array.from({ length: times }, () => paragraphs[at]!)],
            append: () => [
              ...paragraphs,
              wordsOf(paragraphs[at]!)
                .filter((word) => word.length > 6)
                .join(', '),
            ],
          }[how]();
          const [before, after] = [paragraphs, changed].map((list) =>
            scored({ ...input, content: list.join('\n') }),
          );
          const kept = ({ overall, substance }: ScoredResult): number => overall / (overall + substance.cost);
          expect(kept(after!)).toBeLessThanOrEqual(kept(before!) + 1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });
});
