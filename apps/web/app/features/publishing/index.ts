export { PublishingSettings } from './lazy-publishing-settings.tsx';
export { LazyRemotePostsDialog } from './remote-posts/lazy-remote-posts-dialog.tsx';
export { RemotePostsButton } from './remote-posts/remote-posts-button.tsx';
