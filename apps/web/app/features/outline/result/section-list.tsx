import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { outlineMessages } from '../messages.ts';
import { addSection, changeSection, moveSection, removeSection } from './edit-sections.ts';
import { AddSection, SectionCard, type SectionActions } from './section-card.tsx';
import type { OutlineEditing } from './use-outline-editing.ts';
import classes from '../outline.module.css';

/** The sections in order; each can be dragged, moved by keyboard, edited, regenerated, added, and removed. */
export function SectionList({ editing }: { readonly editing: OutlineEditing }) {
  const m = useMessages(outlineMessages);
  const { result, changeSections, regenerating } = editing;
  const { sections } = result.outline;
  const { pages } = result.analysisData;
  // Not state: the browser asks whether it may drop before a rerender.
  const dragged = useRef<string | null>(null);
  const [isOver, setOver] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);

  // A section moved by keyboard keeps focus at its new place.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = null;
  }, [sections]);

  const placeOf = (id: string): { at: number; of: number } => {
    const owner = sections.find(({ subsections }) => subsections.some((child) => child.id === id));
    const among = owner ? owner.subsections : sections;
    return { at: among.findIndex((one) => one.id === id), of: among.length };
  };
  function moveTo(id: string, to: number): void {
    const { at, of } = placeOf(id);
    if (to < 0 || to >= of || to === at) return;
    changeSections((known) => moveSection(known, id, to));
    setAnnouncement(m.movedTo(to + 1, of));
  }
  const actions: SectionActions = {
    move: (id, by) => {
      focused.current = id;
      moveTo(id, placeOf(id).at + by);
    },
    remove: (id) => {
      changeSections((known) => removeSection(known, id));
      notify({ type: 'info', message: m.removed, action: { label: m.undo, onSelect: editing.undo } });
    },
    change: (id, change) => changeSections((known) => changeSection(known, id, change)),
    regenerate: (id) => void editing.regenerate(id),
  };
  const dragOf = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      dragged.current = id;
    },
    onDragEnd: () => {
      dragged.current = null;
      setOver(null);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current === null || !isBeside(dragged.current, id)) return;
      event.preventDefault();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const moved = dragged.current;
      dragged.current = null;
      setOver(null);
      if (moved !== null && isBeside(moved, id)) moveTo(moved, placeOf(id).at);
    },
  });
  /** Sections are sorted among sections, subsections within theirs. */
  function isBeside(one: string, other: string): boolean {
    const ownerOf = (id: string): string | undefined =>
      sections.find(({ subsections }) => subsections.some((child) => child.id === id))?.id;
    return ownerOf(one) === ownerOf(other);
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ol className={classes.sections} ref={list}>
        {sections.map((section) => (
          <li
            key={section.id}
            {...dragOf(section.id)}
            data-over={isOver === section.id || undefined}
            data-section-id={section.id}
          >
            <SectionCard
              section={section}
              pages={pages}
              actions={actions}
              regenerating={regenerating?.id === section.id ? regenerating : null}
            />
            {section.subsections.length > 0 ? (
              <ol className={classes.subsections}>
                {section.subsections.map((child) => (
                  <li key={child.id} {...dragOf(child.id)} data-over={isOver === child.id || undefined}>
                    <SectionCard
                      section={child}
                      pages={pages}
                      actions={actions}
                      regenerating={regenerating?.id === child.id ? regenerating : null}
                    />
                  </li>
                ))}
              </ol>
            ) : null}
            <AddSection
              label={m.addSubsection}
              name={m.addWithin(section.heading)}
              onAdd={() => changeSections((known) => addSection(known, m.newSection, section.id))}
            />
          </li>
        ))}
      </ol>
      <AddSection
        label={m.addAtEnd}
        onAdd={() => changeSections((known) => addSection(known, m.newSection, null))}
      />
    </>
  );
}
