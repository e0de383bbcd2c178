import { LINK_STATES, listLinkLeads, updateLinkLead, type LinkLead } from '@pagewright/contract/advanced';
import { ActionIcon, Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../../lib/api/call-api.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { PageLink } from '../../result/page-link.tsx';
import { linkMessages } from './messages.ts';
import { OpportunityReasons } from './opportunity-reasons.tsx';
import classes from '../../result/result.module.css';
import own from './backlink-finder.module.css';

const NOTE_MAX = 2000;

interface LeadRowProps {
  readonly lead: LinkLead;
  readonly onRemove: () => void;
}

/** A listed page: reason, status, and a note. Both are saved on change or blur. */
export function LeadRow({ lead, onRemove }: LeadRowProps) {
  const m = useMessages(linkMessages);
  const joining = useMessages(joiningMessages);
  const queries = useQueryClient();
  const [note, setNote] = useState(lead.note);
  const name = lead.pageTitle || lead.pageUrl;

  async function save(body: { state?: LinkLead['state']; note?: string }, failed: string): Promise<void> {
    const { error } = await callApi(updateLinkLead, { params: { id: lead.id }, body });
    if (error) notifyFailure(error, { message: joining.labeled(failed, describeFailure(error)) });
    await queries.invalidateQueries({ queryKey: ['api', 'advanced', listLinkLeads.path] });
  }
  return (
    <li>
      <div className={classes.line}>
        <PageLink url={lead.pageUrl} title={lead.pageTitle} />
        <OpportunityReasons opportunity={lead} />
        <span className={classes.quiet}>{m.keptBy(lead.keptBy, lead.createdAt)}</span>
      </div>
      <div className={own.actions}>
        <Select
          className={own.state}
          aria-label={m.stateOf(name)}
          allowDeselect={false}
          data={LINK_STATES.map((state) => ({ value: state, label: m[`state_${state}`] }))}
          value={lead.state}
          onChange={(value) => {
            const state = LINK_STATES.find((known) => known === value);
            if (state) void save({ state }, m.stateFailed);
          }}
        />
        <TextInput
          aria-label={m.noteOf(name)}
          placeholder={m.note}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          onBlur={() => {
            if (note !== lead.note) void save({ note }, m.noteFailed);
          }}
        />
        {lead.mayRemove ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={m.removeNamed(name)}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        ) : null}
      </div>
    </li>
  );
}
