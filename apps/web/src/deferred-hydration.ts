/** Start by this time even if an image is still loading. */
const MAX_WAIT_MS = 8_000;

/** How long scripts may wait for an idle browser, and what a browser that does not say so is given. */
const IDLE_TIMEOUT_MS = 200;

/** After a longer task a device counts as slow. */
const SLOW_TASK_MS = 100;

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads and hydrates the application after the load event, or on the first interaction: earlier,
 * its scripts compete with the page's images for bandwidth. The page is complete without it. This
 * file imports nothing, so that it stays a few hundred bytes.
 */
function deferHydration(): void {
  const own = document.querySelector<HTMLScriptElement>('script[data-entry]');
  const { entry, modules = '', reporter = '' } = own?.dataset ?? {};
  if (!entry) throw new Error('The document names no application to start');
  listenForErrors(reporter);

  let hydrated: Promise<void> | undefined;
  const hydrate = () => (hydrated ??= importAll());
  const importAll = () => {
    const files = modules.split(' ').filter(Boolean);
    void preload(files);
    return importInOrder(files, entry);
  };
  const longestTask = observeTasks();
  const start = () => void hydrate().then(() => layOutSections(longestTask));

  if (document.readyState === 'complete') return start();
  window.addEventListener('load', () => void whenPainted(start), { once: true });
  const onInteraction = ({ target }: Event) => {
    // The next document would share the line with scripts that nobody needs any more.
    if (!(target instanceof Element && target.closest('a[href]'))) void hydrate();
  };
  for (const interaction of INTERACTIONS)
    document.addEventListener(interaction, onInteraction, { capture: true });
  window.setTimeout(start, MAX_WAIT_MS);
}

/**
 * Lays out what `content-visibility-auto` skipped, or a screenshot of the whole page has gaps. Only while nothing else
 * is to do, and not on a slow phone, where each section would block for a fifth of a second what it may wait for until
 * it is scrolled to. One section a frame: browsers do not anchor the scroll position in an element whose containment
 * changes, so sections above the viewport must not change in the same frame as the one in it.
 */
async function layOutSections(longestTask: () => number): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.content-visibility-auto')) {
    await whenIdle();
    if (longestTask() > SLOW_TASK_MS) return;
    section.style.setProperty('content-visibility', 'visible');
    await nextFrame();
  }
}

/** Observes what browsers report of long tasks, from those before on. @returns gives the longest so far, in ms */
function observeTasks(): () => number {
  let longest = 0;
  if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
    const observer = new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask', buffered: true });
  }
  return () => longest;
}

/** Requests the files, one task each: all in one block a slow phone for 100 ms. */
async function preload(files: readonly string[]): Promise<void> {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
    await nextTask();
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Imports the files in order, one task each: executing them in one task blocks input on a slow
 * phone for 100 ms.
 */
async function importInOrder(files: readonly string[], entry: string): Promise<void> {
  for (const file of files) {
    // The importing module requests the file again and handles the error.
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await nextTask();
  }
  try {
    const { booted } = await import(/* @vite-ignore */ entry);
    await booted;
  } catch (error) {
    // What the server sent stays usable without hydration.
    document.getElementById('muat-ulang')?.removeAttribute('hidden');
    reportError(error);
  }
}

/** Imports what reports errors with the first one: a page without any pays for these lines alone. */
function listenForErrors(reporter: string): void {
  // One import for all: the browser may end several of the same file in any order, and the first error counts.
  let imported: Promise<{ report: (event: Event) => void }> | undefined;
  for (const type of ['error', 'unhandledrejection', 'vite:preloadError'])
    window.addEventListener(type, (event) => {
      imported ??= import(/* @vite-ignore */ reporter);
      void imported.then(({ report }) => report(event), Boolean);
    });
}

/** Calls back when eager images are decoded, the first paint is done and the browser is idle. */
async function whenPainted(done: () => void): Promise<void> {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled([...pictures.map((picture) => picture.decode()), firstPaint()]);
  // Two frames: the first paints the decoded images, the second runs after that paint.
  await nextFrame();
  await nextFrame();
  await whenIdle({ timeout: IDLE_TIMEOUT_MS });
  done();
}

function whenIdle(options?: IdleRequestOptions): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, options);
    else setTimeout(resolve, IDLE_TIMEOUT_MS);
  });
}

/** A page without images may fire `load` before its first paint. */
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

/**
 * Browsers that do not do so themselves print boxes where lazy images were not yet scrolled to. In a task of
 * its own: Chromium requests them right after this event and waits for those that it requested itself.
 */
function loadImagesBeforePrint(): void {
  window.addEventListener('beforeprint', () => {
    setTimeout(() => {
      for (const image of document.images) image.loading = 'eager';
    });
  });
}

deferHydration();
loadImagesBeforePrint();

export {};
