// `npm run bench:generation -- --briefs own|judged FILE`: briefs and outlines as a reader gets them to judge, of the ideas
// in `ideas-own.jsonl`, or anew of those that were judged before (`judged/briefs.md`; of the kept half, for readers only).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from './generate.ts';

const MATERIAL = join(import.meta.dirname, 'material');
const KEPT_PAGES = join(MATERIAL, 'pages-kept');
const FIELDS = [
  'mainTopic',
  'primarySeoQuery',
  'targetAudience',
  'userIntent',
  'coreAngle',
  'secondaryKeywords',
] as const;

/** Writes the briefs of the own ideas (`own`) or of those that were judged before (`judged`) into a file. */
export async function writeBriefs(from: string, file: string): Promise<void> {
  const texts: string[] = [];
  for (const [at, { idea, pages }] of (from === 'judged' ? judgedIdeas() : ownIdeas()).entries())
    texts.push(`## Brief ${at + 1}\n${await briefText(idea, pages)}`);
  writeFileSync(file, texts.join('\n\n'));
  console.log(`${texts.length} briefs in ${file}`);
}

async function briefText(idea: string, pages: readonly string[]): Promise<string> {
  const { keyword, brief, outline } = await generate(idea, pages);
  const { fields, findings } = brief;
  const { title, metaDescription, sections } = outline.outline;
  return [
    `Idea: ${idea}`,
    `Pages read: ${pages.length}`,
    `Main keyword: ${keyword}`,
    ...FIELDS.map((name) => `- ${name}: ${[fields[name]].flat().join('; ')}`),
    `- sections: ${fields.sections.map((section) => JSON.stringify(section)).join('; ')}`,
    `Outline (title: ${title}; meta: ${metaDescription}):`,
    ...sections.flatMap(({ heading, subsections }) => [
      `  2. ${heading}`,
      ...subsections.map((one) => `      - ${one.heading}`),
    ]),
    `Titles/angles: ${JSON.stringify(findings.titles)}`,
  ].join('\n');
}

function ownIdeas(): { idea: string; pages: string[] }[] {
  return readFileSync(join(MATERIAL, 'ideas-own.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ idea: (JSON.parse(line) as { idea: string }).idea, pages: [] }));
}

function judgedIdeas(): { idea: string; pages: string[] }[] {
  const pagesOf = new Map(
    readdirSync(KEPT_PAGES).map((name) => {
      const folder = join(KEPT_PAGES, name);
      const { idea } = JSON.parse(readFileSync(join(folder, 'subject.json'), 'utf8')) as { idea: string };
      const files = readdirSync(folder).filter((one) => one.endsWith('.html'));
      return [idea, files.toSorted().map((one) => readFileSync(join(folder, one), 'utf8'))];
    }),
  );
  const judged = readFileSync(join(import.meta.dirname, 'judged/briefs.md'), 'utf8');
  return [...judged.matchAll(/^Idea: (?<idea>.+)$/gmu)].map(({ groups }) => {
    const idea = groups?.['idea'] ?? '';
    return { idea, pages: pagesOf.get(idea) ?? [] };
  });
}
