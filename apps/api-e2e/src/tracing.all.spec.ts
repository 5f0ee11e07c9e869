import { DATABASES, tinyPicture } from '@lereng/api-testing';
import { ADMIN, ApiClient, ObjectServer, TestServer, until } from '@lereng/shared-testing';
import { version } from '../../../package.json';
import { TraceReceiver, type ReceivedSpan } from './support/trace-receiver';

const SERVER = 2;
const PATIENCE_MS = 10_000;
const REDIS_URL = process.env['TEST_REDIS_URL'];
const S3_SECRET = 'rahasia bucket 7f3a';
const JWT_SECRET = 'rahasia token yang cukup panjang untuk diterima';

describe.each(DATABASES)('traces on $name', (kind) => {
  const receiver = new TraceReceiver();
  const store = new ObjectServer();
  let server: TestServer;
  let client: ApiClient;
  let variables: Record<string, string>;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    variables = await receiver.start();
    const env = {
      ...variables,
      ...(await store.startBucket(S3_SECRET)),
      JWT_SECRET,
      ...(REDIS_URL && { REDIS_URL }),
    };
    ({ server, dispose } = await kind.start({ env }));
    client = await ApiClient.login(server.origin);
  });
  afterAll(async () => {
    await dispose?.();
    await store.stop();
    await receiver.stop();
  });

  /** The span of a request to the server, once it was received. */
  async function requestSpan(id: string | null): Promise<ReceivedSpan> {
    const isIt = ({ attributes }: ReceivedSpan) => attributes['lereng.request_id'] === id;
    await until(() => receiver.spans.some(isIt), PATIENCE_MS);
    return receiver.spans.find(isIt)!;
  }

  /** The spans of a trace but for the request's own. */
  const within = ({ traceId, spanId }: ReceivedSpan) =>
    receiver.spans.filter((span) => span.traceId === traceId && span.spanId !== spanId);

  const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id');

  it('have a span of a request with its id, and without its query', async () => {
    // The second response is a cached one.
    for (let time = 0; time < 2; time += 1) {
      const response = await client.get('/site-settings?token=kopi');
      const visitor = await new ApiClient(server.origin).get('/menu-items?token=kopi');
      for (const [path, id] of [
        ['/api/site-settings', idOf(response)],
        ['/api/menu-items', idOf(visitor)],
      ] as const) {
        const span = await requestSpan(id);
        expect(span.kind).toBe(SERVER);
        expect(span.attributes).toMatchObject({
          'http.request.method': 'GET',
          'http.response.status_code': 200,
          'url.path': path,
        });
        expect(span.attributes).not.toHaveProperty('url.query');
      }
    }
    const order = await new ApiClient(server.origin).get('/orders/1abc2def3');
    expect((await requestSpan(idOf(order))).attributes['url.path']).toBe('/api/orders/');
    expect(receiver.service).toMatchObject({
      'service.name': 'lereng',
      'service.version': version,
    });
    expect([...receiver.paths]).toEqual(['/v1/traces']);
  });

  it('have spans of the queries and S3 calls of a request, without values', async () => {
    const name = 'Wedang yang tidak dicatat';
    const fields = { name, price: '14000', image: await tinyPicture() };
    const response = await client.form('POST', '/menu-items', fields);
    expect(response.status).toBe(201);
    const spans = within(await requestSpan(idOf(response)));
    const system = kind.name === 'SQLite' ? 'sqlite' : 'postgresql';
    const queries = spans.filter(({ attributes }) => attributes['db.system.name'] === system);
    expect(queries.map(({ attributes }) => attributes['db.query.text'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^INSERT INTO "menu_items"/)]),
    );
    const calls = spans.filter(({ attributes }) => attributes['rpc.system'] === 'aws-api');
    expect(calls.map(({ attributes }) => attributes['rpc.method'])).toContain('PutObject');
    expect(receiver.received).not.toContain(name);
  });

  (REDIS_URL ? it : it.skip)('have spans of commands of Redis, without values', async () => {
    const response = await client.json('POST', '/auth/login', ADMIN);
    const spans = within(await requestSpan(idOf(response)));
    const commands = spans.filter(({ scope }) => scope.endsWith('instrumentation-ioredis'));
    expect(commands.length).toBeGreaterThan(0);
    const texts = commands.map(({ attributes }) =>
      String(attributes['db.query.text'] ?? attributes['db.statement']),
    );
    expect(texts).toEqual(commands.map(() => expect.stringMatching(/^[a-z]+$/)));
  });

  it.each([
    ['0', false],
    ['1', true],
  ])('go on from the caller where it is trusted: TRUST_PROXY=%s', async (trusted, goesOn) => {
    const other = await TestServer.start({ env: { ...variables, TRUST_PROXY: trusted } });
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const response = await fetch(`${other.origin}/api`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, baggage: 'who=visitor' },
    });
    const span = await requestSpan(idOf(response));
    expect(span.traceId === traceId).toBe(goesOn);
    await other.stop();
  });

  it('have no secret', async () => {
    await client.json('PUT', '/auth/password', {
      current_password: 'salah sekali',
      new_password: 'wedang uwuh 2',
    });
    const response = await client.get('/auth/token');
    await requestSpan(idOf(response));
    const token = client.token!;
    const secrets = [ADMIN.password, token, 'wedang uwuh', 'salah sekali', S3_SECRET, JWT_SECRET];
    for (const secret of secrets) expect(receiver.received).not.toContain(secret);
    expect(receiver.received).not.toMatch(/argon2id|AWS4-HMAC|X-Amz-Signature|Bearer/i);
  });
});

describe('the end of the process', () => {
  it('waits for what was not sent yet', async () => {
    const receiver = new TraceReceiver();
    const env = { ...(await receiver.start()), OTEL_BSP_SCHEDULE_DELAY: '3600000' };
    const server = await TestServer.start({ env });
    await new ApiClient(server.origin).get('/slides');
    expect(receiver.spans).toEqual([]);
    expect(await server.stop()).toBe(0);
    const requests = receiver.spans.filter(({ kind }) => kind === SERVER);
    expect(requests.map(({ attributes }) => attributes['url.path'])).toEqual(['/api/slides']);
    // The query of a response that was not cached belongs to the visitor's request.
    const [query] = receiver.spans.filter(({ kind }) => kind !== SERVER);
    expect(query).toMatchObject({ scope: 'lereng', parentSpanId: requests[0]!.spanId });
    await receiver.stop();
  });
});

describe('without a collector', () => {
  it('the server works and ends as with one', async () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
    const server = await TestServer.start({ env });
    expect((await new ApiClient(server.origin).get('/slides')).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(server.output).not.toMatch(/ECONNREFUSED|error/i);
  });
});

/** For `preload`: prints at the end whether the code of OpenTelemetry was loaded. */
const PRINT_TRACING = `
  const symbol = Symbol.for('opentelemetry.js.api.1');
  process.on('exit', () => console.log('tracing: ' + (symbol in globalThis)));
`;

describe('without the variables', () => {
  it.each([
    ['none', {}, false],
    ['OTEL_TRACES_EXPORTER', { OTEL_TRACES_EXPORTER: 'otlp' }, true],
  ])('nothing of OpenTelemetry is loaded: %s', async (_name, env, isLoaded) => {
    const server = await TestServer.start({ env, preload: [PRINT_TRACING] });
    await server.stop();
    expect(server.output).toContain(`tracing: ${isLoaded}`);
  });
});
