import type { Page } from 'playwright-core';

/** What a browser has stored for a page's origin, in every kind of storage. */
export interface BrowserStorage {
  local: Record<string, string>;
  session: Record<string, string>;
  /** Values of all rows, by database and object store; a file as its name, type and size. */
  databases: Record<string, unknown[]>;
  /** URLs of stored responses, by cache. */
  caches: Record<string, string[]>;
  serviceWorkers: string[];
  /** State of the present history entry, and the window's name, which stays when a page is left. */
  history: unknown;
  windowName: string;
  cookies: string[];
}

export async function browserStorage(page: Page): Promise<BrowserStorage> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const stored = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const readable = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (_, part: unknown) => {
          if (part instanceof File) return `${part.name} ${part.type} ${part.size}`;
          return part instanceof Blob ? `${part.type} ${part.size}` : part;
        }),
      ) as unknown;
    const databases: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await done(database.transaction(store).objectStore(store).getAll());
        databases[`${name}/${store}`] = rows.map(readable);
      }
      database.close();
    }
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
    }
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      local: { ...localStorage } as Record<string, string>,
      session: { ...sessionStorage } as Record<string, string>,
      databases,
      caches: found,
      serviceWorkers: workers.map(({ scope }) => scope),
      history: readable(history.state ?? null),
      windowName: window.name,
    };
  });
  return { ...stored, cookies };
}
