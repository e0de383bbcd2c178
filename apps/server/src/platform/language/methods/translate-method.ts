import { english, type MethodSentences } from './messages.en.ts';
import { methodMessages } from './messages.ts';

/** Suffix of a method whose result was worded by a language model. */
const WORDED = /; worded by .*$/;
/** Prefix of a method: the number of pages read, or the engine. */
const BEFORE = /^(?:\d+ (?=pages read$)|built-in engine [^:]+: )/;

/** Translates a method into the current language, with its model suffix; an unknown method is unchanged. */
export function translateMethod(method: string): string {
  const [worded = ''] = WORDED.exec(method) ?? [];
  const plain = method.slice(0, method.length - worded.length);
  const [before = ''] = BEFORE.exec(plain) ?? [];
  const name = plain.slice(before.length);
  return isKnown(name) ? `${sayBefore(before)}${methodMessages[name]}${worded}` : method;
}

/** Translates the methods in every provenance of a JSON result. */
export function translateMethods<Result extends object>(result: Result): Result {
  // Only texts are replaced.
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
  return isFields(value) ? translateMethods(value) : value;
}

function sayProvenance(value: unknown): unknown {
  return isFields(value) && typeof value['method'] === 'string'
    ? { ...value, method: translateMethod(value['method']) }
    : value;
}

function sayBefore(before: string): string {
  return before.replace('built-in engine', methodMessages['built-in engine']);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isKnown = (name: string): name is keyof MethodSentences => Object.hasOwn(english, name);
