import snowball from 'snowball-stemmers';
import { describe, expect, it } from 'vitest';
import { functionWords } from '../language/function-words.ts';
import { stemEnglish } from './stem-english.ts';

const STEMS =
  'act adopt agree arsen babbl bli cancel cement commun conflat create dying ease feud fizz gener hop hope inn kneel lov nat oper plaster possess rat relat sens sky surpris tie troubl van yell young';
const ENDINGS =
  " s es ed ing ingly edly eed eedly y ies ied ly li ational ization fulness ousness iveness tional biliti lessly entli ation alism aliti ousli iviti fulli enci anci abli izer ator alli bli ogi logi ative alize icate iciti ical ness ful ement ance able ible ment ant ent ism ate iti ous ive ize ion al er ic e le ll 's '";

describe('stemEnglish', () => {
  it('stems like the reference implementation of Snowball', () => {
    const reference = snowball.newStemmer('english');
    const words = STEMS.split(' ').flatMap((stem) => ENDINGS.split(' ').map((ending) => stem + ending));
    words.push(
      ...functionWords('en'),
      'skis',
      'news',
      'inning',
      'proceed',
      'exceed',
      'sayyid',
      "'tis",
      "o'clock",
    );
    const differing = words.filter((word) => stemEnglish(word) !== reference.stem(word));
    expect(words.length).toBeGreaterThan(2000);
    expect(differing).toEqual([]);
  });
});
