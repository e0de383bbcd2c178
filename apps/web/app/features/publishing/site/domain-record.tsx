import { ActionIcon, CopyButton } from '@mantine/core';
import type { SiteSettings } from '@pagewright/contract/publishing/site';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { siteMessages } from './messages.ts';
import classes from '../publishing.module.css';

/** The DNS record that proves ownership of a domain, with copy buttons. */
export function DomainRecord({ name, record }: NonNullable<SiteSettings['domain']>) {
  const m = useMessages(siteMessages);
  return (
    <div>
      <p className={classes.name}>{name}</p>
      <p className={classes.text}>{m.recordHelp}</p>
      <dl className={classes.record}>
        <dt>{m.recordName}</dt>
        <dd>{record.name}</dd>
        <Copy text={record.name} label={m.copyName} copied={m.copied} />
        <dt>{m.recordValue}</dt>
        <dd>{record.value}</dd>
        <Copy text={record.value} label={m.copyValue} copied={m.copied} />
      </dl>
    </div>
  );
}

function Copy({
  text,
  label,
  copied,
}: {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
}) {
  return (
    <dd>
      <CopyButton value={text}>
        {({ copied: isCopied, copy }) => (
          <ActionIcon variant="subtle" size={32} aria-label={isCopied ? copied : label} onClick={copy}>
            {isCopied ? <IconCheck size={17} /> : <IconCopy size={17} />}
          </ActionIcon>
        )}
      </CopyButton>
    </dd>
  );
}
