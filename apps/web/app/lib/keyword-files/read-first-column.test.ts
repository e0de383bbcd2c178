import { expect, test } from 'vitest';
import { readFirstColumn } from './read-first-column.ts';

test('names are the first cells of lines, without headers, quotes, and guards', () => {
  expect(
    readFirstColumn('\uFEFFKeyword,Volume\r\nrain barrel,90\r\n"barrel, oak",10\r\n\r\n"say ""hi""";3\n'),
  ).toEqual(['rain barrel', 'barrel, oak', 'say "hi"']);
  expect(readFirstColumn("a.example\n'=b.example\tx\n , only second\n")).toEqual(['a.example', '=b.example']);
  expect(readFirstColumn('Palabra clave;Volumen\nbarril de lluvia;90\n')).toEqual(['barril de lluvia']);
  expect(readFirstColumn('Mot-clé\nrécupérateur d’eau\n')).toEqual(['récupérateur d’eau']);
  expect(readFirstColumn('')).toEqual([]);
});
