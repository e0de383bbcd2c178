import { Button } from '@mantine/core';
import {
  deleteContactMessage,
  listContactMessages,
  updateContactMessage,
  type ContactMessage,
} from '@pagewright/contract/contact';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { operatorTabMessages } from './operator-tab-messages.ts';
import classes from './operator.module.css';

/** A contact message: opening marks it as read; then it can be answered, marked, and deleted. */
export function ContactMessageRow({ message }: { readonly message: ContactMessage }) {
  const m = useMessages(operatorTabMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, name, email, company, subject, readAt, answeredAt } = message;
  const changed = (): void => {
    void queries.invalidateQueries({ queryKey: apiQueryKey(listContactMessages) });
  };
  const onError = ({ failure }: { readonly failure: Parameters<typeof notifyFailure>[0] }): void =>
    notifyFailure(failure);
  const update = useApiMutation(updateContactMessage, { onSuccess: changed, onError });
  const remove = useApiMutation(deleteContactMessage, {
    onSuccess: () => {
      notify({ type: 'success', message: m.deleted });
      changed();
    },
    onError,
  });
  const mark = (body: { isRead?: boolean; isAnswered?: boolean }): void =>
    update.mutate({ params: { id }, body });
  return (
    <li>
      <details
        className={classes.message}
        data-unread={readAt === null || undefined}
        onToggle={(event) => {
          if (event.currentTarget.open && readAt === null) mark({ isRead: true });
        }}
      >
        <summary>
          <span className={classes.subject}>
            {subject} <Badge tint="gray">{m.type(message.inquiryType)}</Badge>{' '}
            {readAt === null ? <Badge tint="blue">{m.new}</Badge> : null}
            {answeredAt === null ? null : <Badge tint="green">{m.answered}</Badge>}
            {message.isLikelySpam ? <Badge tint="amber">{m.likelySpam}</Badge> : null}
          </span>
          <span className={classes.note}>{m.from(name, company, format.dateTime(message.createdAt))}</span>
        </summary>
        <p className={classes.text}>{message.message}</p>
        <div className={classes.actions}>
          <Button component="a" href={replyLink(message)} size="xs">
            {m.answerTo(email)}
          </Button>
          <Button
            variant="default"
            size="xs"
            loading={update.isPending}
            onClick={() => mark({ isAnswered: answeredAt === null })}
          >
            {answeredAt === null ? m.markAnswered : m.markNotAnswered}
          </Button>
          <Button variant="default" size="xs" onClick={() => mark({ isRead: false })}>
            {m.markUnread}
          </Button>
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            {m.delete}
          </Button>
        </div>
      </details>
      <LazyConfirmDialog
        isOpen={isAsking}
        title={m.deleteTitle(subject)}
        confirmLabel={m.delete}
        cancelLabel={m.cancel}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
        onCancel={() => setAsking(false)}
      >
        {m.deleteText(name)}
      </LazyConfirmDialog>
    </li>
  );
}

/** Opens the operator's mail program with the message quoted. */
function replyLink({ email, subject, message }: ContactMessage): string {
  const quoted = message
    .slice(0, 1_000)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}
