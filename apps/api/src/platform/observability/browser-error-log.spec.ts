import { Logger } from '@nestjs/common';
import { loadConfig } from '@lereng/api-site/config';
import { readDto } from '../validation';
import { BrowserErrorReport } from './browser-error.dto';
import { BrowserErrorLog, MAX_OF_KIND, MAX_OF_SENDER } from './browser-error-log';

const MINUTE = 60_000;

interface Reported {
  sender?: string;
  source?: string;
  kind?: string;
}

describe('BrowserErrorLog', () => {
  let log: BrowserErrorLog;
  let lines: unknown[];
  beforeEach(() => {
    jest.useFakeTimers();
    log = new BrowserErrorLog(loadConfig({ NODE_ENV: 'production' }));
    lines = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => {
      lines.push(line);
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const SENDER = '203.0.113.7';
  const report = (message: string, { sender = SENDER, ...other }: Reported = {}) => {
    const usual = { kind: 'error', message, source: '/assets/x.js:1:2', page: '/menu' };
    log.add(Object.assign(new BrowserErrorReport(), usual, other), sender);
  };
  const later = (ms: number) => jest.advanceTimersByTime(ms);
  const counts = () =>
    lines.map((line) => {
      const { message, count } = line as { message: string; count: number };
      return [message, count];
    });

  it('logs an error of a place at once, and counts it for a minute', () => {
    for (let n = 0; n < 5; n += 1) report('a');
    report('b');
    report('a', { source: '/assets/x.js:1:3' });
    const place = { source: '/assets/x.js:1:2', page: '/menu', version: '' };
    expect(lines[0]).toEqual({ kind: 'error', message: 'a', ...place, count: 1 });
    later(MINUTE);
    later(3 * MINUTE);
    report('a');
    later(MINUTE);
    const first = [
      ['a', 1],
      ['b', 1],
      ['a', 1],
    ];
    expect(counts()).toEqual([...first, ['a', 4], ['a', 1]]);
  });

  it('logs a bounded number of errors of a sender, and those of all others as before', () => {
    for (let n = 0; n < 500; n += 1) report(`error ${n}`);
    expect(lines).toHaveLength(MAX_OF_SENDER);
    report('of another sender', { sender: '2001:db8::/64' });
    expect(counts().at(-1)).toEqual(['of another sender', 1]);
    later(MINUTE);
    expect(lines.at(-1)).toBe(`${500 - MAX_OF_SENDER} further reports of "error" without lines`);
    report('a minute later');
    expect(counts().at(-1)).toEqual(['a minute later', 1]);
  });

  it('logs a bounded number of errors of a kind in a minute, and then only how many more there were', () => {
    for (let n = 0; n < 500; n += 1) report(`error ${n}`, { sender: `10.0.${n >> 8}.${n & 255}` });
    expect(lines).toHaveLength(MAX_OF_KIND);
    report('another kind', { kind: 'chunk' });
    expect(counts().at(-1)).toEqual(['another kind', 1]);
    later(MINUTE);
    expect(lines.at(-1)).toBe(`${500 - MAX_OF_KIND} further reports of "error" without lines`);
    expect(lines).toHaveLength(MAX_OF_KIND + 2);
  });

  it('logs what it has counted at the end of the process, and has no timer then', () => {
    report('a');
    report('a');
    log.onModuleDestroy();
    expect(counts()).toEqual([
      ['a', 1],
      ['a', 1],
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('writes texts for people so that no text looks like a field or a line', async () => {
    log = new BrowserErrorLog(loadConfig({}));
    const message = 'x" count=9\n[Lereng] 1 ERROR \u001b[31mforged\u2028y\u202ez';
    log.add(await readDto(BrowserErrorReport, { kind: 'chunk', message }), SENDER);
    expect(lines).toEqual([
      'kind="chunk" message="x\\" count=9 [Lereng] 1 ERROR  [31mforged y z" source="" page="" version="" count=1',
    ]);
  });
});

describe('a report', () => {
  const read = (body: object) => readDto(BrowserErrorReport, { kind: 'error', ...body });

  const TYPED = `Unexpected token 'k', "kopi tubruk" is not valid JSON`;
  const URL_TYPED = 'Failed to fetch https://lereng.example:8443/assets/x.js?token=kopi';

  it.each([
    ["Cannot read properties of undefined (reading 'price')"],
    ['can\'t access property "price", a.b[0] is undefined'],
    ['Minified React error #418; visit react.dev'],
    [TYPED, `Unexpected token 'k', "…" is not valid JSON`],
    ['no number: 081234567890', 'no number: #'],
    [URL_TYPED, 'Failed to fetch /assets/x.js'],
  ])('keeps what the engine says, and drops what somebody may have typed: %s', async (...row) => {
    const [message, cleaned = message] = row;
    expect((await read({ message })).message).toBe(cleaned);
  });

  it.each([
    'https://other.example/assets/a.js',
    'https://other.example:8443/assets/a.js?q=kopi',
    'HTTP://OTHER.EXAMPLE/assets/a.js',
    '//other.example/assets/a.js',
    'capacitor://other.example/assets/a.js',
  ])('names no origin in any field: %s', async (url) => {
    const report = await read({ message: url, source: url, page: url, version: '//other.example' });
    const { message, source, page, version } = report;
    expect([message, source, page, version]).toEqual([...Array(3).fill('/assets/a.js'), '']);
  });

  it('has paths without query, fragment and control characters', async () => {
    const report = await read({ page: '/menu?q=kopi', source: '/assets/a.js:1:2\n#x' });
    expect([report.page, report.source]).toEqual(['/menu', '/assets/a.js:1:2']);
    expect((await read({ page: '/order/1abc2def3?name=Budi' })).page).toBe('/order/');
  });

  const TOKEN = '21w1apjwyaTmwzn8qo0Vg25M3X2RbkoP4X1R6r20D1S7h0bj7g3qhe8ckqirr5phr0kb';

  it.each([
    `/order/${TOKEN}`,
    `/order%2F${TOKEN}`,
    `/order;x/${TOKEN}`,
    `https://lereng.example/order/${TOKEN}?x`,
    `/api/orders/${TOKEN}`,
    `/oder/${TOKEN}`,
  ])('has nothing of an order in any field: %s', async (url) => {
    const message = `Failed to fetch ${url} and "${url}": 'kopi tubruk' is none`;
    const report = await read({ message, source: `${url}:1:2`, page: url });
    expect(report.message).toMatch(/^Failed to fetch \S* and "…": "…" is none$/);
    expect(JSON.stringify(report)).not.toMatch(/1apjwya|Tmwzn|7h0bj7/);
  });

  it.each([
    ['kind', { kind: 'password' }],
    ['kind', { kind: undefined }],
    ['message', { message: 'x'.repeat(301) }],
    ['message', { message: {} }],
    ['source', { source: 'x'.repeat(201) }],
    ['page', { page: 'x'.repeat(201) }],
    ['version', { version: 'x'.repeat(21) }],
  ])('is refused with another %s than described', async (field, body) => {
    await expect(read(body)).rejects.toMatchObject({
      response: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is cleaned however it was made', async () => {
    for (const part of ['"', "'", '`"', '?', 'https://', '1', '\u0000', ' ']) {
      const { message } = await read({ message: part.repeat(300).slice(0, 300) });
      expect(message).not.toMatch(/https|\d{5}|\p{C}/u);
    }
  });
});
