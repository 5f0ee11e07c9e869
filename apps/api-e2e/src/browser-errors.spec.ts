import { expectError } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { version } from '../../../package.json';

const PATH = '/browser-errors';
const ERROR = {
  kind: 'chunk',
  message: 'TypeError: Failed to fetch dynamically imported module: /assets/menu-1a.js',
  source: '/assets/react-2b.js:1:99',
  page: '/menu',
  version,
};

interface Line {
  level: string;
  context: string;
  message: unknown;
}

describe('errors of browsers', () => {
  let server: TestServer;
  let visitor: ApiClient;
  beforeAll(async () => {
    server = await TestServer.start({ env: { NODE_ENV: 'production' } });
    visitor = new ApiClient(server.origin);
  });
  afterAll(() => server?.stop());

  const lines = () =>
    server.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ context }) => context === 'Browser')
      .map(({ level, message }) => ({ level, message }));
  const report = (body: object) => visitor.json('POST', PATH, body);

  it('are one line of the log each, however often they are reported', async () => {
    for (let n = 0; n < 20; n += 1) {
      const { status, headers } = await report({ ...ERROR, page: `/menu/${n}?q=kopi tubruk` });
      expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
    }
    const line = { ...ERROR, page: '/menu/0', count: 1 };
    expect(lines()).toEqual([{ level: 'warn', message: line }]);
    expect(server.output).not.toContain('kopi tubruk');
  });

  it('are refused in another form, and leave no line', async () => {
    const before = lines().length;
    expectError(await report({ ...ERROR, x: 'x'.repeat(102_400) }), 413);
    // Other sites can send this type without asking.
    const type = { 'content-type': 'text/plain' };
    expectError(await visitor.send('POST', PATH, JSON.stringify(ERROR), type), 415);
    expect(lines()).toHaveLength(before);
  });
});
