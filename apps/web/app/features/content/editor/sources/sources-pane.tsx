import { useDebouncedValue } from '@mantine/hooks';
import {
  checkSources,
  CONTENT_LIMITS,
  decideSource,
  type UnsourcedSentence,
} from '@pagewright/contract/content';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../../lib/api/api-query.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { QueryView } from '../../../../ui/query-view.tsx';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import { sourcesMessages } from './messages.ts';
import { findSentence } from './find-sentence.ts';
import { SentenceRow } from './sentence-row.tsx';
import pane from '../side-pane.module.css';
import classes from './sources.module.css';

/** Debounce of the check in milliseconds. */
const DEBOUNCE_MS = 1_000;

interface SourcesPaneProps {
  /** Null for an unsaved item. */
  readonly itemId: string | null;
  readonly content: string;
  readonly title: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly editor: Editor | null;
  readonly isReadOnly: boolean;
  readonly isShown: boolean;
  /** Called with the number of open sentences once it is known. */
  readonly onCount: (open: number) => void;
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

/** Sentences in the text that need a source, and what can be done about each. */
export function SourcesPane({ itemId, isShown, ...others }: SourcesPaneProps) {
  const m = useMessages(sourcesMessages);
  if (itemId === null) return <p className={pane.quiet}>{m.saveFirst}</p>;
  return isShown ? <SavedSources itemId={itemId} {...others} /> : null;
}

function SavedSources({
  itemId: id,
  content,
  title,
  metaTitle,
  metaDescription,
  editor,
  isReadOnly,
  onCount,
  onJump,
}: Omit<SourcesPaneProps, 'isShown' | 'itemId'> & { readonly itemId: string }) {
  const m = useMessages(sourcesMessages);
  const queries = useQueryClient();
  const texts = useMemo(
    () => ({
      content,
      title: title.slice(0, CONTENT_LIMITS.title),
      metaTitle: metaTitle.slice(0, CONTENT_LIMITS.metaTitle),
      metaDescription: metaDescription.slice(0, CONTENT_LIMITS.metaDescription),
    }),
    [content, title, metaTitle, metaDescription],
  );
  const [quiet] = useDebouncedValue(texts, DEBOUNCE_MS);
  const query = useQuery({
    ...apiQuery(checkSources, { params: { id }, body: quiet }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const decide = useApiMutation(decideSource, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiQueryKey(checkSources) }),
    onError: ({ failure }) => notifyFailure(failure),
  });
  const open = query.data?.open;
  const reportCount = useEffectEvent(onCount);
  useEffect(() => {
    if (open !== undefined) reportCount(open);
  }, [open]);

  const placeOf = (sentence: UnsourcedSentence) =>
    editor ? findSentence(editor.state.doc, sentence.text) : null;

  function jump(sentence: UnsourcedSentence): void {
    const place = placeOf(sentence);
    if (place) onJump([place.whole]);
  }

  function link(sentence: UnsourcedSentence, href: string): void {
    const place = placeOf(sentence);
    if (place && editor)
      editor.chain().setTextSelection(place.words).setLink({ href }).setTextSelection(place.words.to).run();
  }

  return (
    <QueryView query={query} messages={m}>
      {({ isRequired, open: left, sentences }) => (
        <section className={pane.pane} aria-label={m.title}>
          <div className={pane.card}>
            <p role="status" className={classes.strong}>
              {m.open(left)}
            </p>
            <p className={pane.quiet}>{isRequired ? m.required : m.advice}</p>
          </div>
          {sentences.length === 0 ? null : (
            <ul className={pane.rows}>
              {sentences.map((sentence) => (
                <SentenceRow
                  key={sentence.text}
                  sentence={sentence}
                  isReadOnly={isReadOnly}
                  isPending={decide.isPending}
                  onJump={() => jump(sentence)}
                  onLink={(href) => link(sentence, href)}
                  onDecide={(decision) =>
                    decide.mutate({ params: { id }, body: { sentence: sentence.text, decision } })
                  }
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </QueryView>
  );
}
