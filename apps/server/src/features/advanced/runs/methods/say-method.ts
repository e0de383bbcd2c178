import { english, type MethodSentences } from './messages.en.ts';
import { methodMessages } from './messages.ts';

/** What a language model adds to a method that it worded the result of. */
const WORDED = /; worded by .*$/;
const COUNTED = /^(\d+) (?=pages read$)/;

/** A method in the language that is spoken, with what it says of a model; one that has no words here stays as it is. */
export function sayMethod(method: string): string {
  const [worded = ''] = WORDED.exec(method) ?? [];
  const plain = method.slice(0, method.length - worded.length);
  const [counted = ''] = COUNTED.exec(plain) ?? [];
  const name = plain.slice(counted.length);
  return isKnown(name) ? `${counted}${methodMessages[name]}${worded}` : method;
}

const isKnown = (name: string): name is keyof MethodSentences => Object.hasOwn(english, name);
