// Lets the page open without a connection, and brings it back when a notification is touched. It keeps the start page and
// hashed files of one version, which the running page names; never what the server answers under /api.

/* global self, caches, URL */
const OURS = "lautta-";
const WHATEVER = { ignoreVary: true };

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(start(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
self.addEventListener("push", (event) => event.waitUntil(told(event.data?.json())));
self.addEventListener("notificationclick", (event) => {
  const { link, stop } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stopped(stop) : opened(link));
});

/** Tells what was pushed to those who look at no page; a page that is seen tells it by itself. */
async function told({ title, text, tag, table, link, stop, unwanted }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: "news" });
  if (pages.some((page) => page.visibilityState === "visible")) return;
  await self.navigator.setAppBadge?.();
  await self.registration.showNotification(title, {
    body: text,
    tag: table ?? tag,
    icon: "/icons/raft-192.png",
    data: { link, stop },
    ...(unwanted && { actions: [{ action: "stop", title: unwanted }] }),
  });
}

/** Opens what a link leads to on a page that is there, or on a new one. */
async function opened(link) {
  const there = new URL(`/${new URL(link ?? "/", location.origin).hash}`, location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === there) ?? pages[0];
  if (!page) return self.clients.openWindow(there);
  if (page.url !== there) page.postMessage({ type: "open", hash: new URL(there).hash });
  return page.focus();
}

async function stopped(stop) {
  const token = stop?.split("/").at(-1);
  const headers = { "content-type": "application/json" };
  await fetch("/api/stop", { method: "POST", headers, body: JSON.stringify({ token }) });
}

/** Keeps a version that runs, and drops all others once it is complete. */
async function keep({ version, files }) {
  const page = await fetch("/");
  if (!page.ok || !(await page.clone().text()).includes(`/first-${version}.js`)) return; // the server has a newer one
  const cache = await caches.open(OURS + version);
  for (const file of files) if (!(await cache.match(file, WHATEVER))) await cache.add(file);
  await cache.put("/", page);
  for (const name of await kept()) if (name !== OURS + version) await caches.delete(name);
}

async function kept() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

async function found(request) {
  for (const name of await kept()) {
    const answer = await caches.match(request, { ...WHATEVER, cacheName: name });
    if (answer) return answer;
  }
  return undefined;
}

/** The server's page, so that a new version is seen at once; the kept one only where the server can't be reached. */
async function start(request) {
  let answer;
  try {
    answer = await fetch(request);
    if (answer.status < 502) return answer;
  } catch (error) {
    answer = error;
  }
  const page = await found("/");
  if (page) return page;
  if (answer instanceof Error) throw answer;
  return answer;
}

/** A hashed file never changes, which the server says; another one may listen at this address by now, and does not. */
async function asset(request) {
  const here = await found(request);
  if (here) return here;
  const answer = await fetch(request);
  const [name] = await kept();
  const stays = answer.ok && /immutable/.test(answer.headers.get("cache-control"));
  if (stays && name) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}
