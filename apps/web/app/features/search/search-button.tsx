import { ActionIcon } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
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

/** The header's search box; a click or Ctrl/Cmd-K opens search over content and screens. */
export function SearchButton({ screens }: { readonly screens: readonly SearchableScreen[] }) {
  const m = useMessages(searchMessages);
  const [isOpen, dialog] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [text, setText] = useState('');
  const palette = useRef<HTMLDivElement>(null);
  const open = (): void => {
    if (isOpen) return;
    setText('');
    setWasOpened(true);
    dialog.open();
  };
  useTypedAhead(isOpen, palette, setText);
  useHotkeys([['mod+K', open]], []);
  // After pressing Ctrl-K, users type immediately, so the dialog is prefetched when idle.
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
            <SearchDialog
              ref={palette}
              isOpen={isOpen}
              onClose={dialog.close}
              text={text}
              onType={setText}
              screens={screens}
            />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}

/** Captures keys pressed before the open palette has focus. */
function useTypedAhead(
  isOpen: boolean,
  palette: RefObject<HTMLElement | null>,
  change: (update: (text: string) => string) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (palette.current?.contains(document.activeElement)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Backspace') change((text) => text.slice(0, -1));
      else if ([...event.key].length === 1) change((text) => text + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen, palette, change]);
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
