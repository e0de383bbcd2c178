import { Button, FileButton, Menu, Tabs } from '@mantine/core';
import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { PageActions } from '../../ui/page-actions.tsx';
import { TabList } from '../../lib/tabs/tab-list.tsx';
import { LazyGettingStarted } from '../onboarding/index.ts';
import { LazyPendingReviews } from '../review/index.ts';
import { ContentEditor, LazyUnsavedArticles } from './editor/index.ts';
import { EXPORT_FORMATS } from './export-formats.ts';
import { DropArea } from './import/drop-area.tsx';
import { useImport } from './import/use-import.ts';
import { ContentList } from './list/content-list.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { NO_FILTERS, parseFilters, filtersUrl, type ListFilters } from './list/list-url.ts';
import { contentMessages } from './messages.ts';
import classes from './content-studio.module.css';

const ImportProgress = lazy(async () => ({
  default: (await import('./import/import-progress.tsx')).ImportProgress,
}));
const TemplateCards = lazy(async () => ({
  default: (await import('./templates/template-cards.tsx')).TemplateCards,
}));

/** Loaded on the first export. */
async function startExport(format: (typeof EXPORT_FORMATS)[number]): Promise<void> {
  const { exportAll } = await import('./export-all.ts');
  await exportAll(format);
}

const IMPORTED_FILES = '.md,.markdown,.html,.htm,.txt,.docx,.xml';
const ITEM_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TABS = ['all', 'templates'] as const;
/** URL parameters: the template of a new item, which part of an item's review to show, unsaved text to recover. */
const ITEM_PARAMETERS = ['template', 'comment', 'pane', 'unsaved'] as const;

/** Content Studio: the list, the templates, and an open item above them. */
export function ContentStudio() {
  const m = useMessages(contentMessages);
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { '*': path = '' } = useParams();
  const filters = useMemo(() => parseFilters(address), [address]);
  const tab = address.get('tab') === 'templates' ? 'templates' : 'all';
  // Without parameters that belong to an item rather than the list.
  const search = useMemo(() => {
    const remaining = new URLSearchParams(address);
    for (const name of ITEM_PARAMETERS) remaining.delete(name);
    return remaining.size > 0 ? `?${remaining}` : '';
  }, [address]);

  const change = useCallback(
    (next: Partial<ListFilters>) =>
      setAddress((current) => filtersUrl(current, { ...parseFilters(current), ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  const open = useCallback(
    (id: string) => void navigate(`/content/${id}${search}`, { preventScrollReset: true }),
    [navigate, search],
  );
  const imports = useImport(open);

  const openId = ITEM_ID.test(path) ? path : null;
  const isOpen = path === 'new' || openId !== null;

  return (
    <div className={classes.studio}>
      <PageActions>
        <FileButton multiple accept={IMPORTED_FILES} onChange={imports.start}>
          {(props) => (
            <Button
              variant="default"
              leftSection={<IconUpload size={17} />}
              disabled={imports.progress !== null}
              {...props}
            >
              {m.import}
            </Button>
          )}
        </FileButton>
        <Button
          component={Link}
          to={`/content/new${search}`}
          preventScrollReset
          leftSection={<IconPlus size={17} />}
        >
          {m.newContent}
        </Button>
      </PageActions>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => {
          const next = TABS.find((known) => known === value) ?? 'all';
          setAddress(next === 'all' ? {} : { tab: next }, { preventScrollReset: true });
        }}
      >
        <div className={classes.head}>
          <TabList className={classes.tabs}>
            <Tabs.Tab value="all">{m.allContent}</Tabs.Tab>
            <Tabs.Tab value="templates">{m.templates}</Tabs.Tab>
          </TabList>
          <div className={classes.actions}>
            <Menu withinPortal={false}>
              <Menu.Target>
                <Button
                  variant="subtle"
                  color="gray"
                  className={classes.exportAll}
                  leftSection={<IconDownload size={17} />}
                >
                  <span className={classes.exportLabel}>{m.exportAll}</span>
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Label>{m.exportAllAs}</Menu.Label>
                {EXPORT_FORMATS.map((format) => (
                  <Menu.Item key={format} onClick={() => void startExport(format)}>
                    {m[`format_${format}`]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </div>
        </div>
        <Tabs.Panel value="all">
          <DropArea onFiles={imports.start}>
            {imports.progress ? (
              <Suspense>
                <ImportProgress progress={imports.progress} onCancel={imports.cancel} />
              </Suspense>
            ) : null}
            <LazyGettingStarted
              importedFiles={IMPORTED_FILES}
              isImporting={imports.progress !== null}
              onImport={imports.start}
            />
            {isOpen ? null : <LazyUnsavedArticles />}
            <LazyPendingReviews />
            <FilterBar
              filters={filters}
              onChange={change}
              onClear={() => change({ ...NO_FILTERS, searchTerm: filters.searchTerm })}
            />
            <ContentList filters={filters} search={search} onClear={() => change(NO_FILTERS)} />
          </DropArea>
        </Tabs.Panel>
        <Tabs.Panel value="templates">
          <Suspense>
            <TemplateCards />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {isOpen ? (
        <Suspense>
          <ContentEditor
            contentId={openId}
            templateId={address.get('template')}
            onClose={() => void navigate(`/content${search}`, { preventScrollReset: true })}
            onCreated={(id) =>
              void navigate(`/content/${id}${search}`, { replace: true, preventScrollReset: true })
            }
          />
        </Suspense>
      ) : null}
    </div>
  );
}
