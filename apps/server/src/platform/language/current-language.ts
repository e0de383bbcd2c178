import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

const spoken = new AsyncLocalStorage<Language>();

/** The language of the current caller or recipient; English if there is none. */
export function currentLanguage(): Language {
  return spoken.getStore() ?? DEFAULT_LANGUAGE;
}

/** Runs something in a given language; null: the default. */
export function withLanguage<Result>(language: string | null, work: () => Result): Result {
  return spoken.run(parseLanguageTag(language ?? '') ?? DEFAULT_LANGUAGE, work);
}

/** Handles every call in the language that it requests. */
export function negotiateLanguage(app: FastifyInstance): void {
  // Set twice: code that runs after the body is read has a different async context.
  const speak: onRequestHookHandler = ({ headers }, _reply, done) =>
    withLanguage(readAcceptLanguage(headers['accept-language']), done);
  app.addHook('onRequest', speak);
  app.addHook('preValidation', speak);
}

/** The most preferred supported language of an Accept-Language header; RFC 9110, section 12.5.4. */
export function readAcceptLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: parseLanguageTag(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted[0]?.language ?? DEFAULT_LANGUAGE;
}

/** The supported language of a tag such as "es-MX"; null if unsupported. */
export function parseLanguageTag(tag: string): Language | null {
  return LANGUAGES.find((language) => language === tag.split('-')[0]) ?? null;
}
