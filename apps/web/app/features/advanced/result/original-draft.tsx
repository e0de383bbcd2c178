import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './result.module.css';

/** The text as drafted without a language model; nothing if `text` is null. */
export function OriginalDraft({ text }: { readonly text: string | null }) {
  const m = useMessages(advancedMessages);
  if (text === null) return null;
  return (
    <details className={classes.evidence}>
      <summary>{m.draftedBefore}</summary>
      <pre className={classes.drafted}>{text}</pre>
      <CopyButton text={text} label={m.copyDrafted} done={m.copiedDrafted} />
    </details>
  );
}
