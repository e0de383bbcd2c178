import { extractSentences, sentences, shortenText, simplifyText } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** So many of the last sentences say what is being written about. */
const LAST_SENTENCES = 2;

/** Sentences of pages for a place of a text; without questions it is gone on with. */
export function findSentences({
  pages,
  written: { before, passages, after, already },
  heading,
  questions,
  subject,
  most,
}: {
  readonly pages: readonly SerializedPage[];
  readonly written: {
    readonly before: string;
    readonly passages: readonly string[];
    readonly after: string;
    /** What was found for the place before. */
    readonly already: readonly string[];
  };
  readonly heading: string;
  readonly questions: readonly string[] | null;
  readonly subject: string;
  readonly most: number;
}): ReturnType<typeof extractSentences> {
  const about = [heading, ...(questions ?? sentences(before).slice(-LAST_SENTENCES))];
  const asked = about.map((text) => text.trim()).filter((text) => text !== '');
  return extractSentences({
    pages: pages.map(readSerializedPage),
    about: asked.length > 0 ? asked : [subject],
    already: [before, ...passages, after, ...already].flatMap(sentences),
    most,
  });
}

/** Passages made shorter for what they are about, or plainer; null for those that stay as they are. */
export function rewordPassages(
  passages: readonly string[],
  shorten: { readonly about: string } | null,
): (string | null)[] {
  return passages.map((passage) => (shorten ? shortenText(passage, shorten.about) : simplifyText(passage)));
}
