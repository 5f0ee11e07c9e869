/** @jest-environment-options {"url": "https://lereng.test/menu"} */

const ENTRY = '/assets/entry.js';
const SECTION = '<section class="content-visibility-auto"></section>';
const ALL = ['/assets/a.js', '/assets/b.js'];
const REPORTER = '/assets/report.js';

/**
 * Imports the script again, and returns the preloaded files. `onRun` is called for every imported
 * file.
 */
async function run(
  readyState: DocumentReadyState,
  onRun: (file: string) => void = () => {},
  onReport: (event: Event) => void = () => {},
) {
  document.head.innerHTML = '';
  document.body.innerHTML = `${SECTION}<p></p>${SECTION}<script data-entry="${ENTRY}" data-modules="${ALL.join(' ')}" data-reporter="${REPORTER}"></script>`;
  for (const file of [...ALL, ENTRY]) {
    jest.doMock(file, () => ({ ran: onRun(file) }), { virtual: true });
  }
  jest.doMock(REPORTER, () => ({ report: onReport }), { virtual: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  await jest.isolateModulesAsync(async () => {
    await import('./deferred-hydration');
  });
  return () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
}

/** Whether each section is laid out. */
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section')].map(
    ({ style }) => style.getPropertyValue('content-visibility') === 'visible',
  );

/** A browser that reports tasks of these durations, or no tasks. */
function observable(durations?: number[]): void {
  class FakePerformanceObserver {
    static supportedEntryTypes = durations ? ['longtask'] : [];
    constructor(private readonly done: (list: object) => void) {}
    observe() {
      this.done({ getEntries: () => durations?.map((duration) => ({ duration })) });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
}

describe('deferred hydration', () => {
  const reportError = jest.fn();
  beforeEach(() => {
    Object.assign(globalThis, { reportError });
    observable();
    reportError.mockClear();
    jest.resetModules();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('starts once, after the load event', async () => {
    const fetched = await run('interactive');
    expect(fetched()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(fetched()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(fetched()).toEqual(ALL);
    document.dispatchEvent(new Event('pointerdown'));
    jest.runAllTimers();
    expect(fetched()).toEqual(ALL);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('starts on the first %s', async (touch) => {
    const fetched = await run('interactive');
    document.dispatchEvent(new Event(touch));
    await jest.advanceTimersByTimeAsync(10);
    expect(fetched()).toEqual(ALL);
  });

  it('does not start when a link is touched, which leads to another document', async () => {
    const fetched = await run('interactive');
    document.body.insertAdjacentHTML('beforeend', '<a href="/menu"><b>Menu</b></a>');
    document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(10);
    expect(fetched()).toEqual([]);
  });

  it('imports file by file, the entry last, with a task for the browser in between', async () => {
    const seen: string[] = [];
    await run('complete', (file) => {
      seen.push(file);
      setTimeout(() => seen.push('browser'));
    });
    await jest.runAllTimersAsync();
    expect(seen).toEqual(['/assets/a.js', 'browser', '/assets/b.js', 'browser', ENTRY, 'browser']);
  });

  it('continues after a failed import', async () => {
    const seen: string[] = [];
    await run('complete', (file) => {
      if (file === '/assets/a.js') throw new Error('Failed to fetch');
      seen.push(file);
    });
    await jest.runAllTimersAsync();
    expect(seen).toEqual(['/assets/b.js', ENTRY]);
  });

  it('reports an entry that does not load, and other errors that nobody handles', async () => {
    const reported = new Set<string>();
    const fail = (file: string) => {
      if (file === ENTRY) throw new Error('Failed to fetch');
    };
    await run('complete', fail, ({ type }) => reported.add(type));
    await jest.runAllTimersAsync();
    expect(reportError.mock.calls).toEqual([[new Error('Failed to fetch')]]);
    const types = ['error', 'unhandledrejection', 'vite:preloadError'];
    for (const type of types) window.dispatchEvent(new Event(type));
    await jest.runAllTimersAsync();
    expect([...reported]).toEqual(types);
  });

  it('starts at once when the page is already loaded', async () => {
    const fetched = await run('complete');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(fetched()).toEqual(ALL);
    expect(laidOut()).toEqual([true, true]);
  });

  it('lays out the lower sections after the load event, not on an interaction', async () => {
    await run('interactive');
    document.dispatchEvent(new Event('pointerdown'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(laidOut()).toEqual([false, false]);
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(laidOut()).toEqual([true, true]);
  });

  it('lays out one section a frame, when all is imported', async () => {
    const seen: (string | boolean[])[] = [];
    await run('complete', (file) => seen.push(file, laidOut()));
    while (laidOut().includes(false)) {
      await jest.advanceTimersByTimeAsync(16);
      if (laidOut().includes(true)) seen.push(laidOut());
    }
    const none = [false, false];
    expect(seen).toEqual([...ALL, ENTRY].flatMap((file) => [file, none]).concat(seen.slice(6)));
    expect(seen.slice(6)).toContainEqual([true, false]);
  });

  describe('where the browser reports long tasks', () => {
    it.each([
      ['leaves the lower sections to scrolling on a slow phone', [60, 140, 70], [false, false]],
      ['lays them out where all was quick', [60], [true, true]],
    ])('%s', async (_name, durations, sections) => {
      observable(durations);
      await run('complete');
      await jest.advanceTimersByTimeAsync(1_000);
      expect(laidOut()).toEqual(sections);
    });
  });

  it('starts, and lays out the lower sections, although an image never loads', async () => {
    const fetched = await run('interactive');
    await jest.advanceTimersByTimeAsync(7_999);
    expect(laidOut()).toEqual([false, false]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(laidOut()).toEqual([true, true]);
    expect(fetched()).toEqual(ALL);
  });
});
