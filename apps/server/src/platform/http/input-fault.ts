import { spanishInputs } from '@pagewright/contract/languages/input-sentences.es';
import { frenchInputs } from '@pagewright/contract/languages/input-sentences.fr';
import type { Language } from '@pagewright/contract/settings/preferences';
import { z } from 'zod';
import { currentLanguage } from '../language/current-language.ts';
import type { InputFormat, InputMeasure, InputRule, InputType } from './input-rules/input-rule.ts';
import { inputRules } from './input-rules/input-rules.ts';

const OWN: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  es: spanishInputs,
  fr: frenchInputs,
};
const { localeError: defaultSentence } = z.locales.en();
/** Longest list of allowed values that is spelled out. */
const VALUES_MAX = 12;
const UNIONS_DEEP = 4;

/** A validation error and its location. */
export interface InputFault {
  /** Dot-separated; empty for the whole input. */
  readonly path: string;
  readonly message: string;
}

/**
 * Describes a validation error in the current language: with the schema's own message if it has one, otherwise by the
 * violated rule.
 */
export function inputFault(issue: z.core.$ZodIssue): InputFault {
  const { path, issue: precise } = preciseOf(issue, issue.path, 0);
  return { path: path.map(String).join('.'), message: sentenceOf(precise) };
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const language = currentLanguage();
  if (!isDefault(issue))
    return language === 'en' ? issue.message : (OWN[language][issue.message] ?? issue.message);
  return inputRules[language](ruleOf(issue));
}

/** Whether the message is the library's default. */
function isDefault(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return issue.message === 'Invalid input';
  const said = defaultSentence({ ...issue, input: undefined });
  const text = typeof said === 'object' ? said?.message : said;
  // Type errors mention the input, which is not stored.
  return issue.message === text || /^Invalid input(?:: expected .*, received .*)?$/.test(issue.message);
}

/** For an input that matches no union member, the error of the closest member. */
function preciseOf(
  issue: z.core.$ZodIssue,
  path: readonly PropertyKey[],
  depth: number,
): { readonly path: readonly PropertyKey[]; readonly issue: z.core.$ZodIssue } {
  if (issue.code !== 'invalid_union' || !isDefault(issue) || depth === UNIONS_DEEP) return { path, issue };
  const near = issue.errors
    .filter((issues) => issues.length > 0 && issues.every((one) => !isOfOtherKind(one)))
    .toSorted((a, b) => a.length - b.length)[0]?.[0];
  if (!near) return { path, issue };
  return preciseOf(near, [...path, ...near.path], depth + 1);
}

/** Whether an input has a different type than the member. */
function isOfOtherKind(issue: z.core.$ZodIssue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
}

function ruleOf(issue: z.core.$ZodIssue): InputRule {
  switch (issue.code) {
    case 'invalid_type':
      return typeRule(issue);
    case 'too_big':
      return {
        kind: issue.inclusive === false ? 'less' : 'at_most',
        of: measureOf(issue.origin),
        limit: Number(issue.maximum),
      };
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? { kind: 'required' }
        : {
            kind: issue.inclusive === false ? 'more' : 'at_least',
            of: measureOf(issue.origin),
            limit: Number(issue.minimum),
          };
    case 'not_multiple_of':
      return { kind: 'multiple', limit: issue.divisor };
    case 'invalid_format':
      return { kind: 'format', format: formatOf(issue.format) };
    case 'invalid_value':
      return { kind: 'one_of', values: issue.values.map(String).slice(0, VALUES_MAX) };
    case 'unrecognized_keys':
      return { kind: 'unknown_fields', fields: issue.keys };
    case 'invalid_union':
      return unionRule(issue);
    default:
      return { kind: 'other' };
  }
}

function typeRule(issue: z.core.$ZodIssueInvalidType): InputRule {
  if (issue.message.endsWith('received undefined')) return { kind: 'required' };
  return { kind: 'type', types: [typeOf(issue.expected)] };
}

/** All values and types that would have been accepted. */
function unionRule({ errors }: z.core.$ZodIssueInvalidUnion): InputRule {
  const own = errors.flat().filter(({ path }) => path.length === 0);
  const values = own.flatMap((one) => (one.code === 'invalid_value' ? one.values.map(String) : []));
  if (values.length > 0 && own.every(({ code }) => code === 'invalid_value'))
    return { kind: 'one_of', values: [...new Set(values)].slice(0, VALUES_MAX) };
  if (own.some(({ message }) => message.endsWith('received undefined'))) return { kind: 'required' };
  const types = own.flatMap((one) => (one.code === 'invalid_type' ? [typeOf(one.expected)] : []));
  return types.length > 0 ? { kind: 'type', types: [...new Set(types)] } : { kind: 'other' };
}

function measureOf(origin: string): InputMeasure {
  if (origin === 'string') return 'characters';
  if (origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object') return 'entries';
  return origin === 'file' ? 'bytes' : 'value';
}

function typeOf(expected: string): InputType {
  const known = {
    string: 'text',
    number: 'number',
    int: 'whole',
    boolean: 'flag',
    array: 'list',
    tuple: 'list',
    object: 'object',
    record: 'object',
    date: 'date',
    null: 'nothing',
    undefined: 'nothing',
  } as const;
  return Object.entries(known).find(([name]) => name === expected)?.[1] ?? 'object';
}

function formatOf(format: string): InputFormat {
  const known = {
    email: 'email',
    url: 'url',
    date: 'date',
    datetime: 'moment',
    time: 'time',
    uuid: 'id',
    guid: 'id',
  } as const;
  return Object.entries(known).find(([name]) => name === format)?.[1] ?? 'pattern';
}
