/** Whatever happens to a picture, the application does not wait longer than this. */
const PATIENCE_MS = 8_000;

/** How long a busy browser is waited for. */
const IDLE_MS = 200;

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches and starts the application once the page has all that it shows at first, or is touched.
 * This file imports nothing else, so that it stays a few hundred bytes.
 *
 * The page is complete without it. On a weak connection its scripts would only take turns with the
 * pictures that the visitor is waiting for.
 */
function startLater(): void {
  const own = document.querySelector<HTMLScriptElement>('script[data-entry]');
  const { entry, modules = '' } = own?.dataset ?? {};
  if (!entry) throw new Error('The document names no application to start');

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const files = modules.split(' ').filter(Boolean);
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    void runInTurn(files, entry);
  };

  if (document.readyState === 'complete') return start();
  window.addEventListener('load', () => void whenShown(start), { once: true });
  for (const touch of TOUCHES)
    document.addEventListener(touch, start, { once: true, capture: true });
  window.setTimeout(start, PATIENCE_MS);
}

/**
 * Runs the application's files one after the other, each in a task of its own: all at once would keep
 * a slow phone from answering a finger for a tenth of a second.
 */
async function runInTurn(files: readonly string[], entry: string): Promise<void> {
  for (const file of files) {
    // Whoever needs the file asks for it once more, and shows what is wrong.
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // The module shows by itself what is wrong once it is there; until then the page goes on without.
  await import(/* @vite-ignore */ entry).catch((error: unknown) => console.warn(String(error)));
}

/** Calls back when what has loaded is also decoded and on the screen, and the browser rests. */
async function whenShown(done: () => void): Promise<void> {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled([...pictures.map((picture) => picture.decode()), firstPaint()]);
  // The frame that is drawn next has them all; the one after it comes when that is on its way.
  await nextFrame();
  await nextFrame();
  // Not every browser says when it rests.
  if ('requestIdleCallback' in window) window.requestIdleCallback(done, { timeout: IDLE_MS });
  else setTimeout(done, IDLE_MS);
}

/** A page without pictures may have loaded before anything of it is seen. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => window.requestAnimationFrame(resolve));
}

startLater();

export {};
