import { describe, expect, it } from 'vitest';
import { analyzeReading } from './analyze-paper.ts';
import { lexiconOf } from './lexicon.ts';
import { readBlock } from './read-block.ts';

const passives = (text: string): number =>
  analyzeReading(readBlock(text), lexiconOf('en')).passiveSentences.length;

describe('isPassive', () => {
  it.each([
    'The bridge was built in 1890.',
    'Mistakes have been made.',
    'The parcel will be delivered tomorrow.',
    'The floor is being cleaned.',
    'It is often said that cats sleep.',
    'The letter was never sent.',
    "The door isn't locked.",
  ])('finds: %s', (sentence) => expect(passives(sentence)).toBe(1));

  it.each([
    'We built the bridge in 1890.',
    'She is tired and bored.',
    'There are hundreds of red beds.',
    'They are running in the rain.',
    'He was a gifted painter.',
    'It is what we need.',
  ])('ignores: %s', (sentence) => expect(passives(sentence)).toBe(0));
});
