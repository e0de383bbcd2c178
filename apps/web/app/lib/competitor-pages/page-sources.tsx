import { Button, FileButton, Tabs } from '@mantine/core';
import { TabList } from '../tabs/tab-list.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { UrlForm } from './url-form.tsx';
import { givenPagesMessages } from './messages.ts';
import { PasteForm, type PastedPage } from './paste-form.tsx';
import classes from './competitor-pages.module.css';

const PAGE_FILES = '.html,.htm,.xhtml,.txt,.md,text/html,text/plain';

interface PageSourcesProps {
  readonly isBusy: boolean;
  /** Maximum page length in UTF-16 units. */
  readonly maxLength: number;
  readonly onPage: (page: PastedPage) => Promise<boolean> | boolean;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  /** Reads pages by URL and returns whether all succeeded. If absent, this option is not offered. */
  readonly onUrls?: (addresses: readonly string[]) => Promise<boolean>;
}

/** The ways to add pages: paste one, upload several, or enter URLs. */
export function PageSources({ isBusy, maxLength, onPage, onFiles, onUrls }: PageSourcesProps) {
  const m = useMessages(givenPagesMessages);
  return (
    <Tabs defaultValue="paste">
      <TabList>
        <Tabs.Tab value="paste">{m.paste}</Tabs.Tab>
        <Tabs.Tab value="upload">{m.upload}</Tabs.Tab>
        {onUrls ? <Tabs.Tab value="fetch">{m.fetch}</Tabs.Tab> : null}
      </TabList>
      <Tabs.Panel value="paste" pt="md">
        <PasteForm isBusy={isBusy} maxLength={maxLength} onPage={onPage} />
      </Tabs.Panel>
      <Tabs.Panel value="upload" pt="md">
        <p className={classes.quiet}>{m.chooseHelp(maxLength / 1_000_000)}</p>
        <FileButton multiple accept={PAGE_FILES} onChange={(files) => void onFiles(files)}>
          {(props) => (
            <Button {...props} variant="default" mt="sm" loading={isBusy}>
              {m.choose}
            </Button>
          )}
        </FileButton>
      </Tabs.Panel>
      {onUrls ? (
        <Tabs.Panel value="fetch" pt="md">
          <UrlForm isBusy={isBusy} onUrls={onUrls} />
        </Tabs.Panel>
      ) : null}
    </Tabs>
  );
}
