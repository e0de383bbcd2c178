// Shows push notifications and opens their pages. It does not handle the application's own requests.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { id, title, body, link } = event.data.json();
  event.waitUntil(
    // Duplicates share a tag, so they are shown once.
    self.registration.showNotification(title, { body, tag: id, icon: '/favicon.svg', data: { link } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil(open(new URL(link ?? '/content', self.location.origin).href));
});

/** Focuses a window that shows the page, or opens one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
