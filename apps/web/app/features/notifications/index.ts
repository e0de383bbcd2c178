export { LazyMailOff } from './lazy-mail-off.tsx';
export { mailOffMessages } from './mail-off-messages.ts';
export { LazyPushBrowser } from './push/lazy-push-browser.tsx';
export { NotificationsButton } from './notifications-button.tsx';
