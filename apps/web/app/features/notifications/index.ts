export { LazyUnsubscribe } from './lazy-unsubscribe.tsx';
export { mailOffMessages } from './unsubscribe-messages.ts';
export { LazyPushBrowser } from './push/lazy-push-browser.tsx';
export { NotificationsButton } from './notifications-button.tsx';
