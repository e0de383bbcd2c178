import { Button } from '@mantine/core';
import type { ArticleLinkSuggestion, LinkDirection } from '@pagewright/contract/analytics';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { linksMessages } from './messages.ts';
import classes from './links.module.css';

interface SuggestionRowProps {
  readonly link: ArticleLinkSuggestion;
  readonly direction: LinkDirection;
  readonly isReadOnly: boolean;
  /** Goes to the words in the text; null where they stand on another page. */
  readonly onJump: (() => void) | null;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** One link that is not there yet: the page, and the sentence with the words to set it on. */
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
    <li className={classes.row}>
      <PageName page={page} />
      {onJump === null ? (
        <p className={classes.sentence}>{words}</p>
      ) : (
        <button
          type="button"
          className={`${classes.sentence} ${classes.jump}`}
          aria-label={m.show(sentence)}
          onClick={onJump}
        >
          {words}
        </button>
      )}
      <p className={classes.quiet}>{m.likelihood(likelihood)}</p>
      {isReadOnly ? null : (
        <div className={classes.buttons}>
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

/** A page of the site by its title, with the path that tells it from others. */
export function PageName({ page: { url, title } }: { readonly page: ArticleLinkSuggestion['page'] }) {
  return (
    <p className={classes.page}>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
        {title || url}
      </a>
      <span className={classes.quiet}>{url.replace(/^https?:\/\/[^/]+/, '')}</span>
    </p>
  );
}
