import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

const spoken = new AsyncLocalStorage<Language>();

/** The language of whoever is answered or written to; English where nobody is. */
export function spokenLanguage(): Language {
  return spoken.getStore() ?? DEFAULT_LANGUAGE;
}

/** Does something in the language of whoever it is for; null: they chose none. */
export function speaking<Result>(language: string | null, work: () => Result): Result {
  return spoken.run(languageOf(language ?? '') ?? DEFAULT_LANGUAGE, work);
}

/** Answers every call in the language that it asks for. */
export function speakAsAsked(app: FastifyInstance): void {
  // Twice: what runs when a body has come in does not follow from what ran when the call began.
  const speak: onRequestHookHandler = ({ headers }, _reply, done) =>
    speaking(readAcceptLanguage(headers['accept-language']), done);
  app.addHook('onRequest', speak);
  app.addHook('preValidation', speak);
}

/** The language of an Accept-Language header that is wanted most, of those that are spoken here; RFC 9110, section 12.5.4. */
export function readAcceptLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted[0]?.language ?? DEFAULT_LANGUAGE;
}

/** The language of a tag such as "es-MX"; null for one that is not spoken here. */
export function languageOf(tag: string): Language | null {
  return LANGUAGES.find((language) => language === tag.split('-')[0]) ?? null;
}
