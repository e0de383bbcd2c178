import { english, type MethodSentences } from './messages.en.ts';
import { methodMessages } from './messages.ts';

/** What a language model adds to a method that it worded the result of. */
const WORDED = /; worded by .*$/;
/** What stands before a method: how many pages it read, or which engine it is of. */
const BEFORE = /^(?:\d+ (?=pages read$)|built-in engine [^:]+: )/;

/** A method in the language that is spoken, with what it says of a model; one that has no words here stays as it is. */
export function sayMethod(method: string): string {
  const [worded = ''] = WORDED.exec(method) ?? [];
  const plain = method.slice(0, method.length - worded.length);
  const [before = ''] = BEFORE.exec(plain) ?? [];
  const name = plain.slice(before.length);
  return isKnown(name) ? `${sayBefore(before)}${methodMessages[name]}${worded}` : method;
}

/** As `sayMethod`, of a result and of all that is in it. `result` is JSON; each method stands in a provenance. */
export function sayMethods<Result extends object>(result: Result): Result {
  // Nothing but sentences is exchanged.
  return Object.fromEntries(
    Object.entries(result).map(([key, value]: [string, unknown]) => [
      key,
      IS_PROVENANCE.test(key) ? sayProvenance(value) : sayWithin(value),
    ]),
  ) as Result;
}

type Fields = Readonly<Record<string, unknown>>;
const IS_PROVENANCE = /^(?:p|.+P)rovenance$/;

function sayWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sayWithin);
  return isFields(value) ? sayMethods(value) : value;
}

function sayProvenance(value: unknown): unknown {
  return isFields(value) && typeof value['method'] === 'string'
    ? { ...value, method: sayMethod(value['method']) }
    : value;
}

function sayBefore(before: string): string {
  return before.replace('built-in engine', methodMessages['built-in engine']);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isKnown = (name: string): name is keyof MethodSentences => Object.hasOwn(english, name);
