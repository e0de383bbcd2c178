import { formatOf, packPage, toEvidencePage, unpackPage, type GivenPage } from '../../research/index.ts';
import { strategyMessages } from './messages.ts';
import type { PageRow } from './repository.ts';

/** A page of fewer words says nothing of how its subject is written about. */
const WORDS_MIN = 20;

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
export async function takePages(sent: readonly SentPage[], signal: AbortSignal): Promise<TakenPages> {
  const taken: TakenPages = { kept: [], leftOut: [] };
  const digests = new Set<string>();
  for (const { text, url, title: given } of sent) {
    const format = formatOf(text);
    const read = await toEvidencePage({ text, format, url, title: given }, signal);
    const wordCount = read?.words ?? 0;
    const page = await packPage({ text, format, url, title: given || (read?.title ?? ''), wordCount });
    const refuse = (message: string) =>
      taken.leftOut.push({ title: page.title || strategyMessages.untitledPage, url, message });
    if (wordCount < WORDS_MIN) refuse(strategyMessages.pageWithoutText);
    else if (digests.has(page.digest)) refuse(strategyMessages.pageTwice);
    else {
      digests.add(page.digest);
      taken.kept.push({ place: taken.kept.length, source: 'pasted', ...page });
    }
  }
  return taken;
}

/** The pages of a brief as research takes them. */
export async function toGivenPages(rows: readonly PageRow[]): Promise<GivenPage[]> {
  return Promise.all(rows.map(unpackPage));
}
