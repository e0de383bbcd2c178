import { alternatives, type Field, type Shape } from './call-inputs.ts';

const nested = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Bodies that no call may parse as its JSON. */
export const UNREADABLE_BODIES: readonly (readonly [name: string, body: string | Uint8Array])[] = [
  ['half a JSON', '{"title":'],
  ['two values', '{}{}'],
  ['a comment', '{/* */}'],
  ['blanks', '  \n'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
  ['a NUL in a text', String.raw`{"title":"a\u0000b"}`],
  ['a NUL in a key', String.raw`{"a\u0000b":1}`],
  ['a lone surrogate in a text', String.raw`{"title":["\ud800"]}`],
  ['a lone surrogate in a key', String.raw`{"\udc00":1}`],
  ['200 lists', nested(200, '[', ']')],
  ['200 objects', nested(200, '{"a":', '}')],
  ['100,000 lists', nested(100_000, '[', ']')],
  ['100,000 lists in an unknown field', `{"a":${nested(100_000, '[', ']')}}`],
  ['100,000 brackets that never close', '['.repeat(100_000)],
  ['a prototype', '{"__proto__":{"isOperator":true}}'],
  ['a prototype within', '{"a":[{"__proto__":{"isOperator":true}}]}'],
  ['a constructor', '{"constructor":{"prototype":{"isOperator":true}}}'],
];

/** JSON values that are not objects. */
export const NON_OBJECTS = ['null', '[]', '[{}]', '[["title","x"]]', '"{}"', '0', '1e999', '-0', 'true'];

/** Content types of forms and files. */
export const OTHER_TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/jsonp',
  'application/vnd.api',
  'application',
  '*/*',
];

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  [],
  [null],
  [1],
  [['x']],
  [{}],
  {},
  { length: 1 },
  { $ne: null },
  { toString: 'x', valueOf: 'x' },
];

/** Values of a type that the field's shape does not allow, which must be rejected. */
export const valuesOfOtherTypes = ({ shape }: Field): readonly unknown[] =>
  VALUES.filter(
    (value) => !alternatives(shape).some(({ type }) => type === undefined || isOfType(value, type)),
  );

/** Unusual values of a type that the field's shape allows. */
export const oddValues = ({ shape }: Field): readonly unknown[] =>
  VALUES.filter((value) =>
    alternatives(shape).some(({ type }) => type !== undefined && isOfType(value, type)),
  );

/** Values at each limit of the shape, and one beyond it. */
export function* valuesAtLimits({
  shape,
}: Field): Generator<{ readonly value: unknown; readonly isBeyond: boolean }> {
  const beyondSome = [...alternatives(shape)].flatMap((one) => [...limitsOf(one)]);
  for (const [within, beyond] of beyondSome) {
    yield { value: within, isBeyond: false };
    yield { value: beyond, isBeyond: true };
  }
}

function* limitsOf(shape: Shape): Generator<readonly [within: unknown, beyond: unknown]> {
  const { maxLength, maxItems, minimum, maximum, items } = shape;
  if (maxLength !== undefined) yield ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)];
  if (minimum !== undefined) yield [minimum, minimum - 1];
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) yield [maximum, maximum + 1];
  const entries = (count: number, length: number): string[] =>
    Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'x'));
  if (maxItems !== undefined) yield [entries(maxItems, 4), entries(maxItems + 1, 4)];
  if (items?.maxLength !== undefined) yield [entries(1, items.maxLength), entries(1, items.maxLength + 1)];
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** Values for a query or path parameter, as written in the URL. */
export const ADDRESS_VALUES = [
  '',
  '%20',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%',
  '%zz',
  '%u0000',
  '-1',
  '0',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '9007199254740993',
  '2147483648',
  '99999999999999999999',
  '9'.repeat(400),
  'x'.repeat(3_000),
  '..',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  "'%20or%201=1--",
  '%27);drop%20table%20content;--',
  '%24%7B7*7%7D',
  '%5B%5D',
  '%7B%22$ne%22:null%7D',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '%E2%80%AE',
  '%0D%0Aset-cookie:%20x=1',
];
