import { ActionIcon, Button } from '@mantine/core';
import { BRIEF_LIMITS, type BriefSection, type SavedBrief } from '@pagewright/contract/strategy';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCloseWarning } from '../../../lib/unsaved-work/use-close-warning.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { strategyMessages } from '../messages.ts';
import { FieldEvidence } from './field-evidence.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useSections } from './use-sections.ts';
import classes from '../strategy.module.css';

interface SectionListProps {
  readonly brief: SavedBrief;
  readonly onSave: (sections: BriefSection[]) => Promise<boolean>;
}

/** A brief's sections: rename, move, add, and remove. */
export function SectionList({ brief, onSave }: SectionListProps) {
  const m = useMessages(strategyMessages);
  const { rows, hasUnsaved, rename, move, remove, add, retry } = useSections(brief.sections, onSave);
  useCloseWarning(hasUnsaved !== null);
  return (
    <section className={classes.field} aria-label={m.field_sections}>
      <h3 className={classes.label}>{m.field_sections}</h3>
      <ol className={classes.sections}>
        {rows.map(({ key, section }, place) => (
          <li key={key} data-level={section.level}>
            <SectionHeading
              heading={section.heading}
              label={m.sectionHeading(place + 1)}
              onRename={(heading) => rename(key, heading)}
            />
            <span className={classes.sectionFacts}>
              {section.origin === 'gap' ? <Badge tint="violet">{m.sectionGap}</Badge> : null}
              {[
                m.sectionWords(section.words),
                ...(brief.findings.words.pages === 0 ? [] : [m.sectionPages(section.pages)]),
              ].join(' · ')}
            </span>
            <span className={classes.sectionButtons}>
              <ActionIcon
                size={30}
                disabled={place === 0}
                aria-label={m.moveUp(section.heading)}
                onClick={() => move(place, place - 1)}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                size={30}
                disabled={place === rows.length - 1}
                aria-label={m.moveDown(section.heading)}
                onClick={() => move(place, place + 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon size={30} aria-label={m.removeSection(section.heading)} onClick={() => remove(key)}>
                <IconTrash size={16} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} />}
          disabled={rows.length >= BRIEF_LIMITS.sections}
          onClick={() => add(newSection(m.newSection))}
        >
          {m.addSection}
        </Button>
        {hasUnsaved === 'failed' ? (
          <Button size="xs" onClick={retry}>
            {m.retry}
          </Button>
        ) : null}
      </div>
      <FieldEvidence
        field="sections"
        grounds={brief.grounds}
        pages={brief.evidence.pages}
        isEdited={brief.edited.includes('sections')}
      />
    </section>
  );
}

const newSection = (heading: string): BriefSection => ({
  heading,
  level: 2,
  words: 0,
  purpose: 'detail',
  origin: 'own',
  terms: [],
  questions: [],
  pages: 0,
});
