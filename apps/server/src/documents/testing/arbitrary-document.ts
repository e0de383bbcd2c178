import fc from 'fast-check';
import { normalizeDocument } from '@pagewright/contract/document';
import type { EditorDocument } from '@pagewright/contract/document';

/** Texts that some format reads as markup, trims, or cannot write as is. */
const ODD_PIECES = [
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '*',
  '**',
  '_',
  '__',
  '~',
  '~~',
  '`',
  '``',
  '```',
  '#',
  '# ',
  '## ',
  '>',
  '> ',
  '- ',
  '+ ',
  '1. ',
  '2) ',
  '---',
  '===',
  '***',
  '|',
  '| a |',
  '[',
  ']',
  '](',
  '[x](y)',
  '![',
  '!',
  '<',
  '<b>',
  '</p>',
  '<br>',
  '&',
  '&amp;',
  '&lt',
  '&#42;',
  '\\',
  '\\*',
  '"',
  "'",
  '(',
  ')',
  ':',
  '://',
  'https://a.b',
  'www.a.b',
  'a@b.c',
  '[^1]',
  '[a]: b',
  '<!--',
  '-->',
  '{',
  '}',
  '$',
  '%',
  '=',
  '@',
  '\u200b',
  '\ufeff',
  '\u2003',
  'é',
  '漢字',
  '🙂',
  '👩‍👩‍👧',
  'א',
  '\u0301',
  '[ ] ',
  '[x] ',
  'snake_case',
];

const oddText = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ODD_PIECES) }, fc.stringMatching(/^[a-z]{1,4}$/)),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((pieces) => pieces.join(''));

const plainText = fc
  .array(fc.constantFrom('the', 'quick', 'brown', 'fox', 'jumps', 'over', 'it.', 'A', 'user_name', '3.5'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '));

const label = fc.option(fc.oneof(plainText, oddText), { nil: null });
const address = fc.constantFrom(
  'https://example.com/',
  'https://example.com/a_b*c?d=1&amp=2&copy;=3#e',
  'http://example.com/(x)',
  'https://example.com/<">',
  '/path/to',
  '#part',
  'mailto:a@b.c',
  'a b\\c',
  'https://example.com/é',
);

const linkMark = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({ href: address, title: label, conversion: fc.boolean() }),
});
const mark = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('bold', 'italic', 'underline', 'strike', 'code').map((type) => ({ type })),
  },
  { weight: 1, arbitrary: linkMark },
);

const inlineOf = (text: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant('text'),
        text,
        marks: fc.oneof(fc.constant([]), fc.array(mark, { maxLength: 3 })),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  );

const codeText = fc
  .array(fc.oneof(oddText, plainText, fc.constant('\n')), { maxLength: 5 })
  .map((parts) => parts.join(''));

const image = fc.record({
  type: fc.constant('image'),
  attrs: fc.record({
    src: fc.constantFrom(
      'https://example.com/a.png',
      '/files/abc.webp',
      'https://example.com/a_(1).png?x=1&y=2',
    ),
    alt: label,
    title: label,
  }),
});

export type ArbitraryOptions = { odd: boolean };

function blockOf({ odd }: ArbitraryOptions): fc.Arbitrary<unknown> {
  const inline = fc.array(inlineOf(odd ? fc.oneof(oddText, plainText) : plainText), { maxLength: 5 });
  const { block } = fc.letrec<{ block: unknown; item: unknown; blocks: unknown[]; row: unknown }>((tie) => ({
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: fc.record({ type: fc.constant('paragraph'), content: inline }) },
      {
        weight: 2,
        arbitrary: fc.record({
          type: fc.constant('heading'),
          attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
          content: inline,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('codeBlock'),
          attrs: fc.record({ language: fc.constantFrom(null, 'js', 'c++') }),
          content: codeText.map((text) => [{ type: 'text', text }]),
        }),
      },
      { weight: 1, arbitrary: image },
      { weight: 1, arbitrary: fc.constant({ type: 'horizontalRule' }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('blockquote'), content: tie('blocks') }) },
      {
        weight: 2,
        arbitrary: fc.record({
          type: fc.constant('bulletList'),
          content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          type: fc.constant('orderedList'),
          attrs: fc.record({ start: fc.constantFrom(1, 1, 0, 7, 999_999_999) }),
          content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('table'),
          content: fc.array(tie('row'), { minLength: 1, maxLength: 3 }),
        }),
      },
    ),
    blocks: fc.array(tie('block'), { maxLength: 3 }),
    item: fc.record({ type: fc.constant('listItem'), content: tie('blocks') }),
    row: fc.record({
      type: fc.constant('tableRow'),
      content: fc.array(
        fc.record({
          type: fc.constantFrom('tableCell', 'tableHeader'),
          attrs: fc.record({
            colspan: fc.constantFrom(1, 1, 1, 2),
            rowspan: fc.constantFrom(1, 1, 1, 3),
            colwidth: fc.constantFrom(null, null, [120]),
            align: fc.constantFrom(null, null, 'left', 'center', 'right'),
          }),
          content: tie('blocks'),
        }),
        { maxLength: 3 },
      ),
    }),
  }));
  return block;
}

/** A typical table: a header row and rows of cells with one paragraph each. */
function plainTable({ odd }: ArbitraryOptions): fc.Arbitrary<unknown> {
  const inline = fc.array(inlineOf(odd ? oddText : plainText), { maxLength: 3 });
  return fc
    .record({
      aligns: fc.array(fc.constantFrom(null, 'left', 'center', 'right'), { minLength: 1, maxLength: 4 }),
      rows: fc.integer({ min: 1, max: 4 }),
    })
    .chain(({ aligns, rows }) =>
      fc.array(fc.tuple(...aligns.map(() => inline)), { minLength: rows, maxLength: rows }).map((cells) => ({
        type: 'table',
        content: cells.map((row, index) => ({
          type: 'tableRow',
          content: row.map((content, column) => ({
            type: index === 0 ? 'tableHeader' : 'tableCell',
            attrs: { align: aligns[column] },
            content: [{ type: 'paragraph', content }],
          })),
        })),
      })),
    );
}

/** Canonical documents with every block and mark; with `odd`, their texts are hard for the formats. */
export function arbitraryDocument(options: ArbitraryOptions): fc.Arbitrary<EditorDocument> {
  const block = fc.oneof(
    { weight: 6, arbitrary: blockOf(options) },
    { weight: 1, arbitrary: plainTable(options) },
  );
  return fc.array(block, { maxLength: 5 }).map((content) => {
    const parse = normalizeDocument({ type: 'doc', content });
    if (!parse.ok) throw new Error(`${parse.reason} at ${parse.path}`);
    return parse.document;
  });
}
