import { Menu } from '@mantine/core';
import { listWorkspaces } from '@pagewright/contract/team';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { goToWorkspace } from './go-to-workspace.ts';
import { workspaceMessages } from './workspace-messages.ts';

/** The user's workspaces as menu items. `onCreate` is null for users who may not create one. */
export function WorkspaceItems({ onCreate }: { readonly onCreate: (() => void) | null }) {
  const m = useMessages(workspaceMessages);
  const { data, isError, refetch } = useQuery(apiQuery(listWorkspaces, {}));
  const current = data?.workspaces.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <Menu.Label>{m.workspaces}</Menu.Label>
      {data ? (
        <Menu.RadioGroup
          value={current?.id ?? ''}
          onChange={(id) => (id === current?.id ? undefined : void goToWorkspace(id))}
        >
          {data.workspaces.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      ) : isError ? (
        <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
          {m.failed} · {m.retry}
        </Menu.Item>
      ) : (
        <Menu.Item disabled>{m.loading}</Menu.Item>
      )}
      {onCreate === null ? null : (
        <Menu.Item leftSection={<IconPlus size={17} stroke={1.7} />} onClick={onCreate}>
          {m.create}
        </Menu.Item>
      )}
    </>
  );
}
