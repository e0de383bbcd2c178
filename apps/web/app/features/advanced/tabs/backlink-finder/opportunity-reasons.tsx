import type { LinkOpportunity } from '@pagewright/contract/advanced';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { linkMessages } from './messages.ts';
import own from './backlink-finder.module.css';

/** Why a page could link to us, with what was found on it. */
export function OpportunityReasons({ opportunity }: { readonly opportunity: LinkOpportunity }) {
  const m = useMessages(linkMessages);
  const joining = useMessages(joiningMessages);
  const { kind, deadLink, competitorLinks, mentions } = opportunity;
  const statuses = (deadLink?.statuses ?? []).map((status) => (status === 0 ? m.noHost : String(status)));
  const day = deadLink && !Number.isNaN(Date.parse(deadLink.checkedAt)) ? m.date(deadLink.checkedAt) : '';
  const lines = [
    ...(deadLink ? [m.dead(deadLink.text, deadLink.href, statuses.join(', '), day)] : []),
    ...competitorLinks.map(({ competitor, text }) => m.links(competitor, text)),
    ...mentions.map(({ sentence }) => joining.quoted(sentence)),
  ];
  return (
    <div className={own.why}>
      <strong>{m[`kind_${kind}`]}</strong>
      {Object.entries(lines).map(([at, line]) => (
        <span key={at}>{line}</span>
      ))}
    </div>
  );
}
