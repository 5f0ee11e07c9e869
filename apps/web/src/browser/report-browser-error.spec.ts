import { version } from '../../../../package.json';

describe('a report of an error', () => {
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  let report: (event: Event) => void;

  beforeEach(async () => {
    sendBeacon.mockClear();
    Object.assign(navigator, { sendBeacon });
    history.replaceState(null, '', '/menu?q=kopi#x');
    // Each document has what was reported for itself.
    jest.resetModules();
    ({ report } = await import('./report-browser-error'));
  });
  afterEach(() => {
    Object.assign(navigator, { sendBeacon: undefined });
  });

  const eventOf = (type: string, fields: object) => Object.assign(new Event(type), fields);
  const uncaught = (error: unknown) => eventOf('error', { error });
  const rejected = (reason: unknown) => eventOf('unhandledrejection', { reason });
  const notLoaded = (payload: unknown) => eventOf('vite:preloadError', { payload });

  const text = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  const sent = () =>
    Promise.all(
      sendBeacon.mock.calls.map(
        async ([, blob]) => JSON.parse(await text(blob)) as Record<string, string>,
      ),
    );

  const errorAt = (stack: string, message = 'x is undefined') =>
    Object.assign(new TypeError(message), { stack });

  it('says what failed and where, and nothing of the query', async () => {
    report(
      uncaught(
        errorAt('TypeError: x\n    at a (https://lereng.test/assets/menu-1a.js:1:234)\n    at b'),
      ),
    );
    const [url, blob] = sendBeacon.mock.calls[0]!;
    expect([url, blob.type]).toEqual(['/api/browser-errors', 'application/json']);
    expect(await sent()).toEqual([
      {
        kind: 'error',
        message: 'TypeError: x is undefined',
        source: '/assets/menu-1a.js:1:234',
        page: '/menu',
        version,
      },
    ]);
  });

  it('reads the stacks of Firefox and Safari, and does without one', async () => {
    report(uncaught(errorAt('a@https://lereng.test/assets/a.js:3:14\nb@https://x/y.js:1:2')));
    report(rejected(errorAt('')));
    expect((await sent()).map(({ source }) => source)).toEqual(['/assets/a.js:3:14', '']);
  });

  it('is sent once for each kind on a path', async () => {
    for (const path of ['/menu', '/menu?q=teh', '/packages', '/menu']) {
      history.replaceState(null, '', path);
      report(uncaught(new Error('one')));
      report(uncaught(new Error('another')));
      report(rejected(new Error('one')));
    }
    expect((await sent()).map(({ kind, page }) => [kind, page])).toEqual([
      ['error', '/menu'],
      ['rejection', '/menu'],
      ['error', '/packages'],
      ['rejection', '/packages'],
    ]);
  });

  it('is not followed by the consequences of a file that did not load', async () => {
    report(notLoaded(new Error('a')));
    report(uncaught(new Error('a')));
    // By then the page that needed the file may have its path.
    history.replaceState(null, '', '/packages');
    report(rejected(new Error('b')));
    expect((await sent()).map(({ kind }) => kind)).toEqual(['chunk']);
    report(notLoaded(new Error('a')));
    expect((await sent()).map(({ page }) => page)).toEqual(['/menu', '/packages']);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://lereng.test/assets/entry-client-1a.js',
    'error loading dynamically imported module: https://lereng.test/assets/entry-client-1a.js',
    'Importing a module script failed.',
  ])('knows a file that did not load by its message: %s', async (message) => {
    report(uncaught(new TypeError(message)));
    expect(await sent()).toMatchObject([{ kind: 'chunk' }]);
  });

  it('stays within the limits of the API', async () => {
    history.replaceState(null, '', `/${'p'.repeat(999)}`);
    const stack = `at https://lereng.test/${'s'.repeat(999)}:1:2`;
    report(uncaught(errorAt(stack, 'm'.repeat(9_999))));
    const [{ message, source, page } = {}] = await sent();
    expect([message, source, page].map((value) => value?.length)).toEqual([300, 200, 200]);
  });

  it('does not describe what is no error, as it may be data', async () => {
    report(rejected({ status: 422, data: { name: 'kopi' } }));
    expect(await sent()).toMatchObject([{ message: 'object', source: '' }]);
  });

  it('is not made of notices of the browser, or of scripts of other origins', () => {
    report(uncaught(null));
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('is made of the events of a window', async () => {
    const { listenForErrors } = await import('./report-browser-error');
    listenForErrors();
    window.dispatchEvent(uncaught(new Error('a')));
    window.dispatchEvent(rejected(new Error('b')));
    window.dispatchEvent(notLoaded(new Error('c')));
    expect((await sent()).map(({ kind, message }) => [kind, message])).toEqual([
      ['error', 'Error: a'],
      ['rejection', 'Error: b'],
      ['chunk', 'Error: c'],
    ]);
  });

  it('does nothing in a browser without beacons', () => {
    Object.assign(navigator, { sendBeacon: undefined });
    expect(() => report(uncaught(new Error('a')))).not.toThrow();
  });
});
