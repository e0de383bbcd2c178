import { currentConsent, storeConsent, subscribeConsent, type ConsentChoice } from './consent-store.ts';
import {
  bannerView,
  closablePanelView,
  customizeView,
  panelView,
  type ConsentActions,
} from './consent-views.ts';
import type { ConsentTexts } from './consent-texts.ts';
import { createElement } from '../dom/create-element.ts';

const VIEWS = { banner: bannerView, customize: customizeView, panel: closablePanelView } as const;
type View = keyof typeof VIEWS;
/** Publishes the region's height, so that the content behind it can be scrolled above it. */
const ROOM = '--consent-room';

/** Controls of the consent region. */
export interface ConsentRegion {
  /** Shows what is allowed; focus returns to `opener` on close. */
  showPanel(opener: HTMLElement): void;
  stop(): void;
}

/**
 * Asks for consent at the start of a page until a choice is made, in this window or another. Overlays the page's foot,
 * shifts no layout, and moves focus only between its own views.
 */
export function mountConsent(place: HTMLElement, words: ConsentTexts): ConsentRegion {
  const region = createElement('section', { class: 'consent', 'aria-label': words.region, hidden: true });
  const status = createElement('p', { class: 'consent-status', role: 'status' });
  place.append(region, status);
  let shown: View | null = null;
  let opener: HTMLElement | null = null;

  const show = (view: View | null): void => {
    const hadFocus = region.contains(document.activeElement);
    shown = view;
    region.hidden = view === null;
    region.dataset['view'] = view ?? '';
    region.replaceChildren(...(view === null ? [] : VIEWS[view](words, acts)));
    if (hadFocus)
      focusOn(view === null ? (opener ?? document.querySelector('main')) : region.querySelector('h2'));
    if (view === null) opener = null;
  };
  const acts: ConsentActions = {
    customize: () => show('customize'),
    back: () => show('banner'),
    choose(choice: ConsentChoice) {
      status.textContent = storeConsent(choice) ? words.saved : words.notKept;
    },
    reset() {
      status.textContent = '';
      storeConsent(null);
      show('banner');
    },
    close: () => show(currentConsent() === null ? 'banner' : null),
  };
  let followed: ReturnType<typeof currentConsent> | undefined;
  const follow = (): void => {
    const consent = currentConsent();
    if (consent === followed) return;
    followed = consent;
    if (shown === 'panel' && consent !== null) show('panel');
    else show(consent === null ? 'banner' : null);
  };

  const measured = new ResizeObserver(() => {
    document.documentElement.style.setProperty(ROOM, `${region.offsetHeight}px`);
  });
  measured.observe(region);
  follow();
  const unsubscribe = subscribeConsent(follow);
  return {
    showPanel(by) {
      opener = by;
      show('panel');
      focusOn(region.querySelector('h2'));
    },
    stop() {
      unsubscribe();
      measured.disconnect();
      document.documentElement.style.removeProperty(ROOM);
      region.remove();
      status.remove();
    },
  };
}

/** Shows permanently, in place, what is currently allowed. */
export function mountConsentPanel(place: HTMLElement, words: ConsentTexts): void {
  const follow = (): void => place.replaceChildren(...panelView(words, { reset: () => storeConsent(null) }));
  follow();
  subscribeConsent(follow);
}

function focusOn(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
}
