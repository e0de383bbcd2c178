import type { generateOutreach as call, LinkOpportunity, Outreach } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import type { Analysis } from '../sites/analysis.ts';
import { readOwnSite } from '../sites/own-pages.ts';
import { letterMessages as m } from './letters/messages.ts';
import { rewordMessages, type RewordedMessage } from './reword-messages.ts';

type RequestBody = ParsedRequest<typeof call>['body'];
type Draft = Outreach['drafts'][number];

/** The sender, as named in the drafts. */
interface Sender {
  readonly brand: string;
  readonly name: string;
  readonly description: string;
  readonly domain: string;
  /** Titles of our pages by address. */
  readonly titles: ReadonlyMap<string, string>;
}

/**
 * Drafts a message for each opportunity from what was found on its page, reworded by a language model if one is
 * configured. Unknown facts stay placeholders.
 * @throws the signal's reason if the caller disconnects.
 */
export async function draftOutreach(
  ctx: Context,
  { opportunities, brandInfo }: RequestBody,
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
  const { wordings, provenance, notice } = await rewordMessages(
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
  worded: RewordedMessage | undefined,
): Draft {
  const drafted = { subject, body: letter(lines, sender) };
  const shown = worded ? { subject: worded.subject, body: letter([worded.words], sender) } : drafted;
  return {
    pageUrl,
    pageTitle,
    kind,
    ...shown,
    evidence,
    toFillIn: Object.values(m.open).filter((placeholder) => shown.body.includes(placeholder)),
    drafted: worded ? drafted : null,
  };
}

/** Addresses that a message may link to, and hosts that it may name. */
function addressesOf({ pageUrl, ourPage, deadLink, competitorLinks }: LinkOpportunity): string[] {
  return [
    pageUrl,
    ...(ourPage === null ? [] : [ourPage]),
    ...(deadLink ? [deadLink.href] : []),
    ...competitorLinks.flatMap(({ href, competitor }) => [href, competitor]),
  ];
}

/** Adds greeting and closing to a message. */
function letter(lines: readonly string[], sender: Sender): string {
  const about = sender.description === '' ? [] : [m.about(sender.brand, sender.description)];
  return [
    m.hello(m.open.editor),
    ...lines,
    ...about,
    m.thanks,
    m.regards(sender.name, sender.brand, sender.domain),
  ].join('\n\n');
}

interface Message {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly evidence: string[];
}

const pageOf = ({ pageTitle, pageUrl }: LinkOpportunity) => ({ title: pageTitle, url: pageUrl });

/** Our matching page, with its title if it is known. */
function ourPageOf({ ourPage }: LinkOpportunity, { titles }: Sender): string {
  return ourPage === null ? m.open.ourPage : m.ourPage({ title: titles.get(ourPage) ?? '', url: ourPage });
}

function aboutCompetitors(opportunity: LinkOpportunity, sender: Sender): Message {
  const links = opportunity.competitorLinks;
  const names = m.sites(new Set(links.map(({ competitor }) => competitor)));
  return {
    subject: m.additionTo(opportunity.pageTitle),
    lines: [
      m.youLinkTo(pageOf(opportunity), names === '' ? m.open.competitors : names),
      m.weCoverIt(ourPageOf(opportunity, sender)),
    ],
    evidence: links.map(({ competitor, href, text }) => m.linksTo(competitor, text, href)),
  };
}

const MESSAGES: Readonly<
  Record<LinkOpportunity['kind'], (opportunity: LinkOpportunity, sender: Sender) => Message>
> = {
  dead_link(opportunity, sender) {
    const { deadLink } = opportunity;
    const link = deadLink ? m.link(deadLink.text, deadLink.href) : m.open.deadLink;
    const status = deadLink?.statuses.at(-1) ?? m.open.status;
    const isChecked = deadLink !== null && !Number.isNaN(Date.parse(deadLink.checkedAt));
    const when = isChecked ? m.checkedOn(new Date(deadLink.checkedAt)) : '';
    return {
      subject: m.deadLinkOn(opportunity.pageTitle),
      lines: [
        m.noLongerWorks({ page: pageOf(opportunity), link, status, when }),
        m.replaceIt(ourPageOf(opportunity, sender)),
      ],
      evidence: deadLink ? [`${deadLink.href}: ${deadLink.statuses.join(', ')}${when}`] : [],
    };
  },
  unlinked_mention(opportunity, sender) {
    const [mention] = opportunity.mentions;
    return {
      subject: m.thankYou(mention?.brand ?? sender.brand),
      lines: [
        m.namedUs(pageOf(opportunity), mention?.sentence ?? null),
        m.linkTheName(ourPageOf(opportunity, sender)),
      ],
      evidence: opportunity.mentions.map(({ sentence }) => sentence),
    };
  },
  links_to_competitors: aboutCompetitors,
};
