import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  HAS_POSTGRESQL,
  NGINX,
  type Nginx,
  Replicas,
  type ReplicasOptions,
  send,
  tinyPicture,
} from '@lereng/api-testing';
import { ADMIN, ApiClient, Relay } from '@lereng/shared-testing';
import { FACTOR, report } from './support/factor';
import { Ledger } from './support/ledger';

import { Traffic } from './support/traffic';

interface Row {
  id: number;
  name: string;
  price?: number;
  image_url: string;
  image_sources: { srcset: string }[];
}

const REDIS_URL = process.env['TEST_REDIS_URL'];
const IS_LONG = FACTOR > 1;
/** In `npm test` a fault is short, and the machine too busy to say when it was over. */
const [READS_BACK_S, WRITES_BACK_S] = IS_LONG ? [5, 10] : [30, 30];

const NO_FAILED_READS = { page: {}, list: {}, picture: {} };
const NO_FAILED_WRITES = { save: {}, upload: {} };

function expectOnly503(failed: readonly Record<string, number>[]) {
  const statuses = failed.flatMap((each) => Object.keys(each));
  expect(['503']).toEqual(expect.arrayContaining(statuses));
}

const urlsOf = ({ image_url, image_sources }: Row) => [
  image_url,
  ...image_sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0]!)),
];

(HAS_POSTGRESQL && REDIS_URL && NGINX ? describe : describe.skip)(
  'Three replicas behind nginx under load (TEST_DATABASE_URL, TEST_REDIS_URL and nginx)',
  () => {
    const ledger = new Ledger();
    const relays = new Map<string, Relay>();
    let replicas: Replicas;
    let nginx: Nginx;
    let owner: ApiClient;
    let image: Blob;
    let pictures: string[];

    beforeAll(async () => {
      const reach: ReplicasOptions['reach'] = async (service, url) => {
        const relay = await Relay.to(url);
        relays.set(service, relay);
        return relay.url;
      };
      const env = { SHUTDOWN_DELAY: '2' };
      replicas = await Replicas.start({ count: 3, redisUrl: REDIS_URL!, reach, env });
      nginx = await replicas.nginx();
      // From an address of its own: Redis also counts failed logins of other tests.
      const { body } = await replicas
        .clients()[0]!
        .json<{ accessToken: string }>('POST', '/auth/login', ADMIN, {
          'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        });
      owner = new ApiClient(nginx.origin, body.accessToken);
      image = await tinyPicture();
      const fields = { name: 'Tetap', price: '1', image };
      const added = await ledger.write('Tetap', '1', () =>
        owner.form<Row>('POST', '/menu-items', fields),
      );
      pictures = urlsOf(added!);
    });
    afterAll(async () => {
      await nginx?.stop();
      await replicas?.stop();
      for (const relay of relays.values()) await relay.stop();
    });

    async function away(service: string, milliseconds: number) {
      const relay = relays.get(service)!;
      await relay.stop();
      await sleep(milliseconds);
      await relay.start();
    }

    /** Each acknowledged write, as each replica reads it, and every picture of it. */
    async function settle() {
      for (const client of replicas.clients(owner.token)) {
        const [categories, items] = await Promise.all(
          ['/menu-categories', '/menu-items'].map((path) => client.get<Row[]>(path)),
        );
        ledger.settle([
          ...categories!.body.map(({ name }) => [name, 'there'] as const),
          ...items!.body.map(({ name, price }) => [name, String(price)] as const),
        ]);
        const served = await Promise.all(
          items!.body.flatMap(urlsOf).map((url) => send(client.origin, url)),
        );
        expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
      }
    }

    /**
     * Lets a fault happen under load, and holds that all is well soon after it without a hand, and that everything
     * that was acknowledged is there.
     *
     * @returns how many requests of each kind failed, by status
     */
    async function during(fault: string, work: () => Promise<void>) {
      const traffic = new Traffic({
        owner,
        urls: {
          page: ['/', '/menu', '/packages', '/menu/1'],
          list: ['/api/menu-items', '/api/packages', '/api/menu-categories'],
          picture: pictures,
        },
        image,
        ledger,
      });
      const before = ledger.count;
      try {
        await traffic.start();
        await work();
        await traffic.untilBack();
        // A failure after the first success would be a return that came later.
        if (IS_LONG) await sleep(12_000);
      } finally {
        await traffic.stop();
      }
      await settle();
      report({ fault, acknowledged: ledger.count - before, ...traffic.flows });
      const { page, list, picture, save, upload } = traffic.flows;
      for (const { secondsUntilBack } of [page, list, picture]) {
        expect(secondsUntilBack).toBeLessThan(READS_BACK_S);
      }
      for (const { secondsUntilBack } of [save, upload]) {
        expect(secondsUntilBack).toBeLessThan(WRITES_BACK_S);
      }
      return {
        reads: { page: page.failed, list: list.failed, picture: picture.failed },
        writes: { save: save.failed, upload: upload.failed },
      };
    }

    it('lose one after the other by kill -9 without a failed read', async () => {
      const { reads } = await during('kill -9', async () => {
        for (let kill = 0; kill < (IS_LONG ? 12 : 1); kill += 1) {
          const nextAt = sleep(IS_LONG ? 5_000 : 0);
          await replicas.servers[kill % 3]!.crash();
          await replicas.restart(kill % 3);
          await nextAt;
        }
      });
      expect(reads).toEqual(NO_FAILED_READS);
    });

    it('are restarted one after the other without a failed read', async () => {
      const { reads } = await during('rolling restart', async () => {
        for (const index of [0, 1, 2]) {
          expect(await replicas.servers[index]!.stop()).toBe(0);
          await replicas.restart(index);
        }
      });
      expect(reads).toEqual(NO_FAILED_READS);
    });

    it('go on without Redis', async () => {
      const { reads, writes } = await during('Redis away', () =>
        away('REDIS_URL', IS_LONG ? 20_000 : 2_000),
      );
      expect({ ...reads, ...writes }).toEqual({ ...NO_FAILED_READS, ...NO_FAILED_WRITES });
    });

    it('are there again after PostgreSQL', async () => {
      const { reads, writes } = await during('PostgreSQL away', () =>
        away('DATABASE_URL', IS_LONG ? 8_000 : 2_000),
      );
      expectOnly503([...Object.values(reads), ...Object.values(writes)]);
    });

    // A store of others is as slow as it is.
    (process.env['TEST_S3_URL'] === undefined ? it : it.skip)(
      'go on with a slow store',
      async () => {
        const server = replicas.bucket.server!;
        const { reads, writes } = await during('store slow', async () => {
          server.delayMs = 1_000;
          await sleep(IS_LONG ? 20_000 : 2_000);
          server.delayMs = 0;
        });
        expect({ ...reads, ...writes }).toEqual({ ...NO_FAILED_READS, ...NO_FAILED_WRITES });
      },
    );

    it('go on without a store, but for its pictures', async () => {
      const { reads, writes } = await during('store away', () =>
        away('S3_ENDPOINT', IS_LONG ? 20_000 : 2_000),
      );
      const { picture, ...others } = reads;
      const { upload, save } = writes;
      expect({ ...others, save }).toEqual({ page: {}, list: {}, save: {} });
      expectOnly503([picture, upload]);
    });
  },
);
