import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  extractEvidencePage,
  parsePaper,
  prepareEvidence,
  score,
  type EvidencePage,
} from '@pagewright/engine';
import { importFile } from '../documents/index.ts';
import { printScore } from './print-score.ts';

const USAGE = `usage: npm run score -- <article> --keyword "<primary keyword>" [options]

<article>                Markdown, HTML, plain text or DOCX
--keyword <words>        what the article is for
--target <words>         a further keyword; may be given several times
--competitor <file>      a page to compare with, HTML or text; may be given several times
--meta-title <text>      title for the results page
--meta-description <text>
--slug <text>            last part of the address
--json                   the whole score as JSON
`;
const USAGE_EXIT_CODE = 64;
const UNREADABLE_EXIT_CODE = 66;
const HTML = /\.x?html?$/i;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keyword: { type: 'string' },
      target: { type: 'string', multiple: true },
      competitor: { type: 'string', multiple: true, default: [] },
      'meta-title': { type: 'string' },
      'meta-description': { type: 'string' },
      slug: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0 || values.keyword === undefined) throw new TypeError('usage');
  const article = await readArticle(path);
  const pages = await Promise.all(values.competitor.map((file) => readPage(file)));
  const result = score({
    content: article.document,
    title: article.title,
    metaTitle: values['meta-title'] ?? article.metaTitle,
    metaDescription: values['meta-description'] ?? article.metaDescription,
    slug: values.slug ?? article.slug,
    primaryKeyword: values.keyword,
    targetKeywords: values.target,
    evidence: pages.length === 0 ? null : prepareEvidence({ keyword: values.keyword, pages }),
  });
  process.stdout.write(
    values.json ? `${JSON.stringify(result, null, 2)}\n` : printScore(result, article.title),
  );
} catch (error) {
  const isUsage = error instanceof TypeError;
  process.stderr.write(
    isUsage ? USAGE : `pagewright: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = isUsage ? USAGE_EXIT_CODE : UNREADABLE_EXIT_CODE;
}

async function readArticle(path: string) {
  const { items } = await importFile(await readFile(path), basename(path));
  const [article] = items;
  if (article === undefined) throw new Error(`no article in ${path}`);
  return article;
}

async function readPage(path: string): Promise<EvidencePage> {
  const text = await readFile(path, 'utf8');
  if (!HTML.test(path)) return { url: null, title: basename(path), paper: parsePaper(text) };
  const page = extractEvidencePage(text, null);
  return { ...page, title: page.title || basename(path) };
}
