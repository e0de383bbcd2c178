import type { EvidencePage } from '../evidence/evidence-page.ts';
import { readability } from '../reading/readability.ts';
import { median } from '../series/quantile.ts';
import levels from './level-words.json' with { type: 'json' };
import type { ReaderLevel } from './types.ts';

/**
 * School grade up to which a text is for beginners, and from which it is for advanced readers: in plain-language
 * practice grade 8 suits everyone, and grade 12 is the end of school.
 */
const BEGINNER_GRADE = 8;
const ADVANCED_GRADE = 12;
const MAX_TITLE_LENGTH = 300;

/**
 * The expected level of readers: named by the keyword, or by most of the titles that name one, or inferred from how the
 * pages read. Null when unknown.
 */
export function detectReaderLevel(keyword: string, pages: readonly EvidencePage[]): ReaderLevel | null {
  const grades = pages.map((page) => readability(page.paper).grade);
  const known = grades.filter((grade) => grade !== null);
  const medianGrade = known.length === 0 ? null : median(known);
  const named = namedLevel([keyword]) ?? namedLevel(pages.map((page) => page.title));
  if (named !== null) return { level: named.level, grades, medianGrade, namedBy: named.by };
  if (medianGrade === null) return null;
  const level =
    medianGrade <= BEGINNER_GRADE ? 'beginner' : medianGrade <= ADVANCED_GRADE ? 'intermediate' : 'advanced';
  return { level, grades, medianGrade, namedBy: [] };
}

function namedLevel(texts: readonly string[]): { level: 'beginner' | 'advanced'; by: string[] } | null {
  const naming = (words: readonly string[]): string[] =>
    texts.filter((text) => {
      const padded = ` ${text
        .slice(0, MAX_TITLE_LENGTH)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
      return words.some((word) => padded.includes(` ${word} `));
    });
  const beginners = naming(levels.beginner);
  const advanced = naming(levels.advanced);
  // A single title describes its own page, not the readers.
  const most = beginners.length >= advanced.length ? beginners : advanced;
  if (most.length === 0 || most.length * 3 < texts.length) return null;
  return { level: most === beginners ? 'beginner' : 'advanced', by: most };
}
