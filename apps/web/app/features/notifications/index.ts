export { LazyMailOff } from './lazy-mail-off.tsx';
export { mailOffMessages } from './messages.ts';
export { NotificationsButton } from './notifications-button.tsx';
