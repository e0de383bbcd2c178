import type { ReadSite } from '@pagewright/contract/advanced';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { intelMessages } from './messages.ts';
import classes from '../../result/result.module.css';

/** What was read of each site; sites that could not be read come first, with the reason. */
export function SiteReadResults({ sites }: { readonly sites: readonly ReadSite[] }) {
  const m = useMessages(intelMessages);
  const joining = useMessages(joiningMessages);
  const missed = sites.flatMap((site) => site.missed);
  return (
    <>
      {sites
        .filter(({ problem }) => problem !== null)
        .map(({ url, site, problem }) => (
          <Caution key={url}>{joining.labeled(site, problem ?? '')}</Caution>
        ))}
      <details className={classes.evidence}>
        <summary>{m.sites}</summary>
        <ResultTable
          label={m.sites}
          columns={[m.site, m.pagesRead, m.known, m.readAt, m.problem]}
          rows={sites.map(({ url, site, pages, known, readAt, missed: notRead, problem }) => ({
            key: url,
            cells: [
              <PageLink key="site" url={url} title={site} />,
              m.number(pages),
              m.number(known),
              readAt === null ? m.unknown : m.date(readAt),
              problem ?? (notRead.length === 0 ? '' : m.missed(notRead.length)),
            ],
          }))}
        />
        {/* Below the table: in a cell, it would make rows tall and empty on phones. */}
        {missed.length === 0 ? null : (
          <ul>
            {missed.map((page) => (
              <li key={page.url}>{joining.labeled(page.url, page.message)}</li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}
