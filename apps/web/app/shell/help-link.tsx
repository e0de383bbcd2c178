import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useMessages } from '../lib/messages/use-messages.ts';
import { shellMessages } from './messages.ts';

/** Opens the guide at the topic of the current screen, in a tab of its own. */
export function HelpLink({ path }: { readonly path: `/help${string}` }) {
  const m = useMessages(shellMessages);
  return (
    <Tooltip label={m.help}>
      <ActionIcon component="a" href={path} target="_blank" aria-label={m.help}>
        <IconHelpCircle size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
