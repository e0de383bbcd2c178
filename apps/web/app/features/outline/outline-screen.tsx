import { Button } from '@mantine/core';
import { IconFolderOpen, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageActions } from '../../ui/page-actions.tsx';
import { outlineMessages } from './messages.ts';
import { NewOutline } from './new-outline.tsx';
import { CompareOutlines } from './saved/compare-outlines.tsx';
import { OpenOutline } from './saved/open-outline.tsx';
import { SavedOutlines } from './saved/saved-outlines.tsx';
import classes from './outline.module.css';

const OUTLINE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The Smart Outline Generator: a new outline, saved ones, an open one, or a comparison of two. */
export function OutlineScreen() {
  const m = useMessages(outlineMessages);
  const { '*': path = '' } = useParams();
  return (
    <div className={classes.screen}>
      <PageActions>
        {path === '' ? (
          <Button
            component={Link}
            to="/outline/saved"
            variant="default"
            leftSection={<IconFolderOpen size={17} />}
          >
            {m.savedOutlines}
          </Button>
        ) : (
          <>
            {path === 'saved' ? null : (
              <Button
                component={Link}
                to="/outline/saved"
                variant="default"
                leftSection={<IconFolderOpen size={17} />}
              >
                {m.savedOutlines}
              </Button>
            )}
            <Button component={Link} to="/outline" leftSection={<IconPlus size={17} />}>
              {m.newOutline}
            </Button>
          </>
        )}
      </PageActions>
      <View path={path} />
    </div>
  );
}

function View({ path }: { readonly path: string }) {
  const m = useMessages(outlineMessages);
  const [address] = useSearchParams();
  const { isNew, version, follow } = useNewOutlineUrl(path);
  const [left, right] = [address.get('left') ?? '', address.get('right') ?? ''];
  if (isNew) return <NewOutline key={`${version} ${address.get('run') ?? ''}`} onDisplayed={follow} />;
  if (path === 'saved') return <SavedOutlines />;
  if (path === 'compare' && OUTLINE_ID.test(left) && OUTLINE_ID.test(right))
    return <CompareOutlines ids={[left, right]} />;
  if (OUTLINE_ID.test(path)) return <OpenOutline key={path} id={path} />;
  return (
    <EmptyState
      title={m.unknownOutline}
      action={
        <Button component={Link} to="/outline">
          {m.newOutline}
        </Button>
      }
    />
  );
}

interface ScreenState {
  readonly path: string;
  readonly isNew: boolean;
  /** The path that the new-outline screen navigates to by itself; null if it stays. */
  readonly ownPath: string | null;
  readonly version: number;
}

/**
 * The URL of the screen where an outline is created: that of the outline itself once it is saved. The screen stays
 * mounted, so that nothing typed is lost; returning to it starts a new outline.
 */
function useNewOutlineUrl(path: string) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<ScreenState>({ path, isNew: path === '', ownPath: null, version: 0 });
  if (shown.path !== path)
    setShown(
      path === shown.ownPath
        ? { ...shown, path }
        : { path, isNew: path === '', ownPath: null, version: shown.version + 1 },
    );
  return {
    isNew: shown.isNew,
    version: shown.version,
    /** Receives the ID of the displayed outline; empty if it is unsaved. */
    follow: (own: string): void => {
      if (own === shown.path) return;
      setShown((before) => ({ ...before, ownPath: own }));
      // Once it is saved, there is no way back to the unsaved one.
      void navigate(own === '' ? '/outline' : `/outline/${own}`, { replace: own !== '' });
    },
  };
}
