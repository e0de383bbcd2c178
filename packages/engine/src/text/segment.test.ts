import { describe, expect, it } from 'vitest';
import { segment, sentences } from './segment.ts';

/** Each case is a list of sentences. They are joined by a space and must be split again. */
const cases: readonly [rule: string, sentences: string[]][] = [
  ['plain sentences', ['The kettle boils.', 'Pour the water now!', 'Is it hot?']],
  ['titles before names', ['We asked Dr. Okafor and Mrs. Lind.', 'Both agreed.']],
  ['initials', ['The book by J. R. Haddon sold well.', 'It is out of print.']],
  ['company suffixes within a sentence', ['Nobel & Co. was founded in Basel.', 'The firm moved later.']],
  ['company suffixes at the end', ['She works for Brandt Inc.', 'He works for nobody.']],
  ['acronyms within a sentence', ['The U.N. office in Nairobi is large.']],
  ['acronyms at the end', ['He moved to the U.K.', 'There he stayed.']],
  ['latin abbreviations', ['Bring tools, e.g. pliers, a saw, etc. to the yard.', 'We start at six.']],
  ['times of day', ['Doors open at 7 p.m. on Friday.', 'Come early.']],
  ['months before days', ['It opened on Jan. 5 last year.', 'Nobody came.']],
  ['numbers before abbreviations', ['See Fig. 3 and p. 12 for details.', 'They are in colour.']],
  ['decimal numbers', ['It costs 3.50 in shops and 2.75 here.', 'Buy two.']],
  ['versions and files', ['Open notes.txt with version 2.0.1 of the program.', 'Save it.']],
  ['addresses', ['Write to ann.lee@mail.example.org or see www.example.org/a.b for more.', 'Thanks!']],
  ['software names', ['We use Node.js and ASP.NET here.', 'Both work.']],
  ['a quotation that ends its sentence', ['She said, "I will go."', 'Then she left.']],
  ['a quotation within a sentence', ['"Where is it?" he asked.', 'Nobody knew.']],
  ['curly quotes', ['“It rained. We stayed in,” she wrote.', 'The letter ends there.']],
  ['parentheses', ['It was late (about nine).', '(Nobody saw us.)', 'We walked home.']],
  ['inline numbered items', ['1. Fill the pot.', '2. Wait an hour.', '3. Drain it.']],
  ['inline items in parentheses', ['(a) Fill the pot.', '(b) Wait an hour.']],
  ['an ellipsis as a pause', ['I thought ... well, never mind.', 'It was nothing.']],
  ['an ellipsis at the end', ['He waited and waited...', 'Nobody came.']],
  ['repeated punctuation', ['What?!', 'You did that?', 'No way!!!']],
  ['a name with an exclamation mark', ['She joined Yahoo! in the spring.', 'It went well.']],
  ['a dash after a question', ['It may be – who knows? – a mistake.', 'We shall see.']],
  ['Chinese and Japanese', ['今日は寒い。', '明日は暖かい。'].map((text) => text)],
  ['Arabic', ['هل أنت هنا؟', 'نعم أنا هنا.']],
  [
    'a time of day that opens a sentence',
    ['At 6 a.m. Mrs. Lee took the train.', 'She was home at 9 P.M.', 'Mrs. Lee then slept.'],
  ],
  ['a time of day before a noun', ['The 5 p.m. Amtrak was late.', 'Call at 6 p.m. Monday.']],
  ['a state and a word', ['He was ill.', 'Gov. Green was in Peoria, Ill. Anna was not.']],
  ['a street and a saint', ['He lives on Elm St.', 'She went to St. Mary.']],
  ['I as a word and as an initial', ['We are a pair, you and I.', 'Did you meet Harold I. Stone there?']],
  ['the sign before a number', ['The chest is at N°. 2034.112.998.', 'Dig there.']],
  ['references', ['Smith et al. (1999) agree.', 'Cf. Jones et al. for more.']],
  ['items without periods', ['1) First thing', '2) Second thing', '3) Third thing']],
  ['items with a period and a parenthesis', ['1.) First thing', '2.) Second thing']],
  ['items with letters', ['a. First thing', 'b. Second thing', 'c. Third thing']],
  ['items with Roman numerals', ['i. Open it.', 'ii. Close it.', 'iii. Go.']],
  ['items that do not start a sentence', ['They have 1) a cat and 2) a dog.']],
  ['initials that look like items', ['A. Smith wrote to B. Jones.', 'It was long.']],
  ['single quotes around speech', ["'It is late. We go,' she said.", "'Come.'", "'Tis so."]],
  ['curly single quotes', ['‘It is late. We go,’ she said.', '‘Come.’']],
  ['plural possessives', ["The boys' house is big.", "Mary's is not."]],
  ['an omission before the closing quote', ['"Bees [...] build walls [...]" (Jones 12).', 'They do.']],
  ['four spaced dots', ['The habit was that of joining words. . . .', 'It was not lost. . . .']],
  ['a brand name with a lower-case initial', ['We tried an iPad.', 'It worked.']],
];

describe('segment', () => {
  it.each(cases)('%s', (_, expected) => {
    expect(sentences(expected.join(' '))).toEqual(expected);
  });

  it('splits where a space is missing', () => {
    expect(sentences('We came home.Then it rained.')).toEqual(['We came home.', 'Then it rained.']);
  });

  it('splits where a space is missing after a question', () => {
    expect(sentences('Is it five?No.Yes!')).toEqual(['Is it five?', 'No.', 'Yes!']);
    expect(sentences('See example.org/find?Query=a&Page=2 for it.')).toHaveLength(1);
  });

  it('distinguishes numbers in a sentence from list items', () => {
    expect(sentences('1. The price rose to 2. Then it fell.')).toEqual([
      '1. The price rose to 2.',
      'Then it fell.',
    ]);
  });

  it('splits Chinese sentences without spaces', () => {
    expect(sentences('今天很冷。明天不冷。')).toEqual(['今天很冷。', '明天不冷。']);
  });

  it('ends sentences at line breaks, but not at wrapped lines', () => {
    expect(sentences('Sugar\nFlour\nTwo eggs')).toEqual(['Sugar', 'Flour', 'Two eggs']);
    expect(sentences('The sentence was\nwrapped here.')).toEqual(['The sentence was wrapped here.']);
  });

  it('returns offsets into the text', () => {
    expect([...segment(' One.  Two.\n')]).toEqual([1, 5, 7, 11]);
  });

  it('gives up on an unclosed quotation', () => {
    expect(sentences('He measured 5" here. Then 6" there. Done.')).toHaveLength(3);
  });

  it('returns nothing for an empty text', () => {
    expect(sentences('')).toEqual([]);
    expect(sentences(' \n\t ')).toEqual([]);
  });

  it('covers every character except white space, in order and once', () => {
    const text = 'A "b. C" d... E?! (f) 1. g\n\nh。i … j. . . k "';
    expect(sentences(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  });
});
