import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DATABASES, tinyPicture } from '@lereng/api-testing';
import { ADMIN, ApiClient, TestServer, until } from '@lereng/shared-testing';
import { parse } from 'yaml';
import { version } from '../../../package.json';
import { OBSERVABILITY, Prometheus, PROMETHEUS, promtool, PROMTOOL } from './support/prometheus';

const LIMIT_MS = 20_000;
const METRICS_ON = { METRICS_PORT: '0', BACKUP_KEEP: '7' };

const whereTool = PROMTOOL ? it : it.skip;
const wherePrometheus = PROMETHEUS ? it : it.skip;

/** The host and port that the server has named. */
function targetOf(server: TestServer): string {
  const [, port, host] = /Metrics are at port (\d+) of (\S+),/.exec(server.output) ?? [];
  return `${host}:${port}`;
}

const scrape = (server: TestServer) => fetch(`http://${targetOf(server)}/metrics`);

/** The values of all series, by their names with labels, as `name{a="b"}`. */
async function seriesOf(server: TestServer): Promise<Map<string, number>> {
  const lines = (await (await scrape(server)).text()).split('\n');
  const series = lines.flatMap((line): [string, number][] => {
    const [, name, value] = /^([^#\s{]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, Number(value)]];
  });
  return new Map(series);
}

/** How many requests were counted, by method, route and status. Those for none of them are left out. */
async function requestsOf(server: TestServer): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [name, value] of await seriesOf(server)) {
    const [, method, route, status] =
      /^lereng_http_request_duration_seconds_count\{method="(.*)",route="(.*)",status="(.*)"\}$/.exec(
        name,
      ) ?? [];
    if (method !== undefined) counted[`${method} ${route} ${status}`] = value;
  }
  return counted;
}

/** A response is counted when its connection is done with it, which may be after the client has it. */
async function expectRequests(server: TestServer, expected: Record<string, number>) {
  const sumOf = (counts: Record<string, number>) =>
    Object.values(counts).reduce((sum, each) => sum + each, 0);
  await until(async () => sumOf(await requestsOf(server)) >= sumOf(expected), LIMIT_MS);
  expect(await requestsOf(server)).toEqual(expected);
}

describe.each(DATABASES)('metrics on $name', ({ start }) => {
  let server: TestServer;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    ({ server, dispose } = await start({ env: METRICS_ON }));
  });
  afterAll(() => dispose?.());

  it('count what visitors and the owner do', async () => {
    const visit = async (path: string, method = 'GET') => {
      await (await fetch(`${server.origin}${path}`, { method, redirect: 'manual' })).arrayBuffer();
    };
    for (const path of ['/api/menu-items', '/api/menu-items', '/api/menu-items/7', '/admin/x']) {
      await visit(path);
    }
    // Paths and methods that somebody makes up, none of which may become a series.
    for (let count = 0; count < 20; count += 1) {
      await visit(`/api/made-up-${count}`);
      await visit(`/uploads/made-up-${count}/1.webp`);
    }
    await visit('/api/menu-items', 'PROPFIND');
    await visit('/api/menu-items', 'HEAD');
    const visitor = new ApiClient(server.origin);
    for (const password of ['salah', 'salah juga']) {
      await visitor.json('POST', '/auth/login', { username: ADMIN.username, password });
    }
    const owner = await ApiClient.login(server.origin);
    const fields = { name: 'Kopi', price: '9000' };
    const image = await tinyPicture();
    const added = await owner.form<{ id: number }>('POST', '/menu-items', { ...fields, image });
    expect(added.status).toBe(201);
    const text = new Blob(['no picture'], { type: 'image/jpeg' });
    expect((await owner.form('POST', '/menu-items', { ...fields, image: text })).status).toBe(422);
    await visit('/api/menu-items');

    await expectRequests(server, {
      'GET /api/menu-items 2xx': 3,
      'GET /api/menu-items/:id 4xx': 1,
      'GET /admin/* 2xx': 1,
      'GET /api/* 4xx': 20,
      'GET /uploads/* 4xx': 20,
      'other /api/* 4xx': 1,
      'HEAD /api/menu-items 2xx': 1,
      'POST /api/auth/login 4xx': 2,
      'POST /api/auth/login 2xx': 1,
      'POST /api/menu-items 2xx': 1,
      'POST /api/menu-items 4xx': 1,
    });
    const series = await seriesOf(server);
    const valuesOf = (...names: string[]) => names.map((name) => series.get(name));
    expect(
      valuesOf(
        'lereng_logins_total{outcome="400"}',
        'lereng_logins_total{outcome="success"}',
        'lereng_uploads_total{outcome="stored"}',
        'lereng_uploads_total{outcome="rejected"}',
        'lereng_uploads_total{outcome="failed"}',
        'lereng_upload_bytes_total',
        'lereng_image_tasks_total{outcome="aborted"}',
        'lereng_image_tasks{state="running"}',
        'lereng_content_events_total{kind="published"}',
      ),
    ).toEqual([2, 1, 1, 1, 0, image.size + text.size, 0, 0, 1]);
    expect(series.get('lereng_image_tasks_total{outcome="completed"}')).toBeGreaterThan(0);
    expect(series.get('lereng_image_task_seconds_total')).toBeGreaterThan(0);
    expect(series.get('lereng_renders_total{outcome="completed"}')).toBeGreaterThan(0);
    expect(series.get('lereng_renders{state="active"}')).toBe(0);
    expect(series.get('lereng_renders{state="waiting"}')).toBe(0);
    expect(series.get('lereng_orders{state="waiting"}')).toBe(0);
  });

  it('count lookups in the response cache', async () => {
    const lookups = async () => {
      const series = await seriesOf(server);
      return ['hit', 'stale', 'miss'].map((result) =>
        series.get(`lereng_response_cache_lookups_total{result="${result}"}`),
      );
    };
    const [hit = 0, stale = 0, miss = 0] = await lookups();
    for (let count = 0; count < 5; count += 1) {
      await fetch(`${server.origin}/api/social-media`);
    }
    expect(await lookups()).toEqual([hit + 4, stale, miss + 1]);
  });

  it('say what is ready, which version runs and when a backup was made', async () => {
    await until(async () => {
      const since = (await seriesOf(server)).get('lereng_backup_since_timestamp_seconds');
      return since !== undefined && Math.abs(since - Date.now() / 1_000) < 3_600;
    }, LIMIT_MS);
    const series = await seriesOf(server);
    for (const name of [
      'lereng_ready',
      'lereng_part_ok{part="database"}',
      'lereng_part_ok{part="images"}',
      `lereng_info{version="${version}"}`,
    ]) {
      expect([name, series.get(name)]).toEqual([name, 1]);
    }
    expect(series.get('lereng_backup_last_success_timestamp_seconds')).toBe(0);
    expect(series.get('lereng_disk_reserve_given_up')).toBe(0);
    expect(series.get('lereng_disk_free_bytes')).toBeGreaterThan(0);
  });

  it.each(['alerts.yml', 'dashboard.json'])('have all that %s names', async (file) => {
    const text = await readFile(join(OBSERVABILITY, file), 'utf8');
    const named = new Set(text.match(/\b(?:lereng|nodejs|process)_\w+/g));
    expect(named.size).toBeGreaterThan(5);
    const exposed = [...(await seriesOf(server)).keys()].map((name) => name.replace(/\{.*/, ''));
    expect([...named].filter((name) => !exposed.includes(name))).toEqual([]);
  });

  it('are on their own port alone, where there is nothing else', async () => {
    const onSite = await fetch(`${server.origin}/metrics`, { redirect: 'manual' });
    expect(await onSite.text()).not.toContain('lereng_');
    expect((await fetch(`${server.origin}/api/metrics`)).status).toBe(404);
    expect((await fetch(`http://${targetOf(server)}/api/menu-items`)).status).toBe(404);
    expect((await fetch(`http://${targetOf(server)}/metrics`, { method: 'POST' })).status).toBe(
      404,
    );
    expect((await scrape(server)).headers.get('content-type')).toContain('text/plain');
    expect(targetOf(server)).toMatch(/^127\.0\.0\.1:/);
  });

  wherePrometheus('reach a real Prometheus with our configuration', async () => {
    const prometheus = await Prometheus.start(targetOf(server));
    try {
      const query = 'sum by (outcome) (lereng_logins_total)';
      await until(
        async () => Object.keys(await prometheus.query(query, 'outcome')).length > 0,
        LIMIT_MS,
      );
      expect(await prometheus.query(query, 'outcome')).toEqual({ 400: 2, 429: 0, success: 1 });
      expect(await prometheus.query('up', 'job')).toEqual({ lereng: 1 });
      expect(await prometheus.query('lereng_part_ok', 'part')).toEqual({ database: 1, images: 1 });
    } finally {
      await prometheus.stop();
    }
  });
});

describe('METRICS_PORT', () => {
  it('stops the start with one line where it is in use', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const started = TestServer.start({ env: { METRICS_PORT: String(port) } });
    await expect(started).rejects.toThrow('Lereng cannot start. METRICS_PORT');
    other.close();
  });
});

describe('docker/observability', () => {
  whereTool('is valid, and each rule fires when it should', async () => {
    expect(await promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(await promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it('has a test and a paragraph for each alert', async () => {
    const read = (path: string) => readFile(join(OBSERVABILITY, path), 'utf8');
    const { groups } = parse(await read('alerts.yml')) as {
      groups: { rules: { alert: string }[] }[];
    };
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    const tests = await read('alerts.test.yml');
    const operations = await read('../../docs/operations.md');
    expect(alerts.filter((alert) => !tests.includes(`alertname: ${alert}\n`))).toEqual([]);
    expect(alerts.filter((alert) => !operations.includes(`\`${alert}\``))).toEqual([]);
  });
});
