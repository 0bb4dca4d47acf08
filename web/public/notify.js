// Phones show notifications only where a page has a worker. It keeps nothing and fetches nothing: it brings the page back
// when one is touched.

/* global self */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then(([page]) => (page ? page.focus() : self.clients.openWindow("/"))),
  );
});
