import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useDialogEscape } from './use-dialog-escape.ts';
import classes from './header-popover.module.css';

interface HeaderPopoverProps {
  readonly icon: ReactNode;
  /** Accessible name of the button, including the count. */
  readonly label: string;
  /** Badge text; null for no badge. */
  readonly count: string | null;
  /** Accessible name of the panel. */
  readonly title: string;
  /** Panel content; receives a function that closes the panel. */
  readonly children: (close: () => void) => ReactNode;
}

/** A header button with a badge, and its panel. */
export function HeaderPopover({ icon, label, count, title, children }: HeaderPopoverProps) {
  const [isOpen, popover] = useDisclosure(false);
  useDialogEscape(isOpen, popover.close);
  return (
    <Popover
      opened={isOpen}
      onChange={popover.toggle}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon className={classes.button} aria-label={label} onClick={popover.toggle}>
            {icon}
            {count === null ? null : (
              <span className={classes.count} aria-hidden="true">
                {count}
              </span>
            )}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={title}>
        {children(popover.close)}
      </Popover.Dropdown>
    </Popover>
  );
}
