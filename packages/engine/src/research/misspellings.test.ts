import { expect, it } from 'vitest';
import { score } from '../index.ts';

const PLAIN = [
  'A good knife needs a steady hand and a clean board.',
  'Hold the blade at the same angle from the heel to the tip.',
  'Most people press too hard, so the edge wears faster than it should.',
  'Rinse the stone, dry it, and store it away from the stove.',
  'A dull edge slips, and a slipping edge cuts fingers.',
];

function found(sentences: readonly string[], language = 'en', keyword = 'knife'): string[] | null {
  const content = sentences.join(' ');
  const result = score({ content, primaryKeyword: keyword, language });
  if (result.status !== 'scored') throw new Error('Not scored.');
  const finding = result.parts
    .flatMap(({ assessments }) => assessments)
    .find(({ code }) => code === 'misspellings');
  return finding?.places.map(({ start, end }) => content.slice(start, end)) ?? null;
}

it('finds typos of common words, but not names, new words, or subject words', () => {
  expect(found(PLAIN)).toEqual([]);
  expect(
    found([
      ...PLAIN,
      'You can neccessarily recieve a sharp edge becuase the stone is seperate.',
      'Repotting contactless urbanites at Harrisi with the linter.py file and an honest swimlane is fine.',
      'Bhindi, roti and dhaba: bhindi is a fried bhindi.',
    ]),
  ).toEqual(['neccessarily', 'recieve', 'becuase', 'seperate']);
});

it('treats a frequent word as a subject word', () => {
  const coined = 'The kitchhen holds.';
  expect(found([...PLAIN, coined])).toEqual(['kitchhen']);
  expect(found([...PLAIN, coined, 'A kitchhen turns.', 'Each kitchhen is round.'])).toEqual([]);
});

it('accepts the words of its keyword', () => {
  expect(found([...PLAIN, 'A kitchhen holds.'], 'en', 'kitchhen knife')).toEqual([]);
});

it('reports nothing for other languages', () => {
  expect(
    found(['Un buen cuchillo necesita una mano firme y una tabla limpia en la cocina.'], 'es'),
  ).toBeNull();
});
