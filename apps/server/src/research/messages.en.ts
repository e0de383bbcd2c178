const number = new Intl.NumberFormat('en-US');

/** The sentences in English. */
export const english = {
  page_not_html: 'This address does not answer with a web page.',
  page_without_text: 'No article was found on this page. Paste its text instead.',
  page_refused: (status: number) => `This address answers with status ${status} instead of a page.`,
  robots_forbid:
    'The site asks programs not to read this page (robots.txt). Open it yourself and paste it instead.',
  robots_unavailable:
    'The site does not say just now what programs may read. Try again later, or paste the page instead.',
  site_asks_to_wait: (seconds: number) =>
    `The site asks programs to wait ${seconds} seconds before the next page. Try again later, or paste the page instead.`,
  page_unreadable: 'This page could not be read. Paste its text instead.',
  page_too_slow: 'This page was not read in time. Try again later, or paste it instead.',
  site_too_slow:
    'The site answers slowly, so only part of it was read. Run the analysis again later to read more.',
  site_without_subject: (subjects: readonly string[]) =>
    `No address of this site mentions ${subjects.map((one) => `“${one}”`).join(' or ')}. Name the page you mean instead of the site.`,
  no_network:
    'This server reaches no search source: it seems to have no connection to the internet. Paste or upload the pages that compete instead.',
  no_source: 'No search source answered. Paste or upload the pages that compete instead.',
  no_pages:
    'None of the pages that were found could be read. Paste or upload the pages that compete instead.',
  pages_cut: (cut: number, all: number, { characters, blocks }: PageTextMax) =>
    `${cut} of ${all} ${all === 1 ? 'page' : 'pages'} ${cut === 1 ? 'is' : 'are'} too long to be read in full: the results use only the first ${number.format(characters)} characters and ${number.format(blocks)} paragraphs of a page.`,
};

/** How much of a page is read. */
export interface PageTextMax {
  readonly characters: number;
  readonly blocks: number;
}

/** What each language says. */
export type ResearchSentences = typeof english;
