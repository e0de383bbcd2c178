import { ActionIcon, Button } from '@mantine/core';
import { GIVEN_PAGES_LIMITS, type GivenPage } from '@pagewright/contract/given-pages';
import { IconClipboardText, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { givenPagesMessages } from './messages.ts';
import { PageSources } from './page-sources.tsx';
import { readPageFile } from './read-page-file.ts';
import classes from './competitor-pages.module.css';

interface CompetitorPagesFieldProps {
  readonly pages: readonly GivenPage[];
  readonly onChange: (pages: readonly GivenPage[]) => void;
}

/**
 * Competitor pages for one call: pasted or uploaded, listed, and removable. They stay in the browser until the call.
 */
export function CompetitorPagesField({ pages, onChange }: CompetitorPagesFieldProps) {
  const m = useMessages(givenPagesMessages);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  function add(
    given: readonly (GivenPage & { readonly name: string })[],
    refused: readonly string[],
  ): boolean {
    const next = [...pages];
    const problems = [...refused];
    for (const { name, ...page } of given) {
      if (page.text.length > GIVEN_PAGES_LIMITS.text) problems.push(m.tooLarge(name));
      else if (next.some(({ text }) => text === page.text)) problems.push(m.known(name));
      else if (next.length === GIVEN_PAGES_LIMITS.pages) problems.push(m.tooMany(GIVEN_PAGES_LIMITS.pages));
      else next.push(page);
    }
    setRefusals([...new Set(problems)]);
    if (next.length > pages.length) onChange(next);
    return problems.length === 0;
  }

  async function addFiles(files: readonly File[]): Promise<void> {
    setReading(true);
    const small = files.filter(({ size }) => size <= GIVEN_PAGES_LIMITS.text);
    const read = await Promise.all(
      small.map(async (file) => ({
        name: file.name,
        text: await readPageFile(file),
        url: null,
        title: '',
      })),
    );
    setReading(false);
    const large = files.filter((file) => !small.includes(file)).map(({ name }) => m.tooLarge(name));
    add(
      read.filter(({ text }) => text.trim() !== ''),
      large,
    );
  }

  return (
    <div className={classes.field}>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={17} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((was) => !was)}
      >
        {m.open}
      </Button>
      <p className={classes.quiet} role="status">
        {pages.length === 0 ? '' : m.added(pages.length)}
      </p>
      {pages.length === 0 ? null : (
        <ul className={classes.pages} aria-label={m.list}>
          {pages.map((page) => {
            const name = page.title || page.url || getLabel(page.text) || m.untitled;
            return (
              <li key={`${page.url ?? ''} ${page.text.length} ${name}`} className={classes.page}>
                <div className={classes.pageText}>
                  <p className={classes.pageTitle}>{name}</p>
                  <p className={classes.quiet}>{m.size(page.text.length)}</p>
                </div>
                <ActionIcon
                  variant="subtle"
                  size={32}
                  aria-label={m.remove(name)}
                  onClick={() => onChange(pages.filter((other) => other !== page))}
                >
                  <IconTrash size={17} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      <div id={panelId} className={classes.panel} hidden={!isOpen}>
        {isOpen ? (
          <>
            <p className={classes.quiet}>{m.help}</p>
            <PageSources
              isBusy={isReading}
              maxLength={GIVEN_PAGES_LIMITS.text}
              onPage={(page) => add([{ ...page, name: page.title || page.url || m.untitled }], [])}
              onFiles={addFiles}
            />
          </>
        ) : null}
      </div>
      {refusals.length > 0 ? (
        <ul className={classes.refusals} role="alert">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const NAME_LENGTH = 60;

/** The title of a saved page, else the start of its text. */
function getLabel(text: string): string {
  const title = /<title[^>]*>([^<]{1,300})/i.exec(text)?.[1] ?? /<h1[^>]*>([^<]{1,300})/i.exec(text)?.[1];
  const words = (title ?? text.slice(0, 2_000).replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ').trim();
  return words.length > NAME_LENGTH ? `${words.slice(0, NAME_LENGTH)}…` : words;
}
