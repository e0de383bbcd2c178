import { ActionIcon } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { searchMessages } from './messages.ts';
import type { SearchableScreen } from './searchable-screen.ts';
import classes from './search-button.module.css';

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(async () => {
  const { SearchDialog } = await loadDialog();
  return { default: SearchDialog };
});

/** The search box of the header; a click or Ctrl/Cmd-K opens search over content and screens. */
export function SearchButton({ screens }: { readonly screens: readonly SearchableScreen[] }) {
  const m = useMessages(searchMessages);
  const [isOpen, dialog] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (): void => {
    setWasOpened(true);
    dialog.open();
  };
  useHotkeys([['mod+K', open]], []);
  // Who presses Ctrl-K types on at once: the dialog is fetched as soon as there is nothing else to do.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  return (
    <>
      <button type="button" className={classes.box} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <IconSearch size={17} stroke={1.8} aria-hidden="true" />
        <span className={classes.word}>{m.open}</span>
        <kbd className={classes.keys} aria-hidden="true">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <ActionIcon className={classes.icon} aria-label={m.open} onClick={open}>
        <IconSearch size={19} stroke={1.7} />
      </ActionIcon>
      {wasOpened ? (
        <PartBoundary>
          <Suspense fallback={null}>
            <SearchDialog isOpen={isOpen} onClose={dialog.close} screens={screens} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
