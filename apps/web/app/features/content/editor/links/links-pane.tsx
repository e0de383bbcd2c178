import { Button } from '@mantine/core';
import {
  decideArticleLink,
  suggestArticleLinks,
  type ArticleLinks,
  type ArticleLinkSuggestion,
  type LinkDirection,
} from '@pagewright/contract/analytics';
import type { CallInput } from '@pagewright/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { closeHistory } from '@tiptap/pm/history';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../../lib/api/api-query.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { QueryView } from '../../../../ui/query-view.tsx';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import { findAnchor, findLink, linkMarkType } from './find-anchor.ts';
import { DecidedRows } from './decided-rows.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import { linksMessages } from './messages.ts';
import pane from '../side-pane.module.css';
import classes from './links.module.css';

const UNDO_MS = 10_000;

interface LinksPaneProps {
  /** Null for an item that is not saved yet. */
  readonly itemId: string | null;
  readonly title: string;
  readonly content: string;
  readonly editor: Editor | null;
  readonly isReadOnly: boolean;
  readonly isShown: boolean;
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

/** Pages of your own site that the text should link to, and pages that should link to the text. */
export function LinksPane({ itemId, isShown, ...others }: LinksPaneProps) {
  const m = useMessages(linksMessages);
  // The result stays while other panes are open.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (itemId === null) return <p className={pane.quiet}>{m.saveFirst}</p>;
  return wasShown ? <ItemLinks key={itemId} itemId={itemId} {...others} /> : null;
}

function ItemLinks(props: Omit<LinksPaneProps, 'isShown' | 'itemId'> & { readonly itemId: string }) {
  const { itemId: id, title, content, editor, isReadOnly, onJump } = props;
  const m = useMessages(linksMessages);
  const [requested, setRequested] = useState({ title, content });
  const query = useQuery({
    ...apiQuery(suggestArticleLinks, { params: { id }, body: requested }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const decide = useDecision({ params: { id }, body: requested });
  const set = (link: Pick<ArticleLinkSuggestion, 'page' | 'anchor'>, sentence: string): void => {
    if (!editor) return;
    const place = findAnchor(editor.state.doc, sentence, link.anchor);
    if (!place) return void notify({ type: 'warning', message: m.wordsGone(link.anchor) });
    const mark = linkMarkType(editor.state.doc).create({ href: link.page.url });
    // A separate undo step from what was typed before.
    editor.view.dispatch(closeHistory(editor.state.tr).addMark(place.from, place.to, mark));
    onJump([place]);
    decide('outbound', link, 'accepted');
    notify({
      type: 'success',
      message: m.inserted(link.anchor),
      durationMs: UNDO_MS,
      action: { label: m.undo, onSelect: () => takeOut(link) },
    });
  };
  const takeOut = (link: Pick<ArticleLinkSuggestion, 'page' | 'anchor'>): void => {
    if (editor && !editor.isDestroyed) {
      const place = findLink(editor.state.doc, link.page.url);
      if (place)
        editor.view.dispatch(
          closeHistory(editor.state.tr).removeMark(place.from, place.to, linkMarkType(editor.state.doc)),
        );
    }
    decide('outbound', link, null);
  };
  const jump = ({ sentence, anchor }: ArticleLinkSuggestion): void => {
    const place = editor && findAnchor(editor.state.doc, sentence, anchor);
    if (place) onJump([place]);
  };
  return (
    <QueryView query={query} messages={m}>
      {(links) =>
        links.site === null ? (
          <div className={pane.card}>
            <p className={pane.quiet}>{m.noSite}</p>
            <Link to="/analytics/site">{m.crawlSite}</Link>
          </div>
        ) : (
          <section className={pane.pane} aria-label={m.title}>
            <div className={pane.card}>
              <p className={pane.quiet} role="status">
                {m.compared(links.compared, links.coverage?.read ?? 0, links.coverage?.known ?? 0)}
              </p>
              <Button
                size="compact-sm"
                variant="default"
                className={classes.again}
                loading={query.isFetching}
                onClick={() =>
                  isAsked(requested, props) ? void query.refetch() : setRequested({ title, content })
                }
              >
                {m.again}
              </Button>
            </div>
            <h3 className={classes.title}>{m.outbound}</h3>
            {links.outbound.length === 0 ? <p className={pane.quiet}>{m.noOutbound}</p> : null}
            <ul className={pane.rows}>
              {links.outbound.map((link) => (
                <SuggestionRow
                  key={link.page.id}
                  link={link}
                  direction="outbound"
                  isReadOnly={isReadOnly}
                  onJump={() => jump(link)}
                  onAccept={() => set(link, link.sentence)}
                  onReject={() => decide('outbound', link, 'rejected')}
                />
              ))}
            </ul>
            <h3 className={classes.title}>{m.inbound}</h3>
            <p className={pane.quiet}>{links.page === null ? m.inboundHelp : m.inboundTo(links.page.url)}</p>
            {links.inbound.length === 0 ? <p className={pane.quiet}>{m.noInbound}</p> : null}
            <ul className={pane.rows}>
              {links.inbound.map((link) => (
                <SuggestionRow
                  key={link.page.id}
                  link={link}
                  direction="inbound"
                  isReadOnly={isReadOnly}
                  onJump={null}
                  onAccept={() => decide('inbound', link, 'accepted')}
                  onReject={() => decide('inbound', link, 'rejected')}
                />
              ))}
            </ul>
            <DecidedRows
              decided={links.decided.map((link) =>
                link.direction === 'outbound' && editor
                  ? { ...link, isSet: findLink(editor.state.doc, link.page.url) !== null }
                  : link,
              )}
              isReadOnly={isReadOnly}
              onSet={(link) => set(link, '')}
              onUndo={(link) =>
                link.direction === 'outbound' && link.decision === 'accepted'
                  ? takeOut(link)
                  : decide(link.direction, link, null)
              }
            />
          </section>
        )
      }
    </QueryView>
  );
}

function isAsked(
  requested: { readonly title: string; readonly content: string },
  now: typeof requested,
): boolean {
  return requested.title === now.title && requested.content === now.content;
}

type Decision = 'accepted' | 'rejected' | null;

/** Stores decisions about links. They show at once and are rolled back if saving fails. */
function useDecision(input: CallInput<typeof suggestArticleLinks>) {
  const m = useMessages(linksMessages);
  const queries = useQueryClient();
  const key = apiQueryKey(suggestArticleLinks, input);
  const refetch = (): void => void queries.invalidateQueries({ queryKey: key });
  const deciding = useApiMutation(decideArticleLink, {
    // Decisions and their undo reach the server in this order.
    scope: { id: `links of ${input.params.id}` },
    onSuccess: (_, { body }) => {
      // It may be suggested again.
      if (body.decision === null) refetch();
    },
    onError: ({ failure }) => {
      notifyFailure(failure, { message: m.decideFailed });
      refetch();
    },
  });
  return (
    direction: LinkDirection,
    link: Pick<ArticleLinkSuggestion, 'page' | 'anchor'>,
    decision: Decision,
  ): void => {
    queries.setQueryData<ArticleLinks>(
      key,
      (links) => links && withDecision(links, direction, link, decision),
    );
    const { page, anchor } = link;
    deciding.mutate({ params: input.params, body: { page: page.id, direction, anchor, decision } });
  };
}

function withDecision(
  links: ArticleLinks,
  direction: LinkDirection,
  { page, anchor }: Pick<ArticleLinkSuggestion, 'page' | 'anchor'>,
  decision: Decision,
): ArticleLinks {
  const others = links.decided.filter((link) => link.page.id !== page.id || link.direction !== direction);
  const decided =
    decision === null
      ? others
      : [{ page, direction, anchor, decision, decidedAt: new Date().toISOString(), isSet: false }, ...others];
  return { ...links, [direction]: links[direction].filter((link) => link.page.id !== page.id), decided };
}
