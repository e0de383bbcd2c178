import { sql, type SQL } from 'drizzle-orm';
import { searchedText } from './schema/index.ts';

/**
 * Matches texts that have all words of a term; the last one may go on, as it is being typed still. Quoted, it is nothing
 * but words to the parser of the query. A term without words matches nothing.
 */
export function wordsQuery(term: string): SQL {
  const words = term.trim().split(/\s+/);
  const begun = words.pop() ?? '';
  const last = sql`to_tsquery('simple', '''' || ${searchedText(sql`${begun}::text`)} || ''':*')`;
  return words.length === 0
    ? last
    : sql`(plainto_tsquery('simple', ${searchedText(sql`${words.join(' ')}::text`)}) && ${last})`;
}
