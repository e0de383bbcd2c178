import { sql, type SQL } from 'drizzle-orm';
import { searchedText } from './schema/index.ts';

/**
 * Full-text query for texts with all words of a term; the last word matches as a prefix, since the user may still be
 * typing. Words are quoted, so the parser sees no operators. A term without words matches nothing.
 */
export function wordsQuery(term: string): SQL {
  const words = term.trim().split(/\s+/);
  const begun = words.pop() ?? '';
  const last = sql`to_tsquery('simple', '''' || ${searchedText(sql`${begun}::text`)} || ''':*')`;
  return words.length === 0
    ? last
    : sql`(plainto_tsquery('simple', ${searchedText(sql`${words.join(' ')}::text`)}) && ${last})`;
}
