import { Tooltip, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { EDITOR_LAYERS } from '../editor-layers.ts';
import classes from './rich-text.module.css';

/** What a menu or panel gives the button that opens it goes through to the button. */
interface ToolbarButtonProps extends ComponentPropsWithRef<'button'> {
  readonly label: string;
  /** The keys that do the same, for the tooltip. */
  readonly keys?: string;
  readonly icon: Icon;
  readonly isActive?: boolean;
  readonly isDisabled?: boolean;
}

/** A button of the toolbar; where it stands for a state, it says whether that is on. */
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
        // Not `disabled`: the focus would be lost when the last step is undone.
        aria-disabled={isDisabled}
        // Keeps the selection of the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isDisabled ? undefined : onClick}
      >
        <Drawing size={17} stroke={1.8} aria-hidden="true" />
      </UnstyledButton>
    </Tooltip>
  );
}
