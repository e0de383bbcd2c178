import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { countWords } from '@pagewright/contract/document';
import { evidencePage, parsePaper } from '@pagewright/engine';
import type { GivenPage } from '../../research/index.ts';
import { strategyMessages } from './messages.ts';
import type { PageRow } from './repository.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** A page of fewer words says nothing of how its subject is written about. */
const WORDS_MIN = 20;
/** What begins like markup and closes some. Text that only uses `<` is none. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|[a-z][^<>]*>[\s\S]*<\/)/i;
const TITLE = 300;

/** A page as a call brings it. */
export interface SentPage {
  readonly text: string;
  readonly url: string | null;
  readonly title: string;
}

/** The pages that are articles, and the others with the reason. */
export interface TakenPages {
  readonly kept: PageRow[];
  readonly leftOut: { title: string; url: string | null; message: string }[];
}

/** Reads the pages that a person gave and compresses those that are articles. */
export async function takePages(sent: readonly SentPage[]): Promise<TakenPages> {
  const taken: TakenPages = { kept: [], leftOut: [] };
  const digests = new Set<string>();
  for (const { text, url, title: given } of sent) {
    const format = MARKUP.test(text) ? 'html' : 'text';
    const read = format === 'html' ? evidencePage(text, url) : { title: given, paper: parsePaper(text) };
    const title = (given || read.title).slice(0, TITLE).toWellFormed();
    const refuse = (message: string) =>
      taken.leftOut.push({ title: title || strategyMessages.untitledPage, url, message });
    const wordCount = countWords(read.paper.blocks.map((block) => block.text).join('\n'));
    const digest = createHash('sha256').update(text).digest('hex');
    if (wordCount < WORDS_MIN) refuse(strategyMessages.pageWithoutText);
    else if (digests.has(digest)) refuse(strategyMessages.pageTwice);
    else {
      digests.add(digest);
      taken.kept.push({
        place: taken.kept.length,
        source: 'pasted',
        url,
        title,
        wordCount,
        format,
        body: await pack(text),
        digest,
      });
    }
  }
  return taken;
}

/** The pages of a brief as research takes them. */
export async function toGivenPages(rows: readonly PageRow[]): Promise<GivenPage[]> {
  return Promise.all(
    rows.map(async ({ body, format, url, title }) => ({
      text: (await unpack(body)).toString(),
      format,
      url: url ?? null,
      title,
    })),
  );
}
