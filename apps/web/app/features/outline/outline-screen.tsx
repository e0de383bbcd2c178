import { Button } from '@mantine/core';
import { readOutline, type OutlineResult } from '@pagewright/contract/outline';
import { IconFolderOpen, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { apiQueryKey } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageActions } from '../../ui/page-actions.tsx';
import { OutlineForm } from './form/outline-form.tsx';
import { outlineMessages } from './messages.ts';
import { OutlineView } from './result/outline-view.tsx';
import { CompareOutlines } from './saved/compare-outlines.tsx';
import { OpenOutline } from './saved/open-outline.tsx';
import { SavedOutlines } from './saved/saved-outlines.tsx';
import classes from './outline.module.css';

const OUTLINE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The Smart Outline Generator: a new outline, the saved ones, one of them opened, two compared. */
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
  const [left, right] = [address.get('left') ?? '', address.get('right') ?? ''];
  if (path === '') return <NewOutline />;
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

function NewOutline() {
  const m = useMessages(outlineMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [made, setMade] = useState<{ readonly result: OutlineResult; readonly turn: number } | null>(null);
  // Not a state: whoever types and asks for another outline at once is asked all the same.
  const isChanged = useRef(false);
  const tellChanged = useCallback((is: boolean): void => {
    isChanged.current = is;
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (made) heading.current?.focus();
  }, [made]);
  return (
    <>
      <OutlineForm
        isWorkAtRisk={() => isChanged.current}
        onMade={(result) => setMade((before) => ({ result, turn: (before?.turn ?? 0) + 1 }))}
      />
      {made ? (
        <>
          <h2 className={classes.resultTitle} ref={heading} tabIndex={-1}>
            {m.resultFor(made.result.analysisData.keyword)}
          </h2>
          <OutlineView
            key={made.turn}
            made={made.result}
            saved={null}
            onChanged={tellChanged}
            onSaved={(saved) => {
              queries.setQueryData(apiQueryKey(readOutline, { params: { id: saved.id } }), saved);
              void navigate(`/outline/${saved.id}`);
            }}
          />
        </>
      ) : null}
    </>
  );
}
