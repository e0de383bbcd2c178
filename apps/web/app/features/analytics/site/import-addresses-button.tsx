import { Button, FileButton, Textarea } from '@mantine/core';
import {
  importSiteAddresses,
  listSiteCrawls,
  listSitePages,
  readSiteAudit,
  removeSiteAddresses,
  SITE_ADDRESS_LIMITS,
  type ImportedAddresses,
  type SiteCrawl,
} from '@pagewright/contract/analytics';
import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { importedAddressMessages } from './address-messages.ts';
import classes from '../analytics.module.css';
import own from './site.module.css';

const UNDO_MS = 10_000;

/** Imports addresses of a crawled site, and removes imported ones. */
export function ImportAddressesButton({ crawl }: { readonly crawl: SiteCrawl }) {
  const m = useMessages(importedAddressMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={17} stroke={1.7} />}
        onClick={() => setOpen(true)}
      >
        {m.open}
      </Button>
      <WideDialog
        isOpen={isOpen}
        title={m.title}
        width={640}
        closeLabel={m.close}
        onClose={() => setOpen(false)}
      >
        <AddressForm crawl={crawl} onRemoved={() => setOpen(false)} />
      </WideDialog>
    </>
  );
}

interface AddressFormProps {
  readonly crawl: SiteCrawl;
  readonly onRemoved: () => void;
}

function AddressForm({ crawl: { siteId, site, imported }, onRemoved }: AddressFormProps) {
  const m = useMessages(importedAddressMessages);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const [done, setDone] = useState<ImportedAddresses | null>(null);
  const { run, isRunning, progress } = useLongCall(importSiteAddresses);
  const refetch = (): void => {
    for (const call of [listSiteCrawls, listSitePages, readSiteAudit])
      void queries.invalidateQueries({ queryKey: apiQueryKey(call) });
  };
  const take = async (file: File): Promise<void> => {
    if (file.size > SITE_ADDRESS_LIMITS.text) return setProblem(m.tooLarge);
    setProblem(null);
    setText(await file.text());
  };
  const submit = async (): Promise<void> => {
    setProblem(null);
    setDone(null);
    if (text.trim() === '') return setProblem(m.empty);
    const { data, error } = await run({ body: { site: siteId, text } });
    if (error) {
      if (error.code !== CLIENT_CODES.cancelled) setProblem(failureText(error));
      return;
    }
    setText('');
    setDone(data);
    refetch();
  };
  const undo = async (addresses: readonly string[]): Promise<void> => {
    const { error } = await callApi(importSiteAddresses, {
      body: { site: siteId, text: addresses.join('\n') },
    });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    notify({ type: 'success', message: m.undone });
    refetch();
  };
  const remove = async (): Promise<void> => {
    const { data, error } = await callApi(removeSiteAddresses, { query: { site: siteId } });
    if (error) return notifyFailure(error, { message: m.removeFailed });
    const { addresses } = data;
    refetch();
    notify({
      type: 'success',
      message: m.removed(addresses.length),
      durationMs: UNDO_MS,
      ...(addresses.length === 0 ? {} : { action: { label: m.undo, onSelect: () => void undo(addresses) } }),
    });
    onRemoved();
  };
  return (
    <form
      className={own.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={classes.quiet}>{m.about(site)}</p>
      <Textarea
        label={m.list}
        description={m.listHelp}
        data-autofocus
        autosize
        minRows={5}
        maxRows={12}
        maxLength={SITE_ADDRESS_LIMITS.text}
        value={text}
        error={problem}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div className={own.views}>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(file) => {
            if (file) void take(file);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileImport size={16} stroke={1.7} />}>
              {m.file}
            </Button>
          )}
        </FileButton>
        <Button type="submit" loading={isRunning}>
          {m.submit}
        </Button>
      </div>
      <p className={classes.quiet} role="status">
        {isRunning ? (progress?.step ?? '') : done === null ? '' : m.done(done.added, done.present)}
      </p>
      {done === null ? null : <Refused done={done} />}
      {imported === 0 ? null : (
        <div className={own.views}>
          <span className={classes.quiet}>{m.imported(imported)}</span>
          <Button variant="subtle" size="compact-md" onClick={() => void remove()}>
            {m.remove}
          </Button>
        </div>
      )}
    </form>
  );
}

/** What of a list was not imported, with examples. */
function Refused({ done: { otherHosts, noPages, invalid, leftOut } }: { readonly done: ImportedAddresses }) {
  const m = useMessages(importedAddressMessages);
  const parts = [
    { key: 'hosts', text: m.otherHosts(otherHosts.count), of: otherHosts },
    { key: 'pages', text: m.noPages(noPages.count), of: noPages },
    { key: 'invalid', text: m.invalid(invalid.count), of: invalid },
  ].filter(({ of }) => of.count > 0);
  if (parts.length === 0 && leftOut === 0) return null;
  return (
    <ul className={own.refused}>
      {parts.map(({ key, text, of }) => (
        <li key={key}>
          {text} <span className={classes.quiet}>{of.examples.join(', ')}</span>
        </li>
      ))}
      {leftOut === 0 ? null : <li>{m.leftOut(leftOut, SITE_ADDRESS_LIMITS.addresses)}</li>}
    </ul>
  );
}
