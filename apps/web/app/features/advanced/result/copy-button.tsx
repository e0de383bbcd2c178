import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { notify } from '../../../lib/notices/notice-store.ts';
import { getMessages } from '../../../lib/messages/define-messages.ts';
import { advancedMessages } from '../messages.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is said once it is copied. */
  readonly done: string;
}

/** Copies a text and reports whether that worked. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: 'success', message: done });
    } catch {
      notify({ type: 'error', message: getMessages(advancedMessages).copyFailed });
    }
  };
  return (
    <Button
      className="unprinted"
      variant="default"
      size="compact-md"
      leftSection={<IconCopy size={16} />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
