import { expect, test } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { checkAgainstEvidence } from './check-against-evidence.ts';

const PAGE = {
  url: 'https://garden.example/rain-barrels',
  title: 'Rain barrels in 9 steps',
  paper: parsePaper(
    `<p>A 50-gallon barrel fills in 20 minutes of rain. Roofs lose about 12% of the water. According to the World Bank, 2.5 million homes had a barrel in 2019.</p>
     <p>“A barrel pays for itself within two summers, if the roof is large enough,” says Maria Lopez of the Leeds Water Institute. It costs $1,200 at most.</p>
     <p>Half of all gardeners overflow theirs. One in five barrels leaks.</p>`,
  ),
};
const EVIDENCE = {
  pages: [PAGE],
  given: ['rain barrel for 3 balconies', 'We measured our own barrel for a year.'],
  addresses: ['https://ours.example/guides/'],
};

/** The findings, as 'kind: text'. */
function found(text: string): string[] {
  return checkAgainstEvidence([text], EVIDENCE)[0]!.map((one) => `${one.kind}: ${one.text}`);
}

test.each([
  'A 50 gallon barrel fills within 20 minutes.',
  'Roofs lose 12 percent of it.',
  'In 2019, 2.5 million homes had one.',
  '2,500,000 homes had one.',
  'It may cost $1200.',
  'Half of all gardeners know this, and one in five barrels leaks.',
  'Rain barrels in 9 steps',
  'Three balconies, 3 balconies',
  '1. Choose a barrel\n2. Fit the diverter\n## 3. Connect it',
  'Step 4: open the spigot. The 2nd barrel follows. GPT-4 and B2B are names.',
])('a figure in the evidence is sourced: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['Roofs lose 13% of it.', ['13']],
  ['A barrel holds 12 gallons.', ['12']],
  ['It costs 50 dollars.', ['50']],
  ['It fills in 20 hours.', ['20']],
  ['In 2021 that changed.', ['2021']],
  ['Ninety percent of people agree.', ['Ninety']],
  ['Nine out of ten gardeners want one.', ['Nine']],
  ['Two thirds of gardeners want one; it saves twice as much.', ['thirds', 'twice']],
  ['Three million homes have one.', ['Three']],
  ['It fills in 20–45 minutes.', ['45']],
])('a figure that is not in the evidence is reported: %s', (text, figures) => {
  expect(found(text)).toEqual(figures.map((figure) => `figure: ${figure}`));
});

test('a quotation has to match word for word, with omissions marked', () => {
  expect(found('“A barrel pays for itself within two summers,” says Maria Lopez.')).toEqual([]);
  expect(found('"A barrel pays for itself […] if the roof is large enough", she says.')).toEqual([]);
  expect(found('> a barrel pays for itself within two summers')).toEqual([]);
  expect(found('The "rain barrel" is a "first flush" thing.')).toEqual([]);
  expect(found('“A barrel pays for itself within one summer,” says Maria Lopez.')).toEqual([
    'quotation: “A barrel pays for itself within one summer,”',
  ]);
  expect(found('"if the roof is large enough […] a barrel pays for itself"')).toHaveLength(1);
  expect(found('> Everyone should own a barrel.')).toHaveLength(1);
});

test('the author of a finding is in the evidence or is reported', () => {
  expect(found('According to the World Bank, homes have barrels.')).toEqual([]);
  expect(found('Maria Lopez of the Leeds Water Institute says so.')).toEqual([]);
  expect(found('Gallup found that homes have barrels.')).toEqual(['study: Gallup']);
  expect(found('A Harvard study is clear about it.')).toEqual(['study: Harvard']);
  expect(found('The Framingham Heart Study is clear about it.')).toEqual(['study: Framingham Heart Study']);
  expect(found('Barrels save water (Smith, 2014).')).toContain('study: (Smith, 2014)');
  expect(found('Barrels save water [3].')).toContain('study: [3]');
  expect(found('Studies have shown that barrels save water.')).toEqual(['study: Studies have shown']);
  expect(found('According to recent research, barrels save water.')).toEqual([
    'study: According to recent research',
  ]);
});

test('a test of one’s own is only sourced by the user’s text', () => {
  expect(found('We measured our own barrel for a year.')).toEqual([]);
  expect(found('We tested every barrel ourselves.')).toEqual(['study: We tested every barrel ourselves.']);
});

test.each([
  'See https://garden.example/rain-barrels or https://ours.example/guides.',
  'See [the guide](https://garden.example/rain-barrels) at garden.example.',
  'Node.js, e.g. version one, i.e. the first; U.S. homes; a.m. and p.m.',
  'Ratio a:b, note: text, "and/or".',
])('an address of the evidence is allowed: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  'https://garden.example/rain-barrels?d=secret',
  'https://garden.example/rain-barrels#secret',
  'https://secret.garden.example/',
  'http://garden.example/rain-barrels',
  'HTTPS://COLLECTOR.EXAMPLE/x',
  'https:\\\\collector.example\\x',
  'https:collector.example/x',
  'collector.example/x?d=1',
  'www.collector.io',
  'collector.com',
  'collector.example',
  'COLLECTOR.COM',
  'mail@collector.com',
  'mailto:mail@collector.com',
  'javascript:location=1',
  'data:text/html;base64,AAAA',
  '10.0.0.1/secret',
  'xn--80ak6aa92e.com',
])('any other address is reported in full: %s', (address) => {
  const [findings] = checkAgainstEvidence([`Read ${address} now.`], EVIDENCE);
  expect(findings).toMatchObject([{ kind: 'address', text: address, words: '' }]);
});

test('a link is reported with its words, an image and a tag without words', () => {
  const check = (text: string) => checkAgainstEvidence([text], EVIDENCE)[0]!;
  expect(check('See [our guide](//collector.example/a "b") now.')).toMatchObject([
    { kind: 'address', text: '[our guide](//collector.example/a "b")', words: 'our guide' },
  ]);
  expect(check('[x](/api/content)')).toMatchObject([{ words: 'x' }]);
  expect(check('[https://collector.example](&#104;ttps://collector.example)')).toMatchObject([{ words: '' }]);
  expect(check('![a](https://garden.example/rain-barrels)')).toMatchObject([{ words: '' }]);
  expect(check('A <img src=//collector.example> tag')).toMatchObject([{ words: '' }]);
});

test('names are checked on request: in English sentences, not in headings, each once', () => {
  const names = (text: string) =>
    checkAgainstEvidence([text], EVIDENCE, { names: true })[0]!.map((one) => `${one.kind}: ${one.text}`);
  expect(names('Maria Lopez told Leeds about rain barrels.')).toEqual([]);
  expect(names('The barrel was built by Peter Moss in Leeds. It saves water.')).toEqual(['name: Peter Moss']);
  expect(names('Now Gallup found that barrels help.')).toEqual(['study: Gallup']);
  expect(names('Watering Plants\nGardeners like rain, and it is free.')).toEqual([]);
  expect(found('The barrel was built by Peter Moss in Leeds. It saves water.')).toEqual([]);
});

test('each finding has its place and its sentence', () => {
  const text = 'It saves water.\nRoofs lose 40% of it. All is well.';
  expect(checkAgainstEvidence([text, 'Fine.'], EVIDENCE)).toEqual([
    [
      {
        kind: 'figure',
        text: '40',
        start: 27,
        end: 29,
        words: '',
        sentence: { start: 16, end: 37 },
      },
    ],
    [],
  ]);
  expect(text.slice(16, 37)).toBe('Roofs lose 40% of it.');
});

test('without evidence, nothing is sourced', () => {
  const nothing = { pages: [], given: [], addresses: [] };
  expect(checkAgainstEvidence(['Save 40% at collector.com', ''], nothing).map((one) => one.length)).toEqual([
    2, 0,
  ]);
});

test.each(['[', '[a](', '"a ', '<a ', '1,', '> ', 'a.', 'a@', '(A ', 'https://', '!['])(
  'time is linear in the text: %s',
  (piece) => {
    const check = (size: number) => checkAgainstEvidence([piece.repeat(size)], EVIDENCE);
    expect(measureGrowth(check, 20_000)).toBeLessThan(GROWTH_MAX);
  },
);
