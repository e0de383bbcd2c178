import { ActionIcon, Button } from '@mantine/core';
import type { OutlineResult, OutlineSection, OutlineSubsection } from '@pagewright/contract/outline';
import { IconGripVertical, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressView } from '../../../ui/progress-view.tsx';
import { outlineMessages } from '../messages.ts';
import type { SectionChange } from './edit-sections.ts';
import { SectionEvidence } from './section-evidence.tsx';
import { SectionForm } from './section-form.tsx';
import type { Regenerating } from './use-outline-editing.ts';
import classes from '../outline.module.css';

/** Actions on a section; each takes its ID. */
export interface SectionActions {
  readonly move: (id: string, by: -1 | 1) => void;
  readonly remove: (id: string) => void;
  readonly change: (id: string, change: SectionChange) => void;
  readonly regenerate: (id: string) => void;
}

interface SectionCardProps {
  readonly section: OutlineSection | OutlineSubsection;
  readonly pages: OutlineResult['analysisData']['pages'];
  readonly actions: SectionActions;
  /** Regeneration progress; null if it is not running. */
  readonly regenerating: Regenerating | null;
}

/** A section with its purpose, evidence, and actions. */
export function SectionCard({ section, pages, actions, regenerating }: SectionCardProps) {
  const m = useMessages(outlineMessages);
  const [isEdited, setEdited] = useState(false);
  const { id, heading, level, purpose, isUncovered, origin, estimatedWords, strategicValue } = section;
  const Heading = level === 2 ? 'h3' : 'h4';

  function moveByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    actions.move(id, event.key === 'ArrowUp' ? -1 : 1);
  }

  if (isEdited)
    return (
      <SectionForm
        section={section}
        onSave={(change) => {
          actions.change(id, change);
          setEdited(false);
        }}
        onCancel={() => setEdited(false)}
      />
    );
  return (
    <div className={classes.section} data-level={level}>
      <div className={classes.sectionHead}>
        {/* Not a button element: browsers do not start dragging from one. */}
        <ActionIcon
          component="div"
          role="button"
          tabIndex={0}
          className={classes.grip}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={m.move(heading)}
          title={m.moveHelp}
          data-grip={id}
          onKeyDown={moveByKey}
        >
          <IconGripVertical size={17} />
        </ActionIcon>
        <Heading className={classes.sectionTitle}>{heading}</Heading>
        <div className={classes.actions}>
          <ActionIcon
            variant="subtle"
            size={32}
            disabled={regenerating !== null}
            aria-label={m.regenerate(heading)}
            title={m.regenerateHelp}
            onClick={() => actions.regenerate(id)}
          >
            <IconRefresh size={17} />
          </ActionIcon>
          <ActionIcon variant="subtle" size={32} aria-label={m.edit(heading)} onClick={() => setEdited(true)}>
            <IconPencil size={17} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={32}
            aria-label={m.remove(heading)}
            onClick={() => actions.remove(id)}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </div>
      </div>
      <p className={classes.facts}>
        <span>{m[`purpose_${purpose}`]}</span>
        <span>{m.wordsOf(estimatedWords)}</span>
        {pages.length > 0 ? <span>{m.value(strategicValue)}</span> : null}
        {isUncovered ? <Badge tint="violet">{m.uncovered}</Badge> : null}
        {origin === 'targeting' ? <Badge tint="green">{m.targeted}</Badge> : null}
        {origin === 'template' ? <Badge>{m.modelled}</Badge> : null}
        {origin === 'person' ? <Badge tint="blue">{m.yours}</Badge> : null}
      </p>
      {regenerating ? (
        <ProgressView
          step={regenerating.progress?.step ?? m.regenerating}
          done={regenerating.progress?.done ?? 0}
          total={regenerating.progress?.total ?? 0}
          cancelLabel={m.cancel}
          onCancel={regenerating.cancel}
        />
      ) : null}
      <SectionEvidence section={section} pages={pages} />
    </div>
  );
}

interface AddSectionProps {
  readonly label: string;
  /** Accessible name, which includes the place. */
  readonly name?: string;
  readonly onAdd: () => void;
}

/** Adds a section. */
export function AddSection({ label, name, onAdd }: AddSectionProps) {
  return (
    <Button variant="subtle" size="compact-sm" className={classes.add} aria-label={name} onClick={onAdd}>
      {label}
    </Button>
  );
}
