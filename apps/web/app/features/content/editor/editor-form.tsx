import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { CONTENT_LIMITS, type ContentItem } from '@pagewright/contract/content';
import { countWords, documentText, emptyDocument } from '@pagewright/contract/document';
import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { GrowingField } from '../../../ui/growing-field.tsx';
import { LazyReviewPane } from '../../review/index.ts';
import { useEvidence, useLiveScore } from '../../scoring/index.ts';
import { BriefPanel } from './brief/brief-panel.tsx';
import { useBriefChecks } from './brief/use-brief-checks.ts';
import { DetailsFields } from './details-fields.tsx';
import { lacksPublishTime, parseList, type ItemDraft } from './item-draft.ts';
import { editorMessages } from './messages.ts';
import type { JournalStatus } from './recovery/draft-journal.ts';
import { highlightPlaces, showPlace, type EditorRange } from './rich-text/highlight-places.ts';
import { contentToSave } from './rich-text/content-to-save.ts';
import { readDocument } from './rich-text/read-document.ts';
import { RichTextEditor } from './rich-text/rich-text-editor.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import type { Saving } from './saving/use-saving.ts';
import { LazyLinksPane } from './links/lazy-links-pane.tsx';
import { LazySourcesPane } from './sources/lazy-sources-pane.tsx';
import type { ShownPlaces } from './score/finding-row.tsx';
import { ScoreSide } from './score/score-side.tsx';
import { ProposalsDialog } from './writing/proposals-dialog.tsx';
import { SuggestionBar } from './writing/suggestion-bar.tsx';
import { useStoredSuggestions } from './writing/use-stored-suggestions.ts';
import { useWriting } from './writing/use-writing.ts';
import classes from './editor.module.css';

const SLUG = /^$|^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** The side panes next to the text. */
type Side = 'score' | 'links' | 'review' | 'sources';

function sideOfAddress(address: URLSearchParams): Side | null {
  const pane = address.get('pane');
  if (address.has('comment') || pane === 'review') return 'review';
  return pane === 'sources' || pane === 'links' ? pane : null;
}

interface EditorFormProps {
  readonly item: ContentItem | null;
  readonly draft: ItemDraft;
  readonly saving: Saving;
  readonly isReadOnly: boolean;
  readonly journalStatus: JournalStatus;
  /** Text that replaces the editor's content, as one undoable step. */
  readonly restored: string | null;
  /** Called when the restored text is in the editor. */
  readonly onRestored: () => void;
  /** Outcome of the last save, next to the save button. */
  readonly notice: ReactNode;
  readonly isSavedByHand: boolean;
  /** Called on every form change. */
  readonly onChange: (change: Partial<ItemDraft>) => void;
  /** Whether a save was attempted, so that the form shows what is missing. */
  readonly isChecked: boolean;
  readonly onCheck: () => void;
  /** How often sentences without a source blocked a save; each time they are shown. */
  readonly stops: number;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** An item's form next to its explained score. */
export function EditorForm(props: EditorFormProps) {
  const { item, draft, saving, isReadOnly, notice, isChecked, onChange, onCheck, onCancel, onSave } = props;
  const m = useMessages(editorMessages);
  const isNarrow = useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false });
  const [address] = useSearchParams();
  const [wanted] = useState(() => sideOfAddress(address));
  const [pane, setPane] = useState<'write' | 'side'>(wanted === null ? 'write' : 'side');
  const [side, setSide] = useState<Side>(wanted ?? 'score');
  const [openComments, setOpenComments] = useState(0);
  const [openSources, setOpenSources] = useState(0);
  const [shownCode, setShownCode] = useState<string | null>(null);
  const [editor, setEditor] = useState<Editor | null>(null);

  const text = useMemo(() => {
    const document = readDocument(draft.content);
    return document === null ? '' : documentText(document);
  }, [draft.content]);
  const article = useMemo(() => {
    const { content, title, metaTitle, metaDescription, slug, primaryKeyword, keywords } = draft;
    return {
      content,
      title,
      metaTitle,
      metaDescription,
      slug,
      primaryKeyword,
      keywords: parseList(keywords),
    };
  }, [draft]);
  const comparison = useEvidence(item?.id ?? null, draft.primaryKeyword);
  const { evidence } = comparison;
  const live = useLiveScore(article, evidence);
  const briefed = useBriefChecks(item?.id ?? null, draft.content);
  const points = live?.score.status === 'scored' ? live.score.shown : null;
  const findings = useMemo(() => {
    if (live?.score.status !== 'scored') return [];
    const { substance, parts } = live.score;
    return [...substance.findings, ...parts.flatMap((part) => part.assessments)];
  }, [live]);
  const scoredContent = live?.article.content;
  const shownRanges = findings.find(({ code }) => code === shownCode)?.ranges;
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    // Findings of an earlier text are left out: their highlights move along until the current text is scored.
    if (!shownRanges) highlightPlaces(editor, []);
    else if (contentToSave(editor) === scoredContent) highlightPlaces(editor, shownRanges);
  }, [editor, shownRanges, scoredContent]);

  const show = useCallback(
    ({ code, ranges }: ShownPlaces) => {
      const isHidden = code !== shownCode;
      setShownCode(isHidden ? code : null);
      if (!isHidden || !ranges[0] || !editor) return;
      setPane('write');
      const [first] = ranges;
      // After the pane is shown again on a phone.
      requestAnimationFrame(() => showPlace(editor, first));
    },
    [editor, shownCode],
  );

  const jump = useCallback(
    (ranges: readonly EditorRange[]) => {
      const [first] = ranges;
      if (!editor || !first) return;
      setShownCode(null);
      setPane('write');
      // After the dialog has released focus and the pane is shown again on a phone.
      requestAnimationFrame(() => {
        highlightPlaces(editor, ranges);
        showPlace(editor, first);
        editor.view.focus();
      });
    },
    [editor],
  );

  const titleError = isChecked && draft.title.trim() === '' ? m.titleRequired : null;
  const slugError = SLUG.test(draft.slug.trim()) ? null : m.slugWrong;
  const titleField = useRef<HTMLTextAreaElement>(null);
  const needsMoment = lacksPublishTime(draft, item);
  const momentField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const saveByKey = (event: KeyboardEvent): void => {
    // A dialog above the form receives the keyboard shortcuts.
    const isOnTop = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)?.contains(form.current);
    if (isOnTop && !isReadOnly && !saving.isSaving && !event.repeat) form.current?.requestSubmit();
  };
  useHotkeys([['mod+S', saveByKey]], [], true);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onCheck();
    if (draft.title.trim() === '') titleField.current?.focus();
    else if (needsMoment) momentField.current?.focus();
    else if (slugError === null) onSave();
  }

  async function ensureSaved(): Promise<string | null> {
    if (item) return item.id;
    const result = await saving.storeRevision();
    return result?.outcome === 'saved' ? result.item.id : null;
  }

  const writing = useWriting({
    editor,
    title: draft.title,
    keyword: draft.primaryKeyword,
    brief: briefed.brief,
    ensureSaved,
  });
  const { run: write } = writing;
  const isRead = item === undefined || item === null || evidence !== null;
  const pages = evidence === null ? 0 : evidence.pages.length + (evidence.research?.pages.length ?? 0);
  const hasPages = !isRead || pages > 0;
  const hasKeyword = draft.primaryKeyword.trim() !== '';
  const writingEvidence = useMemo(() => ({ hasPages, hasKeyword }), [hasPages, hasKeyword]);
  useStoredSuggestions(editor, item?.id ?? null);

  const setContent = useCallback((content: string) => onChange({ content }), [onChange]);

  const showSide = (next: Side): void => {
    setSide(next);
    setPane('side');
  };
  const { stops } = props;
  const [shownStops, setShownStops] = useState(stops);
  if (stops !== shownStops) {
    setShownStops(stops);
    showSide('sources');
  }

  const { restored, onRestored } = props;
  useEffect(() => {
    if (!editor || editor.isDestroyed || restored === null) return;
    editor.commands.setContent(readDocument(restored) ?? emptyDocument());
    onRestored();
  }, [editor, restored, onRestored]);

  const publicAddress = item?.publicUrl ?? `${globalThis.location.host} › ${draft.slug.trim() || '…'}`;
  const sides: { readonly value: Side; readonly label: string }[] = [
    { value: 'score', label: points === null ? m.scoreTab : m.scoreTabPoints(points) },
    { value: 'sources', label: openSources === 0 ? m.sourcesTab : m.sourcesTabOpen(openSources) },
    { value: 'links', label: m.linksTab },
    { value: 'review', label: openComments === 0 ? m.reviewTab : m.reviewTabOpen(openComments) },
  ];
  const canSeeWriting = !isNarrow || pane === 'write';
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {isNarrow ? (
        <SegmentedControl
          fullWidth
          size="xs"
          classNames={{ control: classes.paneControl, label: classes.paneLabel }}
          value={pane === 'write' ? 'write' : side}
          onChange={(next) => (next === 'write' ? setPane('write') : showSide(next))}
          data={[{ value: 'write' as const, label: m.write }, ...sides]}
        />
      ) : null}
      <div className={classes.columns}>
        <div className={classes.main} hidden={!canSeeWriting}>
          <p className={classes.printedTitle}>{draft.title}</p>
          <GrowingField
            ref={titleField}
            label={m.title}
            required
            size="md"
            readOnly={isReadOnly}
            maxLength={CONTENT_LIMITS.title}
            value={draft.title}
            error={titleError}
            onText={(title) => onChange({ title })}
            data-autofocus={item === null || undefined}
          />
          {item?.sourceUrl == null ? null : (
            <p className={classes.source}>
              {m.openedFrom}{' '}
              <a href={item.sourceUrl} target="_blank" rel="noopener noreferrer">
                {item.sourceUrl}
              </a>
            </p>
          )}
          <fieldset className={classes.fields} disabled={isReadOnly}>
            <TextInput
              label={m.primaryKeyword}
              description={m.primaryKeywordHelp}
              maxLength={CONTENT_LIMITS.keyword}
              value={draft.primaryKeyword}
              onChange={(event) => onChange({ primaryKeyword: event.currentTarget.value })}
            />
            <TextInput
              label={m.keywords}
              description={m.tagsHelp}
              value={draft.keywords}
              onChange={(event) => onChange({ keywords: event.currentTarget.value })}
            />
          </fieldset>
          <div className={classes.writing}>
            <RichTextEditor
              initialContent={draft.content}
              isReadOnly={isReadOnly}
              onChange={setContent}
              onReady={setEditor}
              onWrite={write}
              evidence={writingEvidence}
            />
            <p className={classes.words} data-testid="word-count">
              {m.words(countWords(text))}
            </p>
          </div>
          <SuggestionBar editor={editor} writing={writing} article={article} evidence={evidence} />
          <DetailsFields
            draft={draft}
            isReadOnly={isReadOnly}
            slugError={slugError}
            momentError={isChecked && needsMoment ? m.scheduledNeedsDate : null}
            momentField={momentField}
            address={publicAddress}
            widths={live?.widths ?? null}
            onChange={onChange}
          />
        </div>
        <div className={classes.aside} hidden={isNarrow && pane === 'write'}>
          {isNarrow ? null : (
            <SegmentedControl
              fullWidth
              size="xs"
              aria-label={m.side}
              className={classes.sides}
              value={side}
              onChange={setSide}
              data={sides}
            />
          )}
          <div hidden={side !== 'score'}>
            <ScoreSide
              article={article}
              characters={text.length}
              itemId={item?.id ?? null}
              comparison={comparison}
              score={live?.score ?? null}
              brief={briefed.brief}
              isReadOnly={isReadOnly}
              ensureSaved={ensureSaved}
              shownCode={shownCode}
              onShow={show}
              onJump={jump}
            />
            <BriefPanel {...briefed} canOpen={!isReadOnly} />
          </div>
          <div hidden={side !== 'sources'}>
            <LazySourcesPane
              itemId={item?.id ?? null}
              content={draft.content}
              title={draft.title}
              metaTitle={draft.metaTitle}
              metaDescription={draft.metaDescription}
              editor={editor}
              isReadOnly={isReadOnly}
              isShown={side === 'sources' && (!isNarrow || pane === 'side')}
              onCount={setOpenSources}
              onJump={jump}
            />
          </div>
          <div hidden={side !== 'links'}>
            <LazyLinksPane
              itemId={item?.id ?? null}
              title={draft.title}
              content={draft.content}
              editor={editor}
              isReadOnly={isReadOnly}
              isShown={side === 'links' && (!isNarrow || pane === 'side')}
              onJump={jump}
            />
          </div>
          <div hidden={side !== 'review'}>
            <LazyReviewPane
              item={item}
              editor={editor}
              saveContent={saving.keepRevision}
              onState={saving.applyState}
              onCount={setOpenComments}
              onShow={() => showSide('review')}
              onJump={(place) => jump([place])}
            />
          </div>
        </div>
      </div>
      <ProposalsDialog
        written={writing.proposals}
        draft={draft}
        onChange={onChange}
        onClose={writing.dismiss}
      />
      {notice}
      <SaveBar
        saving={saving}
        isReadOnly={isReadOnly}
        isSavedByHand={props.isSavedByHand}
        journalStatus={props.journalStatus}
      >
        <Button variant="default" onClick={onCancel}>
          {isReadOnly ? m.close : m.cancel}
        </Button>
        {isReadOnly ? null : (
          <Button type="submit" disabled={saving.isSaving}>
            {saving.isSaving ? m.saving : m.save}
          </Button>
        )}
      </SaveBar>
    </form>
  );
}
