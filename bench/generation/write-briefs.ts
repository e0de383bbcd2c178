// `npm run bench:generation -- --briefs own|build|kept|judged FILE [SLUG]`: briefs and outlines as a reader gets them to
// judge, of the ideas in `ideas-own.jsonl`, of a half (ideas, then subjects with their pages; SLUG prints one of them; the kept
// half for readers only), or of those that were judged before (`judged/briefs.md`).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from './generate.ts';

const MATERIAL = process.env['GENERATION_MATERIAL'] ?? join(import.meta.dirname, 'material');
const FIELDS = [
  'mainTopic',
  'primarySeoQuery',
  'targetAudience',
  'userIntent',
  'coreAngle',
  'secondaryKeywords',
] as const;
const MAX_FACTS = 8;

interface Subject {
  readonly name: string;
  readonly idea: string;
  readonly pages: readonly string[];
  /** Set if pages were written for it; otherwise the idea's keyword is used. */
  readonly keyword?: string;
}

/** Writes the briefs for a set of ideas to a file. */
export async function writeBriefs(from: string, file: string, only?: string): Promise<void> {
  const texts: string[] = [];
  for (const [at, subject] of subjectsOf(from).entries())
    if (only === undefined || subject.name === only)
      texts.push(`## Brief ${at + 1}\n${await briefText(subject)}`);
  writeFileSync(file, texts.join('\n\n'));
  console.log(`${texts.length} briefs in ${file}`);
}

async function briefText({ idea, pages, keyword: given }: Subject): Promise<string> {
  const { keyword, brief, analysis, outline } = await generate(
    idea,
    pages,
    given === undefined ? {} : { keyword: given },
  );
  const { fields, findings } = brief;
  const { title, metaDescription, sections } = outline.outline;
  const answered = analysis.faq.filter(({ answer }) => answer !== null);
  return [
    `Idea: ${idea}`,
    `Pages read: ${pages.length}`,
    `Main keyword: ${keyword}`,
    ...FIELDS.map((name) => `- ${name}: ${[fields[name]].flat().join('; ')}`),
    `- words: ${findings.words.target} (${findings.words.low} to ${findings.words.high})`,
    '- sections:',
    ...fields.sections.map(({ heading, level, words, pages: having, questions, terms }) =>
      [
        `  ${'  '.repeat(level - 2)}- ${heading} (${words} words, ${having} pages)`,
        ...(terms.length > 0 ? [`terms: ${terms.slice(0, 5).join(', ')}`] : []),
        ...(questions.length > 0 ? [`questions: ${questions.join(' / ')}`] : []),
      ].join('; '),
    ),
    `- titles: ${findings.titles.join(' | ')}`,
    `- descriptions: ${findings.descriptions.join(' | ')}`,
    ...findings.facts.slice(0, MAX_FACTS).map(({ text, title: page }) => `- fact: ${text} [${page}]`),
    ...answered.map(({ question, answer, title: page }) => `- answered: ${question} ${answer} [${page}]`),
    `Outline (title: ${title}; meta: ${metaDescription}):`,
    ...sections.flatMap(({ heading, estimatedWords, subsections }) => [
      `  2. ${heading} (${estimatedWords} words)`,
      ...subsections.map((one) => `      - ${one.heading}`),
    ]),
    ...outline.optimizationTips.map((tip) => `- tip: ${typeof tip === 'string' ? tip : JSON.stringify(tip)}`),
  ].join('\n');
}

function subjectsOf(from: string): Subject[] {
  if (from === 'judged') return judgedIdeas();
  if (from === 'own') return readIdeas('ideas-own.jsonl');
  const half = from === 'kept' ? 'kept' : 'build';
  return [...readIdeas(`ideas-${half}.jsonl`), ...readSubjects(`pages-${half}`)];
}

function readIdeas(file: string): Subject[] {
  return readFileSync(join(MATERIAL, file), 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const { id = String(at), idea } = JSON.parse(line) as { id?: string; idea: string };
      return { name: id, idea, pages: [] };
    });
}

function readSubjects(name: string): Subject[] {
  const above = join(MATERIAL, name);
  if (!existsSync(above)) return [];
  return readdirSync(above)
    .toSorted()
    .map((slug) => {
      const folder = join(above, slug);
      const { idea, keyword } = JSON.parse(readFileSync(join(folder, 'subject.json'), 'utf8')) as {
        idea: string;
        keyword: string;
      };
      const files = readdirSync(folder).filter((one) => one.endsWith('.html'));
      const pages = files.toSorted().map((one) => readFileSync(join(folder, one), 'utf8'));
      return { name: slug, idea, keyword, pages };
    });
}

function judgedIdeas(): Subject[] {
  const pagesOf = new Map(readSubjects('pages-kept').map(({ idea, pages }) => [idea, pages]));
  const judged = readFileSync(join(import.meta.dirname, 'judged/briefs.md'), 'utf8');
  return [...judged.matchAll(/^Idea: (?<idea>.+)$/gmu)].map(({ groups }) => {
    const idea = groups?.['idea'] ?? '';
    return { name: idea, idea, pages: pagesOf.get(idea) ?? [] };
  });
}
