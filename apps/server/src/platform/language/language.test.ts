import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAcceptLanguage, withLanguage } from './current-language.ts';

/** Texts for developers. */
const IN_ENGLISH_ONLY = new Set(['platform/http/api-docs/messages.ts']);
const source = path.resolve(import.meta.dirname, '../..');
const files = globSync('**/messages.ts', { cwd: source }).filter((file) => !IN_ENGLISH_ONLY.has(file));
const parts = (
  await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(path.join(source, file));
      return Object.entries(exported)
        .filter((entry): entry is [string, object] => typeof entry[1] === 'object')
        .map(([name, sentences]) => ({ name: `${file} ${name}`, sentences }));
    }),
  )
).flat();

/** Every text by key; functions are not called. */
function texts(sentences: object): Map<string, string> {
  return new Map(
    Object.entries(sentences).flatMap(([key, value]): [string, string][] => {
      if (typeof value === 'string') return [[key, value]];
      if (typeof value !== 'object' || value === null) return [];
      return [...texts(value)].map(([inner, text]) => [`${key}.${inner}`, text]);
    }),
  );
}

test('the messages of all parts are checked', () => {
  expect(parts.length).toBeGreaterThan(30);
});

describe.each(['es', 'fr'])('in %s', (language) => {
  test.each(parts)('$name: every message is translated', ({ sentences }) => {
    const english = texts(sentences);
    const spoken = withLanguage(language, () => texts(sentences));
    expect([...spoken.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const same = [...english].filter(([key, text]) => text.split(' ').length > 2 && spoken.get(key) === text);
    expect(same).toEqual([]);
  });
});

test('the most preferred supported language is used, otherwise English', () => {
  expect(readAcceptLanguage('fr')).toBe('fr');
  expect(readAcceptLanguage('es-MX,es;q=0.9,en;q=0.8')).toBe('es');
  expect(readAcceptLanguage('de, fr;q=0.4, es;q=0.6')).toBe('es');
  expect(readAcceptLanguage('pt-BR,en;q=0.5')).toBe('en');
  expect(readAcceptLanguage('es;q=0, fr;q=0.1')).toBe('fr');
  for (const header of [undefined, '', '*', 'x'.repeat(5_000), ';;q=,,']) {
    expect(readAcceptLanguage(header)).toBe('en');
  }
});
