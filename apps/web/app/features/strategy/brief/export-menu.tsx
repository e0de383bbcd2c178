import { Menu } from '@mantine/core';
import { BRIEF_FORMATS, exportBrief } from '@pagewright/contract/strategy';
import type { ReactNode } from 'react';
import { download } from '../../../lib/downloads/download.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { strategyMessages } from '../messages.ts';

interface ExportMenuProps {
  readonly briefId: string;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** Downloads a brief with its analysis and strategy in the chosen format. */
export function ExportMenu({ briefId, children }: ExportMenuProps) {
  const m = useMessages(strategyMessages);
  return (
    <Menu withinPortal={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {BRIEF_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => void download(exportBrief, { params: { id: briefId }, query: { format } })}
          >
            {m[`format_${format}`]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
