import { Menu } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { EDITOR_LAYERS } from '../editor-layers.ts';
import { richTextMessages } from './messages.ts';
import { ToolbarButton } from './toolbar-button.tsx';

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Inserts a table; inside one, edits rows and columns. */
export function TableControl({ editor }: { readonly editor: Editor }) {
  const m = useMessages(richTextMessages);
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const run = () => editor.chain().focus();
  return (
    <Menu position="bottom-start" portalProps={EDITOR_LAYERS}>
      <Menu.Target>
        <ToolbarButton label={m.table} icon={IconTable} isActive={isInside} />
      </Menu.Target>
      <Menu.Dropdown>
        {isInside ? (
          <>
            <Menu.Item onClick={() => run().addRowBefore().run()}>{m.rowBefore}</Menu.Item>
            <Menu.Item onClick={() => run().addRowAfter().run()}>{m.rowAfter}</Menu.Item>
            <Menu.Item onClick={() => run().addColumnBefore().run()}>{m.columnBefore}</Menu.Item>
            <Menu.Item onClick={() => run().addColumnAfter().run()}>{m.columnAfter}</Menu.Item>
            <Menu.Divider />
            <Menu.Item onClick={() => run().toggleHeaderRow().run()}>{m.headerRow}</Menu.Item>
            <Menu.Divider />
            <Menu.Item onClick={() => run().deleteRow().run()}>{m.rowRemove}</Menu.Item>
            <Menu.Item onClick={() => run().deleteColumn().run()}>{m.columnRemove}</Menu.Item>
            <Menu.Item onClick={() => run().deleteTable().run()}>{m.tableRemove}</Menu.Item>
          </>
        ) : (
          <Menu.Item onClick={() => run().insertTable(NEW_TABLE).run()}>{m.tableInsert}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
