import { countedList } from './counted-list.ts';

type Counted = (count: number) => string;
const plural = (count: number, one: string, other: string): string =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : other}`;
const pages: Counted = (count) => plural(count, 'page', 'pages');

/** What a report says, in English. */
export const english = {
  titles: {
    'track-gaps': 'Content gaps',
    'check-alerts': 'Competitor changes',
    'track-freshness': 'Pages to update',
    'analyze-strategy': 'Competitor strategy',
    'analyze-competitors': 'Link opportunities',
    'broken-links': 'Dead links to replace',
    'unlinked-mentions': 'Mentions without a link',
    'comprehensive-analysis': 'Content and competition',
    site: 'Site audit',
  },
  titleOf: (name: string, subject: string) => (subject === '' ? name : `${name}: ${subject}`),
  mainPoints: 'Main points',
  appendix: 'Appendix',
  basis: 'What this report is based on',
  preparedFor: (client: string, workspace: string) => `Prepared for ${client} by ${workspace}`,
  preparedBy: (workspace: string) => `By ${workspace}`,
  dataFrom: (day: string) => `Data from ${day}`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  restInAppendix: 'The rest is in the appendix.',
  all: (title: string) => `${title}: complete list`,
  firstOf: (shown: number, count: number) =>
    `The first ${new Intl.NumberFormat('en').format(shown)} of ${new Intl.NumberFormat('en').format(count)}.`,
  downloadPdf: 'Download as PDF',
  none: '–',

  priority: {
    critical: 'Critical',
    high: 'High',
    warning: 'Soon',
    medium: 'Medium',
    watch: 'Watch',
    low: 'Low',
    none: 'None',
  },
  priorityColumn: 'Priority',
  page: 'Page',
  why: 'Why',
  pagesColumn: 'Pages',
  whatToDo: 'What to do',
  site: 'Site',
  date: 'Date',
  change: 'Change',
  subject: 'Topic',

  readWhole: (site: string, read: number) => `${site}: ${pages(read)} read.`,
  readPartly: (site: string, read: number, known: number) =>
    `${site}: ${new Intl.NumberFormat('en').format(read)} of ${pages(known)} known to us were read. Nothing is said about the others.`,
  notRead: (site: string, problem: string) => `${site} was not read. ${problem}`,
  unreadTitle: 'Pages that could not be read',
  ownPages: (count: number) => `${pages(count)} of your site were compared.`,
  runAt: (day: string) => `The data was collected on ${day}. Sites may have changed since.`,

  gaps: {
    summary: (competitors: number) =>
      `Searches that ${plural(competitors, 'competitor has', 'competitors have')} a page for and your site does not, as far as it was read.`,
    count: (count: number) =>
      count === 0
        ? 'No search was found that competitors have a page for and your site does not.'
        : `For ${plural(count, 'search', 'searches')}, competitors have a page and none was found on your site.`,
    high: (count: number) => `${plural(count, 'of them is', 'of them are')} high priority.`,
    one: (keyword: string, having: number, all: number, demand: number | null) =>
      `“${keyword}”: ${having} of ${plural(all, 'competitor', 'competitors')} ${having === 1 ? 'has' : 'have'} a page${demand === null ? '' : `, and it is searched about ${plural(demand, 'time', 'times')} a month`}.`,
    uncertain: 'Your site was not read completely, so a page may exist.',
    figures: {
      gaps: 'Gaps found',
      high: 'High priority',
      compared: 'Searches compared',
      own: 'Your pages compared',
    },
    ours: 'Your page',
    noneFound: 'None found',
    table: 'Pages worth writing first',
    columns: {
      keyword: 'Search',
      opportunity: 'Opportunity (0 to 100)',
      demand: 'Searches a month',
      who: 'Who has a page',
    },
  },
  alerts: {
    summary: (day: string) => `What changed on competitors’ sites since ${day}.`,
    count: (count: number, sites: number) =>
      count === 0
        ? 'No change was seen.'
        : `${plural(count, 'change', 'changes')} on ${plural(sites, 'site', 'sites')}.`,
    first: (sites: string) => `Read for the first time, so nothing to compare with yet: ${sites}.`,
    figures: {
      all: 'Changes',
      new_page: 'New pages',
      changed: 'Changed pages',
      removed_page: 'Removed pages',
    },
    table: 'Changes',
  },
  freshness: {
    summary: (count: number) => `Which of ${pages(count)} need an update, and why.`,
    urgent: (count: number) =>
      count === 0
        ? 'None of the pages read needs an update now.'
        : `${plural(count, 'page needs', 'pages need')} an update.`,
    figures: { critical: 'Update now', warning: 'Update soon', watch: 'Watch', none: 'Fine as they are' },
    table: 'Pages to update, most urgent first',
  },
  strategy: {
    summary: (competitor: string) => `What ${competitor} does, as far as its site was read.`,
    strengths: 'Strengths',
    weaknesses: 'Weaknesses',
    missedByUs: (topics: string) => `Their topics not found on your site: ${topics}.`,
    missed: (topics: string) => `Your topics not found on their site: ${topics}.`,
    figures: { topics: 'Topics covered', perMonth: 'New pages a month' },
    topicsTable: 'Their topics',
    missedTable: 'Their topics not found on your site',
    finding: 'Finding',
  },
  links: {
    summary: (count: number) =>
      `${plural(count, 'page', 'pages')} that could link to your site, found on the pages that were read.`,
    kinds: {
      dead_link: (page: string) => `${page} has a dead link that a page of yours could replace.`,
      links_to_competitors: (page: string) => `${page} links to competitors and not to you.`,
      unlinked_mention: (page: string) => `${page} mentions you without a link.`,
    },
    nothing: 'No page was found that could link to you.',
    figures: {
      dead_link: 'Dead links',
      links_to_competitors: 'Link to competitors',
      unlinked_mention: 'Mentions without a link',
    },
    table: 'Pages to ask for a link',
    ourPage: 'Your page',
  },
  comprehensive: {
    summary: (keyword: string) =>
      `What can be gained for “${keyword}”, from the text, the searches, and the links.`,
    gains: 'Largest gains',
    noGains: 'No gain was found.',
    missing: (part: string, message: string) => `${part}: ${message}`,
    parts: {
      score: 'Score of the text',
      intent: 'Search intent',
      gaps: 'Content gaps',
      strategies: 'Competitors',
      links: 'Links',
    },
  },
  audit: {
    summary: (site: string) => `The technical state of ${site} and what to do with its pages.`,
    healthy: 'No technical issue was found on the pages that were read.',
    issue: (title: string, count: number) => `${title}: ${pages(count)}.`,
    figures: { read: 'Pages read', high: 'Severe issues', medium: 'Medium issues', low: 'Minor issues' },
    issues: 'Technical issues',
    columns: { issue: 'Issue', severity: 'Severity', fix: 'How to fix it' },
    verdicts: 'What to do with the pages',
    verdict: {
      refresh: 'Refresh',
      merge: 'Merge with another page',
      redirect: 'Redirect',
      widen: 'Extend',
      leave: 'Leave as they are',
      no_data: 'Not enough data to say',
    },
    toDo: (refresh: number, merge: number, widen: number) =>
      countedList(
        [
          [refresh, 'to refresh'],
          [merge, 'to merge'],
          [widen, 'to extend'],
        ],
        pages,
        'en',
      ),
    leadsTo: 'Leads to',
    problem: 'Problem',
    sameAs: 'Same as',
    images: 'Images',
    pagesWith: (issue: string) => `Pages: ${issue}`,
    coverage: (read: number, known: number, blocked: number, failed: number) =>
      `${new Intl.NumberFormat('en').format(read)} of ${pages(known)} known to us were read${blocked === 0 ? '' : `; robots.txt disallows ${blocked}`}${failed === 0 ? '' : `; ${failed} could not be read`}.`,
    incomplete: 'The site was not read completely, so nothing is said about what may be missing.',
  },
};

/** What each language says. */
export type WrittenSentences = typeof english;
