import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What an installed language pack is used for. The score does not use it. */
export const LANGUAGE_PACK_USES = ['clusters', 'questions', 'outlines', 'duel'] as const;
export type LanguagePackUse = (typeof LANGUAGE_PACK_USES)[number];

export const readLanguagePack = endpoint({
  method: 'GET',
  path: '/settings/language-pack',
  feature: 'settings',
  summary: 'Reads whether the language pack is installed. Operators only.',
  access: 'operator',
  response: z.object({
    installed: z
      .object({ version: z.string(), bytes: z.int().min(0) })
      .nullable()
      .describe('Installed version. Null if it is not installed. Everything works without it.'),
    problem: z
      .string()
      .nullable()
      .describe('Why the installed pack is not in use right now. It is tried again within a minute.'),
    uses: z.array(z.enum(LANGUAGE_PACK_USES)),
    command: z.string().describe('Command that installs it, to be run in the folder of this installation.'),
  }),
});
