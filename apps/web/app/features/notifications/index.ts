export { LazyMailOff } from './lazy-mail-off.tsx';
export { mailOffMessages } from './mail-off-messages.ts';
export { NotificationsButton } from './notifications-button.tsx';
