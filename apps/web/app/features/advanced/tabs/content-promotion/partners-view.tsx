import type { findSyndicationPartners, KeywordEvidence } from '@pagewright/contract/advanced';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { EvidenceList } from '../../result/evidence-list.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ScoreBar } from '../../result/score-bar.tsx';
import { promotionMessages } from './messages.ts';
import classes from '../../result/result.module.css';

/** Pages that say they accept or share articles of others, each quoted. */
export function PartnersView({ result }: RunViewProps<ResultOf<typeof findSyndicationPartners>>) {
  const m = useMessages(promotionMessages);
  const joining = useMessages(joiningMessages);
  const { partners, looked, leftOut, evidence } = result;
  return (
    <>
      <h3>{m.partners}</h3>
      <div>
        <p className={classes.quiet}>{m.looked(looked)}</p>
        <PagesRead pages={evidence.pages} />
      </div>
      {partners.length === 0 ? <p>{m.noPartners}</p> : null}
      <ul className={classes.cards}>
        {partners.map(({ url, site, title, relevance, signs, fetchedAt }) => (
          <li key={url}>
            <h4>
              <PageLink url={url} title={title || site} />
            </h4>
            <p className={classes.facts}>
              <span>{site}</span>
              {fetchedAt === null ? null : <span>{m.readOn(fetchedAt)}</span>}
            </p>
            <ScoreBar label={m.relevance} score={relevance} isNeutral />
            {signs.map(({ code, quotation }) => (
              <div key={code}>
                <Badge tint="green">{m[`sign_${code}`]}</Badge>
                <blockquote>{quotation}</blockquote>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 ? (
        <details className={classes.evidence}>
          <summary>{m.leftOut}</summary>
          <ul>
            {leftOut.map(({ url, title, message }) => (
              <li key={`${url ?? ''} ${title} ${message}`}>
                {joining.labeled(title || (url ?? ''), message)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <EvidenceList evidence={evidence} />
    </>
  );
}

/** How many pages of each site a claim is based on. */
function PagesRead({ pages }: Pick<KeywordEvidence, 'pages'>) {
  const m = useMessages(promotionMessages);
  const urls = [...new Set(pages.flatMap(({ url }) => (url === null ? [] : [url])))];
  const sites = Map.groupBy(urls, (url) => new URL(url).host.replace(/^www\./, ''));
  if (sites.size === 0) return null;
  return (
    <>
      <ul className={classes.quiet} aria-label={m.pagesRead}>
        {[...sites].map(([site, read]) => (
          <li key={site}>{m.readOfSite(site, read.length)}</li>
        ))}
      </ul>
      <p className={classes.quiet}>{m.onlyThese}</p>
    </>
  );
}
