import { ActionIcon, Button, TextInput } from '@mantine/core';
import { BRIEF_LIMITS, type BriefSection, type SavedBrief } from '@pagewright/contract/strategy';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCloseWarning } from '../../../lib/leaving/use-close-warning.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { strategyMessages } from '../messages.ts';
import { Grounds } from './grounds.tsx';
import classes from '../strategy.module.css';

interface SectionListProps {
  readonly brief: SavedBrief;
  readonly onSave: (sections: BriefSection[]) => Promise<boolean>;
}

/** The sections of a brief: renamed, moved, added and taken away. */
export function SectionList({ brief, onSave }: SectionListProps) {
  const m = useMessages(strategyMessages);
  const { sections } = brief;
  const keys = keysOf(sections);
  const move = (from: number, to: number): void => {
    const next = [...sections];
    next.splice(to, 0, ...next.splice(from, 1));
    void onSave(next);
  };
  return (
    <section className={classes.field} aria-label={m.field_sections}>
      <h3 className={classes.label}>{m.field_sections}</h3>
      <ol className={classes.sections}>
        {sections.map((section, place) => (
          <li key={keys[place]} data-level={section.level}>
            <Heading
              section={section}
              label={m.sectionHeading(place + 1)}
              onSave={(heading) =>
                onSave(sections.map((one, at) => (at === place ? { ...one, heading } : one)))
              }
            />
            <span className={classes.sectionFacts}>
              {section.origin === 'gap' ? <Badge tint="violet">{m.sectionGap}</Badge> : null}
              {m.sectionFacts(section.words, section.pages)}
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
                disabled={place === sections.length - 1}
                aria-label={m.moveDown(section.heading)}
                onClick={() => move(place, place + 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon
                size={30}
                aria-label={m.removeSection(section.heading)}
                onClick={() => void onSave(sections.filter((_, at) => at !== place))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} />}
          disabled={sections.length >= BRIEF_LIMITS.sections}
          onClick={() => void onSave([...sections, newSection(m.newSection)])}
        >
          {m.addSection}
        </Button>
      </div>
      <Grounds
        field="sections"
        grounds={brief.grounds}
        pages={brief.evidence.pages}
        isEdited={brief.edited.includes('sections')}
      />
    </section>
  );
}

interface HeadingProps {
  readonly section: BriefSection;
  readonly label: string;
  readonly onSave: (heading: string) => Promise<boolean>;
}

function Heading({ section, label, onSave }: HeadingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useCloseWarning(typed !== null);
  async function leave(): Promise<void> {
    if (typed === null) return;
    const heading = typed.trim();
    if (heading === '' || heading === section.heading) return setTyped(null);
    if (await onSave(heading)) setTyped(null);
  }
  return (
    <TextInput
      aria-label={label}
      className={classes.sectionHeading}
      maxLength={BRIEF_LIMITS.heading}
      value={typed ?? section.heading}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void leave()}
    />
  );
}

/** A key for each section that it keeps where it is moved: its heading, numbered where several have the same. */
function keysOf(sections: readonly BriefSection[]): string[] {
  const seen = new Map<string, number>();
  return sections.map(({ heading }) => {
    const nth = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, nth);
    return `${heading} ${nth}`;
  });
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
