import type { generateOutreach as call, LinkOpportunity, Outreach } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../context.ts';
import type { Analysis } from '../sites/analysis.ts';
import { readOwnSite } from '../sites/own-pages.ts';
import { wordMessages, type WordedMessage } from './word-messages.ts';

type Asked = ParsedRequest<typeof call>['body'];
type Draft = Outreach['drafts'][number];

/** Who writes, as the drafts name them. */
interface Sender {
  readonly brand: string;
  readonly name: string;
  readonly description: string;
  readonly domain: string;
  /** Titles of our pages by their addresses. */
  readonly titles: ReadonlyMap<string, string>;
}

/** What only a person can fill in. */
const OPEN = {
  editor: '[name of the editor]',
  ourPage: '[address of your page that fits]',
  competitors: '[the sites it links to]',
  deadLink: '[the dead link]',
  status: '[status]',
} as const;
const together = new Intl.ListFormat('en', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Drafts a message for each opportunity from what was found on its page, worded by a language model where one is set; what
 * nobody here knows stays a placeholder.
 * @throws the signal's reason, where the caller goes.
 */
export async function draftOutreach(
  ctx: Context,
  { opportunities, brandInfo }: Asked,
): Promise<Analysis<Outreach>> {
  const startedAt = performance.now();
  const own = await readOwnSite(ctx);
  const sender: Sender = {
    brand: brandInfo.brandName || own.name,
    name: brandInfo.senderName || ctx.actor.name,
    description: brandInfo.description,
    domain: brandInfo.domain || (own.claimed ?? own.host),
    titles: new Map(own.pages.map(({ url, article }) => [url, article.title])),
  };
  const drafts = opportunities.map((opportunity) => ({
    opportunity,
    message: MESSAGES[opportunity.kind](opportunity, sender),
  }));
  const { wordings, provenance, notice } = await wordMessages(
    ctx,
    drafts.map(({ opportunity, message }) => ({ ...message, addresses: addressesOf(opportunity) })),
    startedAt,
  );
  const result: Analysis<Outreach>['result'] = {
    drafts: drafts.map(({ opportunity, message }, at) =>
      toDraft(opportunity, message, sender, wordings.get(at)),
    ),
    notice,
    provenance,
  };
  return { result, askedAnew: true };
}

function toDraft(
  { pageUrl, pageTitle, kind }: LinkOpportunity,
  { subject, lines, evidence }: Message,
  sender: Sender,
  worded: WordedMessage | undefined,
): Draft {
  const drafted = { subject, body: letter(lines, sender) };
  const shown = worded ? { subject: worded.subject, body: letter([worded.words], sender) } : drafted;
  return {
    pageUrl,
    pageTitle,
    kind,
    ...shown,
    evidence,
    toFillIn: Object.values(OPEN).filter((placeholder) => shown.body.includes(placeholder)),
    drafted: worded ? drafted : null,
  };
}

/** What a message on it may lead to, and the hosts that it may name. */
function addressesOf({ pageUrl, ourPage, deadLink, competitorLinks }: LinkOpportunity): string[] {
  return [
    pageUrl,
    ...(ourPage === null ? [] : [ourPage]),
    ...(deadLink ? [deadLink.href] : []),
    ...competitorLinks.flatMap(({ href, competitor }) => [href, competitor]),
  ];
}

/** What is written, with how a letter begins and ends. */
function letter(lines: readonly string[], sender: Sender): string {
  const about = sender.description === '' ? [] : [`${sender.brand}: ${sender.description}`];
  return [
    `Hello ${OPEN.editor},`,
    ...lines,
    ...about,
    'Thank you for your time.',
    `Kind regards,\n${sender.name}\n${sender.brand}, ${sender.domain}`,
  ].join('\n\n');
}

interface Message {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly evidence: string[];
}

const quoted = ({ pageTitle, pageUrl }: LinkOpportunity): string =>
  pageTitle === '' ? pageUrl : `“${pageTitle}” (${pageUrl})`;

/** Our page that fits, with its title where it is ours to know. */
function ourPageOf({ ourPage }: LinkOpportunity, { titles }: Sender): string {
  if (ourPage === null) return OPEN.ourPage;
  const title = titles.get(ourPage) ?? '';
  return title === '' ? ourPage : `“${title}”: ${ourPage}`;
}

function aboutCompetitors(opportunity: LinkOpportunity, sender: Sender): Message {
  const links = opportunity.competitorLinks;
  const names = together.format(new Set(links.map(({ competitor }) => competitor)));
  return {
    subject: `An addition to ${opportunity.pageTitle === '' ? 'your page' : `“${opportunity.pageTitle}”`}`,
    lines: [
      `On ${quoted(opportunity)} you link to ${names === '' ? OPEN.competitors : names}.`,
      `We cover the same subject, and your readers may find this useful beside them: ${ourPageOf(opportunity, sender)}`,
    ],
    evidence: links.map(({ competitor, href, text }) => `links to ${competitor}: “${text}” (${href})`),
  };
}

const MESSAGES: Readonly<
  Record<LinkOpportunity['kind'], (opportunity: LinkOpportunity, sender: Sender) => Message>
> = {
  dead_link(opportunity, sender) {
    const { deadLink } = opportunity;
    const link = deadLink
      ? `${deadLink.text === '' ? '' : `“${deadLink.text}” `}${deadLink.href}`
      : OPEN.deadLink;
    const status = deadLink?.statuses.at(-1) ?? null;
    const checked =
      deadLink && !Number.isNaN(Date.parse(deadLink.checkedAt)) ? new Date(deadLink.checkedAt) : null;
    const answer =
      status === 0 ? 'its site no longer exists' : `it answered with status ${status ?? OPEN.status}`;
    const when = checked === null ? '' : ` (checked on ${day.format(checked)})`;
    return {
      subject: `A dead link on ${opportunity.pageTitle === '' ? 'your page' : `“${opportunity.pageTitle}”`}`,
      lines: [
        `While reading ${quoted(opportunity)} I came upon a link that no longer works: ${link}. When I followed it, ${answer}${when}.`,
        `If you would like to replace it, we have a page on the same subject: ${ourPageOf(opportunity, sender)}`,
      ],
      evidence: deadLink ? [`${deadLink.href}: ${deadLink.statuses.join(', ')}${when}`] : [],
    };
  },
  unlinked_mention(opportunity, sender) {
    const [mention] = opportunity.mentions;
    return {
      subject: `Thank you for mentioning ${mention?.brand ?? sender.brand}`,
      lines: [
        `Thank you for naming us on ${quoted(opportunity)}${mention ? `: “${mention.sentence}”` : '.'}`,
        `Would you link the name, so that your readers find what you speak of? This page fits best: ${ourPageOf(opportunity, sender)}`,
      ],
      evidence: opportunity.mentions.map(({ sentence }) => sentence),
    };
  },
  links_to_competitors: aboutCompetitors,
};
