import { endpoints } from '@pagewright/contract';
import { updateSettings } from '@pagewright/contract/settings';
import { LANGUAGES } from '@pagewright/contract/settings/preferences';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withLanguage } from '../language/current-language.ts';
import { inputFault } from './input-fault.ts';

/** The library's default message. */
const VENDOR =
  /Invalid (?:input|option|key|element)|Too (?:big|small): |Unrecognized key|Entrada inválida|Entrée invalide|Demasiado (?:grande|pequeño): |Trop (?:grand|petit) : /;

const faults = (schema: z.ZodType, value: unknown, language = 'en') =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) =>
    withLanguage(language, () => inputFault(issue)),
  );

const month = z.object({ month: z.coerce.number().int().min(1).max(12) });
const competitors = z.object({
  competitors: z.union([z.string().max(20), z.array(z.string().max(20)).max(10)]),
});
const eleven = { competitors: Array.from({ length: 11 }, () => 'a.example') };

test.each([
  [month, { month: 13 }, 'en', 'month', 'Must be at most 12'],
  [month, { month: 13 }, 'es', 'month', 'Debe ser como máximo 12'],
  [month, { month: 13 }, 'fr', 'month', 'Doit être au plus 12'],
  [month, { month: 'May' }, 'en', 'month', 'Must be a number'],
  [competitors, eleven, 'en', 'competitors', 'Must have at most 10 entries'],
  [
    competitors,
    { competitors: ['a'.repeat(21)] },
    'en',
    'competitors.0',
    'Must be at most 20 characters long',
  ],
  [competitors, { competitors: 7 }, 'en', 'competitors', 'Must be text or a list'],
  [competitors, {}, 'fr', 'competitors', 'Ce champ est obligatoire'],
  [
    updateSettings.body,
    { security: { sessionTimeout: 45 } },
    'en',
    'security.sessionTimeout',
    /^Must be 15, 30, .+ or /,
  ],
  [z.strictObject({}), { x: 1 }, 'es', '', 'No existe ese campo: x'],
  [z.object({ to: z.email() }), { to: 'a' }, 'en', 'to', 'Please enter a valid email address'],
  [z.string().min(2, 'Enter your brand'), 'a', 'es', '', 'Indica tu marca'],
] as const)('%#: the problem is described', (schema, value, language, path, message) => {
  const [fault] = faults(schema, value, language);
  expect(fault?.path).toBe(path);
  expect(fault?.message).toMatch(message);
});

test("no API call responds in the library's words, whatever it is sent", () => {
  const texts = ['', 'x', '\u0000', 'x'.repeat(300_000)];
  const junk: readonly unknown[] = [null, 7, -1, 1e99, true, [], {}, [[]], ...texts];
  const schemas = endpoints.flatMap(({ body, query, params }) =>
    [body, query, params].filter((schema) => schema !== undefined),
  );
  for (const schema of schemas) {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const inputs = [...junk, ...junk.map((value) => Object.fromEntries(fields.map((name) => [name, value])))];
    for (const language of LANGUAGES)
      for (const input of inputs)
        for (const { message } of faults(schema, input, language)) expect(message).not.toMatch(VENDOR);
  }
  expect(schemas.length).toBeGreaterThan(150);
});
