import { Button } from '@mantine/core';
import type { DecidedLink } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';
import details from '../detail-list.module.css';
import own from './site.module.css';

interface DecidedLinksProps {
  readonly links: readonly DecidedLink[];
  readonly onUndo: (link: DecidedLink) => void;
}

/** Accepted links, each with whether the last crawl saw it, and dismissed ones. */
export function DecidedLinks({ links, onUndo }: DecidedLinksProps) {
  const m = useMessages(crawlMessages);
  const accepted = links.filter(({ decision }) => decision === 'accepted');
  const rejected = links.filter(({ decision }) => decision === 'rejected');
  return (
    <>
      {accepted.length === 0 ? null : (
        <div className={classes.part}>
          <h2>{m.link_toSet}</h2>
          <p className={classes.quiet}>{m.link_toSetHelp}</p>
          <LinkTable label={m.link_toSet} links={accepted} onUndo={onUndo} />
        </div>
      )}
      {rejected.length === 0 ? null : (
        <details className={details.item}>
          <summary>{m.link_dismissed(rejected.length)}</summary>
          <LinkTable label={m.link_dismissed(rejected.length)} links={rejected} onUndo={onUndo} />
        </details>
      )}
    </>
  );
}

function LinkTable({ label, links, onUndo }: DecidedLinksProps & { readonly label: string }) {
  const m = useMessages(crawlMessages);
  const stateOf = ({ isSet }: DecidedLink): string =>
    isSet === null ? m.link_isSetUnknown : isSet ? m.link_isSet : m.link_isNotSet;
  return (
    <ScrollRegion label={label}>
      <table className={`${classes.table} ${own.links}`}>
        <thead>
          <tr>
            {[m.linkFrom, m.linkTo, m.linkAnchor, m.link_state, m.link_decide].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={`${link.from.id} ${link.to.id}`}>
              <th scope="row">
                <PageLink page={link.from} />
              </th>
              <td>
                <PageLink page={link.to} />
              </td>
              <td>{link.anchor}</td>
              <td>{stateOf(link)}</td>
              <td>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={m.link_undoNamed(getPath(link.from.url), getPath(link.to.url))}
                  onClick={() => onUndo(link)}
                >
                  {m.link_undo}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A page of the site, by its title. */
export function PageLink({
  page: { url, title },
}: {
  readonly page: Pick<DecidedLink['from'], 'url' | 'title'>;
}) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {title || url}
    </a>
  );
}

/** A URL without scheme and host. */
export const getPath = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');
