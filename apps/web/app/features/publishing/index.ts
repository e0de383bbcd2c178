export { PublishingSettings } from './lazy-publishing-settings.tsx';
export { RemotePostsButton } from './remote-posts/remote-posts-button.tsx';
