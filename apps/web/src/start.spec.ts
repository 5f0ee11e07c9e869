/** @jest-environment-options {"url": "https://lereng.test/menu"} */

const ENTRY = '/assets/entry.js';
const ALL = ['/assets/a.js', '/assets/b.js'];

/** Runs the script anew; gives what it has begun to fetch. `onRun` is told of every file that runs. */
async function run(readyState: DocumentReadyState, onRun: (file: string) => void = () => {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script data-entry="${ENTRY}" data-modules="${ALL.join(' ')}"></script>`;
  for (const file of [...ALL, ENTRY]) {
    jest.doMock(file, () => ({ ran: onRun(file) }), { virtual: true });
  }
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  jest.spyOn(console, 'warn').mockImplementation();
  await jest.isolateModulesAsync(async () => {
    await import('./start');
  });
  return () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
}

describe('the application of a complete page', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is fetched when the page has loaded, once', async () => {
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

  it.each(['pointerdown', 'keydown', 'focusin'])('is fetched at the first %s', async (touch) => {
    const fetched = await run('interactive');
    document.dispatchEvent(new Event(touch));
    expect(fetched()).toEqual(ALL);
  });

  it('does not wait forever for a picture', async () => {
    const fetched = await run('interactive');
    jest.runAllTimers();
    expect(fetched()).toEqual(ALL);
  });

  it('runs file by file, the application last, and lets the browser act in between', async () => {
    const seen: string[] = [];
    await run('complete', (file) => {
      seen.push(file);
      setTimeout(() => seen.push('browser'));
    });
    await jest.runAllTimersAsync();
    expect(seen).toEqual(['/assets/a.js', 'browser', '/assets/b.js', 'browser', ENTRY, 'browser']);
  });

  it('runs although one of its files did not come', async () => {
    const seen: string[] = [];
    await run('complete', (file) => {
      if (file === '/assets/a.js') throw new Error('Failed to fetch');
      seen.push(file);
    });
    await jest.runAllTimersAsync();
    expect(seen).toEqual(['/assets/b.js', ENTRY]);
  });

  it('is fetched at once where the page has loaded already', async () => {
    expect((await run('complete'))()).toEqual(ALL);
  });
});
