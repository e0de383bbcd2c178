import type { Gaps } from '@pagewright/contract/advanced';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import { pageKindMessages } from '../../page-kind-messages.ts';

type Part = Gaps['gaps'][number]['parts'][number];

/** Texts of the competitor results. */
export const intelMessages = defineMessages('intelMessages', (format) => ({
  gaps: 'Gaps by opportunity',
  noGaps:
    'No gaps found on the pages read. For each keyword, you have a page or no competitor’s page was found.',
  notCertain: 'Not found on the pages of yours that were read',
  keyword: 'Keyword',
  opportunity: 'Opportunity',
  priority: 'Priority',
  priority_high: 'high',
  priority_medium: 'medium',
  priority_low: 'low',
  priority_critical: 'critical',
  priority_warning: 'warning',
  priority_watch: 'watch',
  priority_none: 'fine',
  demand: 'Searches per month',
  whoHas: 'Who has a page',
  alsoMissing: 'Not found there either',
  next: 'Next step',
  write: 'Outline it',
  writeOn: (keyword: string) => `Outline an article on ${keyword}`,
  matrix: 'Who covers what',
  you: 'You',
  youAs: (site: string) => `You: ${site}`,
  own_named: (site: string) => `${site} is the site you entered as yours.`,
  own_verified: (site: string) => `${site} is your verified domain.`,
  own_claimed: (site: string) =>
    `${site} is the unverified domain from your settings, so its pages are read from the web.`,
  own_published: (site: string) =>
    `Your pages are published at ${site}. To compare with your live site, enter it in Competitive Analytics.`,
  has: (site: string) => `${site}: has a page`,
  hasNot: (site: string) => `${site}: no page found`,
  sign_title: 'in its title',
  sign_address: 'in its address',
  sign_heading: 'in a main heading',
  sign_meaning: 'in other words, in title and text',
  sites: 'What was read',
  site: 'Site',
  pagesRead: 'Pages read',
  known: 'Addresses known',
  readAt: 'Read',
  problem: 'Problem',
  missed: (count: number) => format.plural(count, { one: '# page not read', other: '# pages not read' }),
  ownPages: (count: number) =>
    format.plural(count, {
      one: 'Compared with # page of yours.',
      other: 'Compared with # pages of yours.',
    }),
  noOwnPages:
    'None of your pages were read, so every keyword and topic counts as missing. Publish a page, or enter your site.',

  coverage: 'Pages read',
  partlyRead: (site: string, pages: number, known: number) =>
    `${site}: ${format.number(pages)} of ${format.number(known)} known pages read. The rest were judged by URL only.`,
  crawlToReadAll: 'Crawl these sites in Site Audit to read all their pages',
  onlyPartRead: (site: string, pages: number, known: number) =>
    `${site}: ${format.number(pages)} of ${format.number(known)} known pages read. Nothing is said about the rest.`,
  whollyRead: (site: string, pages: number) =>
    format.plural(pages, { one: `${site}: # known page read.`, other: `${site}: all # known pages read.` }),
  own_workspace: (site: string) => `${site} is your workspace’s site.`,
  own_profile: (site: string) => `${site} is the website in your profile.`,
  opportunityFormula:
    'Opportunity, 0 to 100, is a sum of parts. With known demand: demand 50, competitors 20, nearness 20, intent 10. Otherwise: competitors 45, nearness 35, intent 20. Points of parts that are unknown go to the others. High from 60, medium from 40.',
  part_demand: ({ points, max }: Part) => `Demand: ${format.number(points)} of ${format.number(max)} points`,
  part_coverage: ({ points, max }: Part, having: number, competitors: number) =>
    `Competitors with a page, ${format.number(having)} of ${format.number(competitors)}: ${format.number(points)} of ${format.number(max)} points`,
  part_nearness: ({ points, max, share }: Part) =>
    `Nearness to your titles, ${format.percent(share)}: ${format.number(points)} of ${format.number(max)} points`,
  part_intent: ({ points, max }: Part) =>
    `Likely intent: ${format.number(points)} of ${format.number(max)} points`,
  changedOn: (date: string) => `${date} (change detected)`,
  statesDate: (date: string) => `The page says ${date}.`,
  statesNoDate: 'The page states no date.',
  datedStatements: 'Dated statements',
  datedYear: (year: number) => `${year} has passed.`,
  datedRelative: (phrase: string) => `“${phrase}” was written in an earlier year.`,

  noAlerts: (since: string) => `Nothing has changed since ${format.date(since)} on the pages that were read.`,
  firstVisit: (sites: string) =>
    `${sites}: read for the first time. The next check reports what has changed since.`,
  alerts: 'Changes',
  type_new_page: 'New page',
  type_removed_page: 'Page gone',
  type_title_changed: 'Title changed',
  type_headings_changed: 'Headings changed',
  type_keyword_targeted: 'Keyword targeted',
  seen: (moment: string) => `seen ${format.dateTime(moment)}`,
  before: 'Before',
  after: 'After',
  notThere: 'It was not there.',
  gone: 'It is gone.',
  beforeAndAfter: 'Before and after',

  freshness: 'Pages by urgency',
  page: 'Page',
  why: 'Why',
  whatToDo: 'What to do',
  changed: 'Last changed',
  words: 'Words',
  views: 'Views per month',
  timeline: 'When the pages changed',
  timelineHelp:
    'Each mark is a publication or a change in the last two years. Older dates are listed but not marked.',
  openItem: 'Open in the editor',
  nothingToDo: 'No update needed.',
  leftOut: 'Not assessed (unknown)',
  leftOut_traffic: 'views',
  leftOut_age: 'age',
  leftOut_competitors: 'competing pages',
  leftOut_dead_links: 'dead links',
  leftOut_dated_statements: 'dated statements',
  notRead: 'Pages that could not be read',
  deadLinks: (count: number) => format.plural(count, { one: '# dead link', other: '# dead links' }),

  contentTypes: 'Page types',
  pageKind: (code: string) => codeLabel(pageKindMessages, `kind_${code}`, code),
  typeShare: (pages: number, share: number) =>
    `${format.plural(pages, { one: '# page', other: '# pages' })}, ${format.percent(share)}`,
  rhythm: 'Publishing frequency',
  noRhythm: '— Fewer than three pages state a date.',
  perMonth: 'Pages per month (average)',
  medianDays: 'Days between pages (median)',
  datedPages: 'Pages with a date',
  published: 'Published',
  month: 'Month',
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  noFindings: 'None found on the pages that were read.',
  pages: (count: number) => format.plural(count, { one: '# page', other: '# pages' }),
  firstPages: (count: number) => `First ${format.number(count)} pages`,
  covered: 'Topics they cover',
  variants: (names: string) => `Also: ${names}`,
  missedByThem: 'Your topics not found on their site',
  missedByUs: 'Their topics not found on your site',
  noTopics: 'None.',
  unknown: '—',
  number: (value: number) => format.number(Math.round(value * 10) / 10),
  date: (moment: string) => format.date(moment),
}));
