// Shows what the server pushes, and opens the page that it is about; the application's own requests never pass here.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { id, title, body, link } = event.data.json();
  event.waitUntil(
    // What comes twice has one tag, and so is shown once.
    self.registration.showNotification(title, { body, tag: id, icon: '/favicon.svg', data: { link } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil(open(new URL(link ?? '/content', self.location.origin).href));
});

/** Goes to a window that shows the page, or opens one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
