import { Button, TextInput } from '@mantine/core';
import { createWorkspace, WORKSPACE_NAME_MAX } from '@pagewright/contract/team';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import { goToWorkspace } from './go-to-workspace.ts';
import { workspaceMessages } from './workspace-messages.ts';
import classes from '../team.module.css';

/** Creates a workspace and enters it. */
export function NewWorkspaceDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(workspaceMessages);
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    setPending(true);
    const { data, error } = await callApi(createWorkspace, { body: { name: name.trim() } });
    if (data) {
      void queries.invalidateQueries({ queryKey: ['api', 'team'] });
      await goToWorkspace(data.id);
      // Created once: if entering it fails, the menu offers it.
      return onClose();
    }
    setFailure(error);
    setPending(false);
  }

  return (
    <WideDialog isOpen title={m.create} width={440} closeLabel={m.cancel} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <FailureBanner
          failed={failure ? { title: m.createFailed, failure } : null}
          onDismiss={() => setFailure(null)}
        />
        <TextInput
          ref={field}
          label={m.name}
          description={m.nameHelp}
          required
          data-autofocus
          maxLength={WORKSPACE_NAME_MAX}
          value={name}
          error={isMissing ? m.nameRequired : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={isPending}>
            {m.submit}
          </Button>
        </DialogButtons>
      </form>
    </WideDialog>
  );
}
