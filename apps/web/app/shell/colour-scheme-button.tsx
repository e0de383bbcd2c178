import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { defineMessages } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';

const messages = defineMessages({ en: { toDark: 'Switch to dark', toLight: 'Switch to light' } });

/** Switches between light and dark. */
export function ColourSchemeButton() {
  const m = useMessages(messages);
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? m.toLight : m.toDark;
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
        {isDark ? <IconSun size={19} stroke={1.7} /> : <IconMoon size={19} stroke={1.7} />}
      </ActionIcon>
    </Tooltip>
  );
}
