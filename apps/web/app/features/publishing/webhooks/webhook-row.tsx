import { ActionIcon, Button, Menu } from '@mantine/core';
import type { Webhook } from '@pagewright/contract/publishing/webhooks';
import {
  IconDots,
  IconKey,
  IconListDetails,
  IconPencil,
  IconPower,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { webhookMessages } from './messages.ts';
import shared from '../publishing.module.css';
import classes from './webhooks.module.css';

/** Actions on a webhook. */
export interface WebhookActions {
  readonly test: (webhook: Webhook) => void;
  readonly openLog: (webhook: Webhook) => void;
  readonly edit: (webhook: Webhook) => void;
  readonly rotate: (webhook: Webhook) => void;
  readonly toggle: (webhook: Webhook) => void;
  readonly remove: (webhook: Webhook) => void;
}

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly actions: WebhookActions;
}

const REASONS = { person: 'offByPerson', gone: 'offGone', failing: 'offFailing' } as const;

/** A webhook: its URL, events, and state. */
export function WebhookRow({ webhook, actions }: WebhookRowProps) {
  const m = useMessages(webhookMessages);
  const format = useFormatter();
  const now = useNow();
  const { url, events, answeredAt, disabledReason, formerSecretUntil } = webhook;
  const hasFormer = formerSecretUntil !== null && new Date(formerSecretUntil) > now;
  return (
    <li className={shared.row}>
      <div className={shared.about}>
        <p className={classes.url}>{url}</p>
        <p className={classes.facts}>
          {disabledReason === null ? (
            <Badge tint="green">{m.on}</Badge>
          ) : (
            <Badge tint={disabledReason === 'person' ? 'gray' : 'red'}>{m[REASONS[disabledReason]]}</Badge>
          )}
          <span>{events.map((event) => m[event]).join(', ')}</span>
          <span>{answeredAt === null ? m.neverAnswered : m.answered(format.relative(answeredAt, now))}</span>
          {hasFormer ? <span>{m.formerSecret(format.dateTime(formerSecretUntil))}</span> : null}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconSend size={15} stroke={1.7} />}
          onClick={() => actions.test(webhook)}
        >
          {m.test}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconListDetails size={15} stroke={1.7} />}
          onClick={() => actions.openLog(webhook)}
        >
          {m.log}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label={m.moreFor(url)}>
              <IconDots size={17} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => actions.edit(webhook)}>
              {m.edit}
            </Menu.Item>
            <Menu.Item leftSection={<IconKey size={16} />} onClick={() => actions.rotate(webhook)}>
              {m.newSecret}
            </Menu.Item>
            <Menu.Item leftSection={<IconPower size={16} />} onClick={() => actions.toggle(webhook)}>
              {disabledReason === null ? m.switchOff : m.switchOn}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => actions.remove(webhook)}
            >
              {m.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}
