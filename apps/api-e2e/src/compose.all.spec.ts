import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN, ApiClient, TestServer } from '@lereng/shared-testing';
import { parse } from 'yaml';

interface Compose {
  services: Record<string, { ports?: string[]; environment?: Record<string, string> }>;
}

const compose = (file: string): Compose['services'] =>
  (
    parse(readFileSync(join(__dirname, '../../../docker', file), 'utf8'), {
      merge: true,
    }) as Compose
  ).services;

/** The headers that the proxies of each file have added to a request when it arrives. */
const FILES = [
  { file: 'compose.yml', forwardedFor: (visitor: string) => visitor },
  { file: 'compose.scale.yml', forwardedFor: (visitor: string) => `${visitor}, 172.18.0.7` },
];

describe.each(FILES)('With the environment of $file', ({ file, forwardedFor }) => {
  const services = compose(file);
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start({
      env: { TRUST_PROXY: services['lereng']?.environment?.['TRUST_PROXY'] ?? '0' },
    });
  });
  afterAll(() => server.stop());

  const login = async (visitor: string, password: string) => {
    const body = JSON.stringify({ username: ADMIN.username, password });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': forwardedFor(visitor),
    };
    return (await new ApiClient(server.origin).send('POST', '/auth/login', body, headers)).status;
  };

  it('the wrong logins of one visitor lock nobody else out', async () => {
    for (let count = 0; count < 10; count += 1) {
      // What a visitor sends in this header stands before what the proxies add.
      expect(await login(`198.51.100.${count}, 203.0.113.1`, 'salah')).toBe(400);
    }
    expect(await login('203.0.113.1', ADMIN.password)).toBe(429);
    expect(await login('203.0.113.2', ADMIN.password)).toBe(200);
  });

  it('only the proxy with TLS is reached from outside', () => {
    const open = Object.keys(services).filter((name) => services[name]?.ports !== undefined);
    expect(open).toEqual(['caddy']);
  });
});

describe('Without a trusted proxy', () => {
  it('warns once that visitors may share an address', async () => {
    const server = await TestServer.start();
    for (let count = 0; count < 3; count += 1) {
      // What is cached is read without the headers of who asks.
      await fetch(`${server.origin}/menu`, { headers: { 'x-forwarded-for': '::1' } });
    }
    await server.stop();
    expect(server.output.match(/TRUST_PROXY is 0/g)).toHaveLength(1);
  });
});
