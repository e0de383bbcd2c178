import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { currentLanguage } from '../../platform/language/current-language.ts';

const CONTENT = join(import.meta.dirname, 'content');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** A text of the site: its front matter and Markdown. */
export type Text<About> = About & { readonly markdown: string };

/**
 * Reads all texts of a folder of `content` in the current language, in file name order.
 * @throws Error with the name of a file whose front matter does not match the schema.
 */
export function readTexts<Schema extends z.ZodObject>(
  folder: string,
  schema: Schema,
): Text<z.output<Schema>>[] {
  const place = join(CONTENT, currentLanguage(), folder);
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const path = join(place, name);
      const source = readFileSync(path, 'utf8');
      const [whole = '', about = ''] = FRONT_MATTER.exec(source) ?? [];
      const parsed = schema.safeParse(parse(about));
      if (!parsed.success) throw new Error(`${path}: ${parsed.error.message}`);
      return { ...parsed.data, markdown: source.slice(whole.length) };
    });
}
