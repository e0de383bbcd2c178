import type { SITE_RULES, SiteIssue, SiteVerdict, StatusChange } from '@pagewright/contract/analytics';

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const count = (value: number, one: string, other: string): string =>
  `${number.format(value)} ${value === 1 ? one : other}`;
type TrafficRules = Pick<typeof SITE_RULES, 'trafficDays' | 'fallenShare'>;
const PROBLEMS: Readonly<Record<string, string>> = {
  site_unreachable: 'The site stopped answering.',
  robots_unavailable: 'The site’s robots.txt could not be read.',
};
const VERDICTS: Readonly<Record<SiteVerdict, string>> = {
  refresh: 'Refresh',
  merge: 'Merge',
  redirect: 'Redirect',
  widen: 'Expand',
  leave: 'Leave as is',
  no_data: 'No data',
};

const STATUS_CHANGES: Readonly<Record<StatusChange, string>> = {
  gone: 'Found gone',
  redirected: 'Found redirected',
  back: 'Found working again',
};

/** Messages in English. */
export const english = {
  noSite: 'This site has not been crawled.',
  noOwnSite: 'Enter your site first, or name the site to crawl.',
  isRunning: 'This site is already being crawled.',
  mayNotCancel: 'Only the person who started this crawl, or an admin, can stop it.',
  noLink: 'This link is not a suggestion for a site that you crawled.',
  tooManyDecisions: (most: number) =>
    `Your workspace has decided about ${number.format(most)} links, the most it can keep. Take some decisions back first.`,
  noPageHere: 'This page does not belong to a site that you crawled.',
  draftOfTeammate: (name: string) =>
    `${name} already has this page open as a draft, which only its author and admins can read. Ask them to send it for review.`,
  assigning: 'Assigning pages',
  tooManyPages: (most: number) =>
    `At most ${number.format(most)} pages can be changed at once. Narrow the filters.`,
  /** Title of a calendar event about a page. */
  planTitle: (verdict: SiteVerdict, page: string) => `${VERDICTS[verdict]}: ${page}`,
  /** Title of a calendar event about a page that is gone or redirected and has nothing to do by itself. */
  planAway: (isGone: boolean, page: string) => `${isGone ? 'Page gone' : 'Page redirected'}: ${page}`,
  readingList: 'Reading the list',
  addingAddresses: 'Adding the addresses',
  noAddresses: (host: string) =>
    `The list holds no address of ${host}. Addresses of other hosts cannot be imported here.`,
  importAfterCrawl: 'This site is being crawled. Import the addresses when the crawl has ended.',
  readingPage: 'Reading the page',
  pageTooLarge: 'The page is too large to become an article.',
  pageWithoutText: 'No text was found on this page.',
  noMember: 'This person is not a member of your workspace.',
  viewNameTaken: 'A view with this name already exists. Choose another name.',
  tooManyViews: (most: number) =>
    `Your workspace has ${number.format(most)} saved views, the most it can keep. Remove one first.`,
  wrongCursor: 'This cursor does not belong to this list. Load the list again.',
  opening: 'Opening the site',
  reading: 'Crawling the site',
  comparing: 'Comparing pages',
  problem: (code: string) => PROBLEMS[code] ?? 'The crawl failed. Start it again; what was read is kept.',
  blocked: 'Blocked by robots.txt, so it was not read.',
  notRead: 'Not read yet.',
  failed: 'The page did not respond, so nothing is claimed about it.',
  refused: (status: number) => `Returned ${status} instead of the page, so nothing is claimed about it.`,
  unreadable: 'The page could not be read, so nothing is claimed about it.',
  notJudged: 'Read, but not analyzed yet.',
  noPage: 'The address does not return an HTML page.',
  broken: (status: number, inbound: number) =>
    `Returns ${status}, and ${count(inbound, 'page links', 'pages link')} to it. Redirect it to the closest page, or fix the links and the sitemap.`,
  unused: (status: number) => `Returns ${status}, and no page read links to it.`,
  redirectLoop: 'The redirect never reaches a page.',
  redirectBroken: 'The redirect ends at a page that is gone.',
  redirectChain: 'It takes more than one redirect to reach the page. Point the first one straight at it.',
  redirects: (url: string) => `Redirects to ${url}.`,
  statusChange: (kind: StatusChange, before: number) =>
    `${STATUS_CHANGES[kind]}: it returned ${before} before.`,
  noindex: 'Set to noindex.',
  canonical: (url: string) => `Its canonical is ${url}.`,
  sameText: (url: string) => `Has the same text as ${url}, which has more internal links or comes first.`,
  sameQuery: (query: string, url: string) =>
    `Targets the same query (“${query}”) as ${url}, which has more internal links or more words.`,
  strongest: (query: string) => `It is the strongest of the pages that target “${query}”.`,
  thin: (words: number, least: number) => `${count(words, 'word', 'words')}; fewer than ${least} is thin.`,
  old: (days: number, most: number) =>
    `No change for ${count(days, 'day', 'days')}; over ${most} days is due for a refresh.`,
  clicksFell: (clicks: number, before: number, { trafficDays, fallenShare }: TrafficRules) =>
    `${count(clicks, 'click', 'clicks')} in the last ${trafficDays} days with data, ${number.format(before)} on the same days a year earlier; a loss of ${percent.format(fallenShare)} or more, beyond chance, is due for a refresh.`,
  clicksHold: (clicks: number, before: number, { trafficDays, fallenShare }: TrafficRules) =>
    `Its clicks hold: ${number.format(clicks)} in the last ${trafficDays} days with data, ${number.format(before)} on the same days a year earlier (a refresh is due after a loss of ${percent.format(fallenShare)}, beyond chance).`,
  shortOnPurpose: (words: number) =>
    `${count(words, 'word', 'words')}; a home page, a list of pages, or a page about the site itself needs no minimum.`,
  enoughWords: (words: number, least: number) => `${count(words, 'word', 'words')} (thin is under ${least}).`,
  young: (days: number, most: number) =>
    `Last change ${count(days, 'day', 'days')} ago (a refresh is due after ${most}).`,
  ageUnknown: 'The date of its last change is unknown.',
  /** A hreflang code that is none. */
  wrongLanguage: (code: string) => `“${code}” is not a language code`,
  /** A JSON-LD block of the page, counted from 1, that cannot be parsed; the place is null if unknown. */
  wrongJson: (block: number, place: { readonly line: number; readonly column: number } | null) =>
    `JSON-LD block ${block} is not valid JSON${place === null ? '' : `: line ${place.line}, column ${place.column}`}`,
  /** One of the properties would be enough. */
  missingProperty: (type: string, properties: readonly string[]) =>
    `${type}: ${either.format(properties.map((name) => `“${name}”`))} is missing`,
  orphansUnknown:
    'Orphan pages can be identified only when every known page has been read. Crawl the rest of the site, and let the crawler in where pages refuse to be read.',
  imagesUnknown: (weighed: number, unknown: number) =>
    `The size of ${count(unknown, 'image', 'images')} is unknown, so nothing is said about ${unknown === 1 ? 'it' : 'them'}; ${count(weighed, 'image was', 'images were')} checked.`,
  issues: {
    server_error: {
      title: 'Pages with a server error (5xx)',
      fix: 'Check the server log for these addresses and fix the error. Until they can be read, nothing is claimed about their pages.',
    },
    not_found: {
      title: 'Pages not found (404, 410)',
      fix: 'Redirect each address to the closest page, or remove the links and sitemap entries that lead to it.',
    },
    links_broken: {
      title: 'Pages with broken internal links',
      fix: 'Change each link to a working page, or remove it.',
    },
    redirect_loop: {
      title: 'Redirect loops',
      fix: 'Point one of these redirects at a page that returns 200.',
    },
    redirect_broken: {
      title: 'Redirects to a page that is gone',
      fix: 'Point the redirect at a page that returns 200.',
    },
    canonical_broken: {
      title: 'Canonicals that point to a page that is gone',
      fix: 'Set the canonical to a page that returns 200, usually the page itself.',
    },
    sitemap_broken: {
      title: 'Sitemap entries that are gone',
      fix: 'Remove these addresses from the sitemap, or bring the pages back.',
    },
    sitemap_noindex: {
      title: 'Sitemap entries set to noindex',
      fix: 'Remove the noindex directive, or remove the page from the sitemap.',
    },
    sitemap_blocked: {
      title: 'Sitemap entries blocked by robots.txt',
      fix: 'Allow these addresses in robots.txt, or remove them from the sitemap.',
    },
    title_missing: { title: 'Missing titles', fix: 'Write a title that says what the page is about.' },
    unreachable: {
      title: 'Pages that did not respond',
      fix: 'Check that the server answers these addresses, then crawl the site again.',
    },
    refused: {
      title: 'Pages that refused to be read (401, 403, 429, and others)',
      fix: 'Find out what refuses these addresses: a login, a firewall, or a limit on requests. Let the crawler in, or remove the links and sitemap entries if no visitor can open them. Until then, nothing is claimed about their pages.',
    },
    redirect_chain: {
      title: 'Redirect chains',
      fix: 'Point the first redirect straight at the last page.',
    },
    canonical_redirect: {
      title: 'Canonicals that point to a redirect',
      fix: 'Set the canonical to the address the redirect leads to.',
    },
    canonical_noindex: {
      title: 'Canonicals that point to a noindex page',
      fix: 'Set the canonical to an indexable page, or remove the noindex directive from its target.',
    },
    canonical_chain: {
      title: 'Canonical chains',
      fix: 'Set the canonical straight to the last page of the chain.',
    },
    canonical_conflict: {
      title: 'Pages with more than one canonical',
      fix: 'Keep one canonical link in the head of the page.',
    },
    orphan: {
      title: 'Orphan pages',
      fix: 'No page that was read links to these; pages that robots.txt closes were not read. Link to them from a related page, or redirect them.',
    },
    title_duplicate: {
      title: 'Duplicate titles',
      fix: 'Give each page its own title, or merge the pages.',
    },
    text_duplicate: {
      title: 'Pages with the same text',
      fix: 'Keep one page and redirect the others to it, or set their canonical to it.',
    },
    hreflang_invalid: {
      title: 'Invalid hreflang codes',
      fix: 'Use an ISO 639-1 language, with an ISO 3166-1 country if needed: “en” or “en-US”.',
    },
    hreflang_broken: {
      title: 'hreflang links to a page that is gone',
      fix: 'Point each hreflang link at a page that returns 200.',
    },
    hreflang_no_return: {
      title: 'hreflang without a return link',
      fix: 'Add a hreflang link back to this page on the page it names.',
    },
    structured_data_invalid: {
      title: 'Structured data that cannot be parsed',
      fix: 'Fix the JSON-LD: a validator shows the position of the error.',
    },
    structured_data_incomplete: {
      title: 'Structured data without required properties',
      fix: 'Add the properties. Google shows no rich result for this type without them.',
    },
    sitemap_redirect: {
      title: 'Sitemap entries that redirect',
      fix: 'List the address the redirect leads to instead.',
    },
    sitemap_canonical: {
      title: 'Sitemap entries with another canonical',
      fix: 'List the canonical address instead, or fix the canonical.',
    },
    h1_missing: { title: 'Missing H1 headings', fix: 'Add one H1 that names the subject of the page.' },
    thin: {
      title: 'Thin pages',
      fix: 'Add what readers of this subject need, merge the page into another, or set it to noindex.',
    },
    links_redirect: {
      title: 'Internal links to redirects',
      fix: 'Link straight to the page the redirect leads to.',
    },
    description_missing: {
      title: 'Missing meta descriptions',
      fix: 'Write a description of about 150 characters.',
    },
    description_duplicate: {
      title: 'Duplicate meta descriptions',
      fix: 'Write a separate description for each page.',
    },
    h1_several: { title: 'Pages with more than one H1', fix: 'Keep one H1 and turn the others into H2.' },
    h1_duplicate: { title: 'Duplicate H1 headings', fix: 'Give each page its own H1.' },
    images_heavy: {
      title: 'Images over 300 kB',
      fix: 'Scale them to the size they are shown at, and save them as WebP or AVIF.',
    },
    images_alt_missing: {
      title: 'Images without an alt attribute',
      fix: 'Describe each image in its alt attribute; leave it empty (alt="") if the image only decorates.',
    },
    hreflang_no_self: {
      title: 'hreflang without a link to the page itself',
      fix: 'Add a hreflang link to the page’s own address and language.',
    },
    sitemap_missing: {
      title: 'Indexable pages missing from the sitemap',
      fix: 'Add these pages to the sitemap, or set them to noindex.',
    },
  } satisfies Record<SiteIssue, { title: string; fix: string }>,
};

/** Shape of the messages in each language. */
export type SiteIndexSentences = typeof english;
