import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { toWorkspaceRole, WORKSPACE_ROLES, type WorkspaceRole } from '@pagewright/contract/auth';
import { inviteMember } from '@pagewright/contract/team';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { useValidators } from '../../../lib/validation/use-validators.ts';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { teamMessages } from '../messages.ts';
import classes from '../team.module.css';

/** Invites someone by email. The input stays until it is sent. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(teamMessages);
  const help = { admin: m.adminHelp, basic_member: m.memberHelp, client: m.clientHelp };
  const valid = useValidators();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<WorkspaceRole>('basic_member');
  const [objection, setObjection] = useState<string | null>(null);
  const { mutate, error, isPending, reset } = useApiMutation(inviteMember, {
    onSuccess: (_, { body }) => {
      notify({ type: 'success', message: m.sent });
      void queries.invalidateQueries({ queryKey: ['api', 'team'] });
      // An address typed in the meantime stays.
      if (field.current === null || field.current.value.trim() === body.email) onClose();
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const typed = email.trim();
    const found = typed === '' ? m.required : valid.email()(typed);
    setObjection(found);
    if (found === null) mutate({ body: { email: typed, role } });
    else field.current?.focus();
  }

  return (
    <WideDialog isOpen title={m.invite} width={480} closeLabel={m.cancel} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <FailureBanner
          failed={error ? { title: m.inviteFailed, failure: error.failure } : null}
          onDismiss={reset}
        />
        <TextInput
          ref={field}
          label={m.email}
          description={m.inviteHelp}
          type="email"
          autoComplete="off"
          required
          data-autofocus
          value={email}
          error={objection}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Radio.Group
          label={m.roleLabel}
          required
          value={role}
          onChange={(value) => setRole(toWorkspaceRole(value))}
        >
          <Stack gap="sm">
            {WORKSPACE_ROLES.toReversed().map((one) => (
              <Radio key={one} value={one} label={m.role(one)} description={help[one]} />
            ))}
          </Stack>
        </Radio.Group>
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={isPending}>
            {m.send}
          </Button>
        </DialogButtons>
      </form>
    </WideDialog>
  );
}
