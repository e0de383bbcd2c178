import { Button, NativeSelect, Popover, TextInput } from '@mantine/core';
import {
  changeSiteView,
  listSiteViews,
  removeSiteView,
  saveSiteView,
  SITE_INVENTORY_LIMITS,
  siteViewFiltersSchema,
  type SiteView,
  type SiteViewFilters,
} from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { useDialogEscape } from '../../../ui/use-dialog-escape.ts';
import { crawlMessages } from './site-messages.ts';
import own from './site.module.css';

const UNDO_MS = 10_000;
const FILTERS = [
  'verdict',
  'issue',
  'status',
  'noindex',
  'foundBy',
  'minDepth',
  'changedDays',
  'change',
  'search',
  'assignee',
  'sort',
] as const;

/** The filters of a URL as a view stores them, without empty ones. */
function parseFilters(address: URLSearchParams): SiteViewFilters {
  const activeFilters = FILTERS.flatMap((name) => {
    const value = address.get(name) ?? '';
    const isKept = value !== '' && siteViewFiltersSchema.safeParse({ [name]: value }).success;
    return isKept ? [[name, value] as const] : [];
  });
  return siteViewFiltersSchema.parse(Object.fromEntries(activeFilters));
}

/** The saved views of the workspace: pick one to apply its filters, or save the current filters as a new one. */
export function SavedViews() {
  const m = useMessages(crawlMessages);
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const query = useQuery(apiQuery(listSiteViews, {}));
  const views = query.data?.views ?? [];
  const chosen = views.find(({ id }) => id === address.get('saved')) ?? null;
  const refetch = (): void => void queries.invalidateQueries({ queryKey: apiQueryKey(listSiteViews) });
  const show = (view: SiteView | null): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of [...FILTERS, 'saved']) next.delete(name);
        if (view === null) return next;
        for (const name of FILTERS) {
          const value = view.filters[name];
          if (value !== undefined) next.set(name, String(value));
        }
        next.set('saved', view.id);
        return next;
      },
      { replace: true },
    );
  const point = (id: string): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('saved', id);
        return next;
      },
      { replace: true },
    );
  const saving = useApiMutation(saveSiteView, {
    onSuccess: ({ id, name }) => {
      refetch();
      point(id);
      notify({ type: 'success', message: m.saved_done(name) });
    },
  });
  const changing = useApiMutation(changeSiteView, {
    onSuccess: ({ name }) => {
      refetch();
      notify({ type: 'success', message: m.saved_done(name) });
    },
  });
  const restoring = useApiMutation(saveSiteView, {
    onSuccess: refetch,
    onError: ({ failure }) => notifyFailure(failure, { message: m.saved_failed }),
  });
  const removing = useApiMutation(removeSiteView, {
    onError: ({ failure }) => notifyFailure(failure, { message: m.saved_failed }),
  });
  const remove = ({ id, name, filters }: SiteView): void =>
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          refetch();
          show(null);
          notify({
            type: 'success',
            message: m.saved_removed(name),
            durationMs: UNDO_MS,
            action: { label: m.plan_undo, onSelect: () => restoring.mutate({ body: { name, filters } }) },
          });
        },
      },
    );
  if (query.isError) return <p role="alert">{failureText(query.error.failure)}</p>;
  return (
    <div className={own.saved}>
      <NativeSelect
        label={m.saved}
        value={chosen?.id ?? ''}
        disabled={views.length === 0}
        data={[
          { value: '', label: views.length === 0 ? m.saved_none : m.saved_all },
          ...views.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => show(views.find(({ id }) => id === value) ?? null)}
      />
      <NamePopover
        label={m.saved_save}
        name=""
        problem={saving.error && failureText(saving.error.failure)}
        isPending={saving.isPending}
        onOpen={() => saving.reset()}
        onName={(name, onDone) =>
          saving.mutate({ body: { name, filters: parseFilters(address) } }, { onSuccess: onDone })
        }
      />
      {chosen?.mayChange === true ? (
        <>
          <NamePopover
            key={chosen.id}
            label={m.saved_rename}
            name={chosen.name}
            problem={changing.error && failureText(changing.error.failure)}
            isPending={changing.isPending}
            onOpen={() => changing.reset()}
            onName={(name, onDone) =>
              changing.mutate({ params: { id: chosen.id }, body: { name } }, { onSuccess: onDone })
            }
          />
          {JSON.stringify(parseFilters(address)) ===
          JSON.stringify(siteViewFiltersSchema.parse(chosen.filters)) ? null : (
            <Button
              variant="default"
              size="compact-md"
              loading={changing.isPending}
              onClick={() =>
                changing.mutate({ params: { id: chosen.id }, body: { filters: parseFilters(address) } })
              }
            >
              {m.saved_update}
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-md"
            loading={removing.isPending}
            onClick={() => remove(chosen)}
          >
            {m.saved_remove}
          </Button>
        </>
      ) : null}
    </div>
  );
}

interface NamePopoverProps {
  readonly label: string;
  readonly name: string;
  readonly problem: ReactNode;
  readonly isPending: boolean;
  readonly onOpen: () => void;
  readonly onName: (name: string, onDone: () => void) => void;
}

/** A button that asks for a view's name. */
function NamePopover({ label, name, problem, isPending, onOpen, onName }: NamePopoverProps) {
  const m = useMessages(crawlMessages);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const id = useId();
  const open = (next: boolean): void => {
    if (next) {
      onOpen();
      setTyped(name);
    }
    setOpen(next);
  };
  useDialogEscape(isOpen, () => setOpen(false));
  return (
    <Popover opened={isOpen} onChange={open} width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="compact-md" onClick={() => open(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={id}>
        <form
          className={own.name}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') onName(typed.trim(), () => setOpen(false));
          }}
        >
          <strong id={id}>{label}</strong>
          <TextInput
            label={m.saved_name}
            description={m.saved_shared}
            maxLength={SITE_INVENTORY_LIMITS.viewName}
            required
            data-autofocus
            value={typed}
            error={problem}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <Button type="submit" loading={isPending}>
            {m.saved_submit}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
