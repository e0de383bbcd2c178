const together = new Intl.ListFormat('en', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A page as a letter names it; the title may be ''. */
export interface NamedPage {
  readonly title: string;
  readonly url: string;
}

/** A dead link as a letter describes it. */
export interface LetterDeadLink {
  readonly page: NamedPage;
  readonly link: string;
  /** 0 if the server does not respond, otherwise the status, or a placeholder. */
  readonly status: number | string;
  readonly when: string;
}

const quoted = ({ title, url }: NamedPage): string => (title === '' ? url : `“${title}” (${url})`);
const named = (title: string): string => (title === '' ? 'your page' : `“${title}”`);

/** Messages in English. */
export const english = {
  /** Placeholders that only a person can fill in. */
  open: {
    editor: '[name of the editor]',
    ourPage: '[address of your page that fits]',
    competitors: '[the sites it links to]',
    deadLink: '[the dead link]',
    status: '[status]',
  },
  hello: (editor: string) => `Hello ${editor},`,
  thanks: 'Thank you for your time.',
  regards: (name: string, brand: string, domain: string) => `Kind regards,\n${name}\n${brand}, ${domain}`,
  about: (brand: string, description: string) => `${brand}: ${description}`,
  ourPage: ({ title, url }: NamedPage) => (title === '' ? url : `“${title}”: ${url}`),
  sites: (names: Iterable<string>) => together.format(names),
  additionTo: (title: string) => `A suggestion for ${named(title)}`,
  youLinkTo: (page: NamedPage, sites: string) => `On ${quoted(page)} you link to ${sites}.`,
  weCoverIt: (ourPage: string) =>
    `We cover the same subject, and your readers might find our page useful too: ${ourPage}`,
  linksTo: (competitor: string, text: string, href: string) => `links to ${competitor}: “${text}” (${href})`,
  deadLinkOn: (title: string) => `A dead link on ${named(title)}`,
  link: (text: string, href: string) => `${text === '' ? '' : `“${text}” `}${href}`,
  checkedOn: (date: Date) => ` (checked on ${day.format(date)})`,
  noLongerWorks: ({ page, link, status, when }: LetterDeadLink) =>
    `While reading ${quoted(page)}, I found a link that no longer works: ${link}. When I followed it, ${
      status === 0 ? 'its site no longer exists' : `it returned status ${status}`
    }${when}.`,
  replaceIt: (ourPage: string) =>
    `If you would like to replace it, we have a page on the same topic: ${ourPage}`,
  thankYou: (brand: string) => `Thank you for mentioning ${brand}`,
  namedUs: (page: NamedPage, sentence: string | null) =>
    `Thank you for mentioning us on ${quoted(page)}${sentence === null ? '.' : `: “${sentence}”`}`,
  linkTheName: (ourPage: string) =>
    `Would you consider linking the mention, so your readers can find us? This page fits best: ${ourPage}`,
};

/** Shape of the messages in each language. */
export type LetterSentences = typeof english;
