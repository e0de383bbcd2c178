const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

export const english = {
  page_not_html: 'This address does not return a web page.',
  page_without_text: 'No article was found on this page.',
  page_refused: (status: number) => `This address returns status ${status} instead of a page.`,
  robots_forbid: 'The site’s robots.txt does not allow this page to be read.',
  robots_unavailable: 'The site’s robots.txt could not be read, so the page was not opened. Try again later.',
  site_asks_to_wait: (seconds: number) =>
    `The site asks crawlers to wait ${seconds} seconds between pages. Try again later.`,
  page_unreadable: 'This page could not be read.',
  page_too_slow: 'This page took too long to load. Try again later.',
  site_too_slow:
    'The site responds slowly, so only part of it was read. Run the analysis again later to read more.',
  site_without_subject: (subjects: readonly string[]) =>
    `No address of this site mentions ${subjects.map((one) => `“${one}”`).join(' or ')}. Enter the page you mean instead of the site.`,
  no_network: 'No search source could be reached. The server seems to be offline.',
  no_source: 'No search source answered.',
  no_pages: 'None of the pages found could be read.',
  pages_saved: (keyword: string, savedAt: Date) =>
    `No page was found or named this time. The pages compared were saved when “${keyword}” was last researched, on ${day.format(savedAt)}.`,
  pasteText: 'Paste its text instead.',
  pastePages: 'Paste or upload competing pages instead.',
  nameSites: 'Enter the sites to read, or connect a search source in Settings.',
  pages_cut: (cut: number, all: number, { characters, blocks }: PageTextMax) =>
    `${cut} of ${all} ${all === 1 ? 'page' : 'pages'} ${cut === 1 ? 'is' : 'are'} too long to be read in full: the results use only the first ${number.format(characters)} characters and ${number.format(blocks)} paragraphs of a page.`,
};

/** Limits of how much of a page is read. */
export interface PageTextMax {
  readonly characters: number;
  readonly blocks: number;
}

export type ResearchSentences = typeof english;
