import { Tooltip, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { EDITOR_LAYERS } from '../editor-layers.ts';
import classes from './rich-text.module.css';

/** Props that a menu or popover passes to its target are forwarded to the button. */
interface ToolbarButtonProps extends ComponentPropsWithRef<'button'> {
  readonly label: string;
  /** The keyboard shortcut, for the tooltip. */
  readonly keys?: string;
  readonly icon: Icon;
  readonly isActive?: boolean;
  readonly isDisabled?: boolean;
}

/** A toolbar button; a toggle also reports its state. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, keys, icon: Drawing, isActive, isDisabled, onClick, className, ...others } = props;
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} portalProps={EDITOR_LAYERS}>
      <UnstyledButton
        {...others}
        className={`${classes.button} ${className ?? ''}`}
        data-toolbar-button
        aria-label={label}
        aria-pressed={isActive}
        // Not `disabled`, because focus would be lost when the last step is undone.
        aria-disabled={isDisabled}
        // Keeps the text selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isDisabled ? undefined : onClick}
      >
        <Drawing size={17} stroke={1.8} aria-hidden="true" />
      </UnstyledButton>
    </Tooltip>
  );
}
