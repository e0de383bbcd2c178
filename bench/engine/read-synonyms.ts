import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = [
  ['noun', '1'],
  ['verb', '2'],
  ['adj', '3'],
  ['adj', '5'],
  ['adv', '4'],
] as const;
const SINGLE_WORD = /^[a-z]+$/;
/** One of two words in a synonym set has it as its first sense, the other among its first three. */
const MAIN_SENSE = 1;
const FURTHER_SENSE = 3;

/** Pairs of single words that WordNet's files (folder `dict`) list as synonyms in common senses. */
export function readSynonyms(folder: string): [string, string][] {
  const senses = readSenses(folder);
  const pairs: [string, string][] = [];
  for (const [file, type] of FILES) {
    for (const line of readFileSync(join(folder, `data.${file}`), 'utf8').split('\n')) {
      const fields = line.split(' ');
      const count = Number.parseInt(fields[3] ?? '', 16);
      if (!/^\d{8}$/.test(fields[0]!) || Number.isNaN(count)) continue;
      const words = Array.from({ length: count }, (_, at) =>
        fields[4 + 2 * at]!.toLowerCase().replace(/\(.*\)$/, ''),
      )
        .filter((word) => SINGLE_WORD.test(word))
        .map((word) => ({ word, sense: senses.get(`${word} ${type} ${fields[0]}`) ?? Infinity }));
      for (const [at, a] of words.entries()) {
        for (const b of words.slice(at + 1)) {
          if (Math.min(a.sense, b.sense) > MAIN_SENSE || Math.max(a.sense, b.sense) > FURTHER_SENSE) continue;
          pairs.push([a.word, b.word]);
        }
      }
    }
  }
  return pairs;
}

/** The rank of a set among a word's senses (1: most common), by word, type, and offset of the set. */
function readSenses(folder: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [key, offset, sense] = line.split(' ');
    if (key === undefined || sense === undefined) continue;
    const [word, rest] = key.split('%');
    found.set(`${word} ${rest?.charAt(0)} ${offset}`, Number(sense));
  }
  return found;
}
