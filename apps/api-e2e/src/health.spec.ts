import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, TestServer } from '@lereng/shared-testing';

interface Ready {
  status: string;
  checks: Record<string, string>;
}

const clientOf = ({ origin }: TestServer) => new ApiClient(origin);
const ready = (server: TestServer) => clientOf(server).get<Ready>('/health/ready');

/** Asks until the server says so. */
async function readyAs(server: TestServer, status: number) {
  for (;;) {
    const response = await ready(server);
    if (response.status === status) return response;
    await sleep(50);
  }
}

describe('readiness', () => {
  it('fails while the images cannot be reached, and says nothing else', async () => {
    const server = await TestServer.start();
    try {
      const { body, headers } = await readyAs(server, 200);
      expect(body).toEqual({ status: 'ok', checks: { images: 'ok', database: 'ok' } });
      expect(headers.get('cache-control')).toBe('no-store');
      const away = `${server.dataDir}-away`;
      await rename(server.dataDir, away);
      const response = await readyAs(server, 503);
      await rename(away, server.dataDir);
      expect(response.body).toEqual({
        statusCode: 503,
        error: 'Service Unavailable',
        message: 'Server belum siap. Silakan coba lagi nanti.',
        status: 'failing',
        checks: { database: 'ok', images: 'failing' },
      });
      expect(response.headers.get('cache-control')).toBe('no-store');
      const live = await clientOf(server).get('/health/live');
      expect([live.status, live.body]).toEqual([200, { status: 'ok' }]);
      expect(live.headers.get('cache-control')).toBe('no-store');
      await readyAs(server, 200);
      expect(server.output.match(/images is failing/g)).toHaveLength(1);
      expect(server.output).toContain('images is ok again');
    } finally {
      await server.stop();
    }
  });

  it('ends with SIGTERM, while everything else goes on for the delay', async () => {
    const server = await TestServer.start({ env: { SHUTDOWN_DELAY: '3' } });
    await readyAs(server, 200);
    const stopped = server.stop();
    const { body } = await readyAs(server, 503);
    expect(body).toMatchObject({ status: 'stopping', checks: { database: 'ok', images: 'ok' } });
    const { status, headers } = await clientOf(server).get('/menu-items');
    expect(status).toBe(200);
    // Proxies give up their connections before the server closes what is left of them.
    expect(headers.get('connection')).toBe('close');
    expect(await stopped).toBe(0);
  });
});
