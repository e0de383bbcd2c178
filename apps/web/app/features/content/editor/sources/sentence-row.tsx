import { Button, TextInput } from '@mantine/core';
import type { SourceDecision, UnsourcedSentence } from '@pagewright/contract/content';
import { cleanLinkAddress } from '@pagewright/contract/document';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { sourcesMessages } from './messages.ts';
import pane from '../side-pane.module.css';
import classes from './sources.module.css';

const DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/;

interface SentenceRowProps {
  readonly sentence: UnsourcedSentence;
  readonly isReadOnly: boolean;
  readonly isPending: boolean;
  readonly onJump: () => void;
  readonly onLink: (href: string) => void;
  readonly onDecide: (decision: SourceDecision | null) => void;
}

/** A sentence without a source: why it needs one, and what can be done about it. */
export function SentenceRow({ sentence, isReadOnly, isPending, onJump, onLink, onDecide }: SentenceRowProps) {
  const m = useMessages(sourcesMessages);
  const format = useFormatter();
  const [isLinking, setLinking] = useState(false);
  const { text, reason, place, decision } = sentence;
  const isInText = place === 'text';
  return (
    <li className={pane.card} data-decided={decision !== null || undefined}>
      {isInText ? (
        <button
          type="button"
          className={`${pane.quotation} ${pane.jump}`}
          aria-label={m.show(text)}
          onClick={onJump}
        >
          {text}
        </button>
      ) : (
        <p className={pane.quotation}>{text}</p>
      )}
      {decision === null ? (
        <p className={pane.quiet}>{isInText ? m.reason(reason) : m.outside(place)}</p>
      ) : (
        <p className={pane.quiet}>
          {m.decided(decision.kind, decision.byName, format.dateTime(decision.at))}
        </p>
      )}
      {isReadOnly ? null : decision === null ? (
        <div className={pane.buttons}>
          {isInText ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={isLinking}
              onClick={() => setLinking(!isLinking)}
            >
              {m.addLink}
            </Button>
          ) : null}
          <Button size="compact-sm" variant="default" disabled={isPending} onClick={() => onDecide('own')}>
            {m.own}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isPending}
            onClick={() => onDecide('accepted')}
          >
            {m.accept}
          </Button>
        </div>
      ) : (
        <div className={pane.buttons}>
          <Button size="compact-sm" variant="default" disabled={isPending} onClick={() => onDecide(null)}>
            {m.undo}
          </Button>
        </div>
      )}
      {isLinking && decision === null ? <LinkField onLink={onLink} /> : null}
    </li>
  );
}

function LinkField({ onLink }: { readonly onLink: (href: string) => void }) {
  const m = useMessages(sourcesMessages);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function add(): void {
    const typed = address.trim();
    const href = cleanLinkAddress(DOMAIN.test(typed) ? `https://${typed}` : typed);
    // A link within the own site or to a mailbox is not a source.
    if (href === null || !/^https?:\/\//i.test(href)) setWrong(true);
    else onLink(href);
  }

  // The field is nested in the item's form, which Enter would save.
  function addByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={classes.link}>
      <TextInput
        ref={field}
        size="xs"
        label={m.address}
        placeholder="https://"
        value={address}
        error={isWrong ? m.addressWrong : null}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={addByKey}
      />
      <Button size="xs" onClick={add}>
        {m.add}
      </Button>
    </div>
  );
}
