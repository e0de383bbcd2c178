import type { EvidencePage } from '../evidence/evidence-page.ts';
import { readability } from '../reading/readability.ts';
import { median } from '../series/quantile.ts';
import levels from './level-words.json' with { type: 'json' };
import type { ReaderLevel } from './types.ts';

/**
 * Years of school up to which a text is for beginners, and from which on for the advanced: in plain-language practice
 * grade 8 is for everyone, and grade 12 is the end of school.
 */
const EVERYONE = 8;
const END_OF_SCHOOL = 12;
const LONGEST_TITLE = 300;

/**
 * The level that readers of a subject are taken to have: named by the keyword, or by most of the titles that name one,
 * else by how the pages read. Null when neither is known.
 */
export function readerLevel(keyword: string, pages: readonly EvidencePage[]): ReaderLevel | null {
  const grades = pages.map((page) => readability(page.paper).grade);
  const known = grades.filter((grade) => grade !== null);
  const medianGrade = known.length === 0 ? null : median(known);
  const named = namedLevel([keyword]) ?? namedLevel(pages.map((page) => page.title));
  if (named !== null) return { level: named.level, grades, medianGrade, namedBy: named.by };
  if (medianGrade === null) return null;
  const level =
    medianGrade <= EVERYONE ? 'beginner' : medianGrade <= END_OF_SCHOOL ? 'intermediate' : 'advanced';
  return { level, grades, medianGrade, namedBy: [] };
}

function namedLevel(texts: readonly string[]): { level: 'beginner' | 'advanced'; by: string[] } | null {
  const naming = (words: readonly string[]): string[] =>
    texts.filter((text) => {
      const padded = ` ${text
        .slice(0, LONGEST_TITLE)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
      return words.some((word) => padded.includes(` ${word} `));
    });
  const beginners = naming(levels.beginner);
  const advanced = naming(levels.advanced);
  // One title of many says what that page is, not what readers are.
  const most = beginners.length >= advanced.length ? beginners : advanced;
  if (most.length === 0 || most.length * 3 < texts.length) return null;
  return { level: most === beginners ? 'beginner' : 'advanced', by: most };
}
