import { foldText } from '@pagewright/contract/fold-text';
import { pageLanguage } from '../language/page-language.ts';

interface ListingElements {
  readonly field: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly count: HTMLElement;
  readonly nothing: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly chips: readonly HTMLAnchorElement[];
  /** Links to the list in other orders, which the server sorts. */
  readonly orders: readonly HTMLAnchorElement[];
}

/** Filters the list immediately, without the server, and keeps the URL in sync as the server would. */
export function filterListing(listing: HTMLElement): void {
  const parts = findElements(listing);
  if (parts === null) return;
  const { field, form, chips, orders } = parts;
  const order = orders.find((link) => link.hasAttribute('aria-current'))?.dataset['order'] ?? '';
  let category = chips.find((chip) => chip.hasAttribute('aria-current'))?.dataset['chip'] ?? '';
  const show = (): void => {
    const term = field.value.trim();
    applyFilter(parts, { term, category, order });
    const address = filterUrl({ term, category, order });
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
  };

  field.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  listing.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chosen = link.dataset['chip'];
    if (chosen === undefined && !('clear' in link.dataset)) return;
    event.preventDefault();
    category = chosen ?? '';
    if (chosen === undefined) {
      field.value = '';
      field.focus();
    }
    show();
  });
  // The browser may have restored an earlier input.
  show();
}

function findElements(listing: HTMLElement): ListingElements | null {
  const field = listing.querySelector<HTMLInputElement>('input[type=search]');
  const count = listing.querySelector<HTMLElement>('[data-count]');
  const nothing = listing.querySelector<HTMLElement>('[data-nothing]');
  const form = field?.form;
  if (!field || !form || !count || !nothing) return null;
  return {
    field,
    form,
    count,
    nothing,
    items: [...listing.querySelectorAll<HTMLElement>('[data-words]')],
    chips: [...listing.querySelectorAll<HTMLAnchorElement>('[data-chip]')],
    orders: [...listing.querySelectorAll<HTMLAnchorElement>('[data-order]')],
  };
}

/** What a list is narrowed to and sorted by, as its URL names them; empty for all and the usual order. */
interface Filter {
  readonly term: string;
  readonly category: string;
  readonly order: string;
}

function applyFilter({ items, chips, orders, count, nothing }: ListingElements, filter: Filter): void {
  const { term, category } = filter;
  const words = foldText(term).split(/\s+/);
  for (const item of items) {
    const isOfCategory = category === '' || category === item.dataset['category'];
    item.hidden = !isOfCategory || !words.every((word) => item.dataset['words']?.includes(word));
  }
  const shown = items.filter((item) => !item.hidden).length;
  const { one = '', several = '' } = count.dataset;
  const isOne = new Intl.PluralRules(pageLanguage).select(shown) === 'one';
  count.textContent = `${shown} ${isOne ? one : several}`;
  nothing.hidden = shown > 0;
  for (const place of nothing.querySelectorAll('[data-term]')) place.textContent = term;
  for (const chip of chips) {
    const own = chip.dataset['chip'] ?? '';
    if (own === category) chip.setAttribute('aria-current', 'true');
    else chip.removeAttribute('aria-current');
    chip.href = filterUrl({ ...filter, category: own });
  }
  for (const link of orders) link.href = filterUrl({ ...filter, order: link.dataset['order'] ?? '' });
}

function filterUrl({ term, category, order }: Filter): string {
  const query = new URLSearchParams();
  if (category !== '') query.set('category', category);
  if (term !== '') query.set('q', term);
  if (order !== '') query.set('sort', order);
  return query.size === 0 ? location.pathname : `${location.pathname}?${query.toString()}`;
}
