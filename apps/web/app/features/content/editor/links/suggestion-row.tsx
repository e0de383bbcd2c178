import { Button } from '@mantine/core';
import type { ArticleLinkSuggestion, LinkDirection } from '@pagewright/contract/analytics';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { linksMessages } from './messages.ts';
import pane from '../side-pane.module.css';
import classes from './links.module.css';

interface SuggestionRowProps {
  readonly link: ArticleLinkSuggestion;
  readonly direction: LinkDirection;
  readonly isReadOnly: boolean;
  /** Jumps to the words in the text; null if they are on another page. */
  readonly onJump: (() => void) | null;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** A suggested link: the page, and the sentence with the words to link. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { link, direction, isReadOnly, onJump, onAccept, onReject } = props;
  const m = useMessages(linksMessages);
  const { page, anchor, sentence, likelihood } = link;
  const name = page.title || page.url;
  const at = sentence.indexOf(anchor);
  const words =
    at === -1 ? (
      sentence
    ) : (
      <>
        {sentence.slice(0, at)}
        <mark>{anchor}</mark>
        {sentence.slice(at + anchor.length)}
      </>
    );
  return (
    <li className={pane.card}>
      <PageName page={page} />
      {onJump === null ? (
        <p className={pane.quotation}>{words}</p>
      ) : (
        <button
          type="button"
          className={`${pane.quotation} ${pane.jump}`}
          aria-label={m.show(sentence)}
          onClick={onJump}
        >
          {words}
        </button>
      )}
      <p className={pane.quiet}>{m.likelihood(likelihood)}</p>
      {isReadOnly ? null : (
        <div className={pane.buttons}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={direction === 'outbound' ? m.insertNamed(name) : m.acceptNamed(name)}
            onClick={onAccept}
          >
            {direction === 'outbound' ? m.insert : m.accept}
          </Button>
          <Button size="compact-sm" variant="subtle" aria-label={m.rejectNamed(name)} onClick={onReject}>
            {m.reject}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A page's title and path. */
export function PageName({ page: { url, title } }: { readonly page: ArticleLinkSuggestion['page'] }) {
  return (
    <p className={classes.page}>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
        {title || url}
      </a>
      <span className={pane.quiet}>{url.replace(/^https?:\/\/[^/]+/, '')}</span>
    </p>
  );
}
