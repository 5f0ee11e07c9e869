/** @jest-environment-options {"url": "https://lereng.test/menu"} */

/** Runs the script anew in a document that is still loading; gives what it has begun to fetch. */
async function run(readyState: DocumentReadyState) {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script data-entry="data:text/javascript," data-modules="/assets/a.js /assets/b.js"></script>';
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

const ALL = ['/assets/a.js', '/assets/b.js'];

describe('the application of a complete page', () => {
  beforeEach(() => jest.useFakeTimers());
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

  it('is fetched at once where the page has loaded already', async () => {
    expect((await run('complete'))()).toEqual(ALL);
  });
});
