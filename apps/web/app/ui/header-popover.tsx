import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './header-popover.module.css';

interface HeaderPopoverProps {
  readonly icon: ReactNode;
  /** Name of the button, with what its count means. */
  readonly label: string;
  /** What stands at the button; nothing where null. */
  readonly count: string | null;
  /** Name of what opens. */
  readonly title: string;
  /** What opens, told how to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the header with a count, and the panel that it opens. */
export function HeaderPopover({ icon, label, count, title, children }: HeaderPopoverProps) {
  const [isOpen, popover] = useDisclosure(false);
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
