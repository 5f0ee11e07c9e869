import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ICONS } from '@lereng/api-site/images';
import {
  Bucket,
  DATABASES,
  type DatabaseKind,
  servedFiles,
  tinyPicture,
  type TestStore,
} from '@lereng/api-testing';
import { ApiClient, TestServer, until } from '@lereng/shared-testing';
import { FACTOR, report } from './support/factor';
import { expectIcons } from './support/icons';
import { Ledger } from './support/ledger';
import { StoredState } from './support/stored-state';

interface Row {
  id: number;
  name?: string;
  title?: string;
  image_url: string;
  image_sources: { srcset: string }[];
  /** Of slides alone. */
  image_portrait_sources?: { srcset: string }[];
  /** Of the site's icon alone. */
  image_icons?: string;
  [field: string]: unknown;
}

interface SellableRow extends Row {
  availability: { until: string } | null;
}

/** A kind with images: how a row is named, and the field whose value changes. */
interface Kind {
  path: string;
  title: 'name' | 'title';
  value: string;
  others?: Record<string, string>;
}

interface Setting extends Row {
  key: string;
  value: string | null;
  image_focus_x: number;
  image_focus_y: number;
}

/** An entry of the history. */
interface Change {
  id: number;
  changes: { field: string; from: unknown }[];
}

/** A row without a picture, to be sent again with its key. */
interface NewRow {
  path: string;
  name: string;
  key: string;
}

/** What a calendar entry has beside its reason, and a category does not know. */
const CLOSED = { from: '2999-12-24', until: '2999-12-26', kind: 'closed' };

const PROMOTION = { valid_from: '2026-01-01', valid_until: '9999-12-31', package_ids: '[1]' };
const KINDS: Kind[] = [
  { path: '/menu-items', title: 'name', value: 'price' },
  { path: '/slides', title: 'title', value: 'description' },
  { path: '/packages', title: 'name', value: 'price', others: { items: '["Sarapan"]' } },
  { path: '/promotions', title: 'title', value: 'discount_percent', others: PROMOTION },
];

/** Texts of the site, and of its look. */
const TEXTS = ['site_name', 'tagline', 'hero_line', 'accent_color', 'surface_color'];
const textOf = (key: string, n: number) =>
  key.endsWith('_color') ? `#${n.toString(16).padStart(6, '0')}` : `Lereng ${n}`;

/** Pictures of the look, which can be taken away. */
const LOOK = ['logo_image', 'icon_image'] as const;
/** Those on which the icons stand in turn. */
const SURFACES = ['#eff6ff', '#faf7f2'] as const;
/** Writes to each of them that make files: an icon has some that follow its focus. */
const MAKING = ['upload', 'focus', 'revert'] as const;
/** Others, which are over so soon that crashes would hardly meet them between those. */
const REMOVING = ['remove', 'revert'] as const;

/** The delays differ from crash to crash, so that every step is interrupted at some time. */
const LONGEST_DELAY_MS = 500;
const delayOf = (crash: number) => ((crash * 0.618) % 1) * LONGEST_DELAY_MS;

/** For `preload`: once the first sweep is over, the clock by which sweeps find leftovers jumps. */
const A_MINUTE_LATER = `
  const { now } = performance;
  performance.now = () => {
    const time = now.call(performance);
    return time > 8_000 ? time + 60_000 : time;
  };
`;

/** How many writes of uploads follow each other, on the way from a create to a delete for good. */
const STEPS = 6;

const urlsOf = ({ image_url, image_sources, image_portrait_sources = [], image_icons }: Row) => [
  image_url,
  ...(image_icons === undefined ? [] : ICONS.map(({ name }) => `${image_icons}-${name}.png`)),
  ...[...image_sources, ...image_portrait_sources].flatMap(({ srcset }) =>
    srcset.split(', ').map((part) => part.split(' ')[0]!),
  ),
];

/** Undefined where there was no picture. */
const focusBefore = ({ changes }: Change) => {
  const from = changes.find(({ field }) => field === 'image_focus_x')?.from ?? undefined;
  return from === undefined ? undefined : String(from);
};

const settingsOf = async (client: ApiClient) =>
  (await client.get<Setting[]>('/site-settings')).body;

const picturesOf = async (client: ApiClient) =>
  (await settingsOf(client)).filter((setting) => Object.hasOwn(setting, 'image_sources'));

/** As the history has it. */
const versionOf = ({ value, image_url, image_focus_x, image_focus_y }: Setting) =>
  image_url === undefined
    ? { value }
    : { image: image_url.split('/')[2], image_focus_x, image_focus_y };

const IS_LONG = FACTOR > 1;
/** Each start costs more than a second: PostgreSQL, which recovers by itself, has its turn in the long run. */
const KILLED_ON = DATABASES.filter(({ name }) => name === 'SQLite' || IS_LONG);
/** Where pictures are, for their crashes alone. */
const STORES = IS_LONG ? ['a folder', 'a bucket'] : ['a folder'];

/** A server that is killed and started again on what it has stored. */
class KilledServer {
  readonly ledger = new Ledger();
  private running: { server: TestServer; client: ApiClient } | null = null;
  private token: string | undefined;

  private constructor(
    private readonly dataDir: string,
    private readonly database: TestStore,
    private readonly bucket: Bucket | null,
  ) {}

  static async create(kind: DatabaseKind, store?: string): Promise<KilledServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'lereng-kill-'));
    const bucket = store === 'a bucket' ? await Bucket.create() : null;
    return new KilledServer(dataDir, await kind.create(), bucket);
  }

  get stored(): StoredState {
    return new StoredState(this.dataDir, this.database.env, this.bucket);
  }

  async start(preload: string[] = []): Promise<{ server: TestServer; client: ApiClient }> {
    const { dataDir } = this;
    const env = { ...this.database.env, ...this.bucket?.env };
    const server = await TestServer.start({ dataDir, env, preload });
    this.token ??= (await ApiClient.login(server.origin)).token;
    this.running = { server, client: new ApiClient(server.origin, this.token) };
    return this.running;
  }

  /**
   * Kills the server while all lanes write; each goes on until its connection breaks.
   *
   * @param count of what was acknowledged so far: every other crash waits for it to grow, each time further
   */
  async crashDuring(
    lanes: readonly (() => Promise<void>)[],
    crash: number,
    count = () => this.ledger.count,
  ): Promise<void> {
    const { server } = this.running!;
    let isOver = false;
    const wanted = count() + 1 + ((crash / 2) % STEPS);
    const work = lanes.map(async (lane) => {
      while (!isOver) await lane();
    });
    // Every other crash comes before anything may have been acknowledged.
    if (crash % 2 === 0) await until(() => count() >= wanted);
    await sleep(delayOf(crash));
    isOver = true;
    await server.crash();
    await Promise.all(work);
  }

  async dispose(): Promise<void> {
    await this.running?.server.stop('SIGKILL');
    await this.database.drop();
    await this.bucket?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

describe.each(KILLED_ON)('a server on $name that is killed', (kind) => {
  let killed: KilledServer;
  let ledger: Ledger;
  const create = async (store?: string) => {
    killed = await KilledServer.create(kind, store);
    ledger = killed.ledger;
  };
  afterEach(() => killed?.dispose());

  /**
   * Holds that the history has one entry for each value of each setting, up to the present one: the writes of all lanes
   * give another value, so that one without an entry breaks the chain, and one with two as well.
   *
   * @returns how many entries there are
   */
  const expectHistory = async (present: readonly Setting[]): Promise<number> => {
    const { settings, broken, count } = await killed.stored.settingsByHistory();
    const shown = Object.fromEntries(present.map((each) => [each.key, versionOf(each)]));
    const cleared = Object.keys(settings).map((key) => [key, {}] as const);
    expect({ broken, settings }).toEqual({
      broken: [],
      settings: { ...Object.fromEntries(cleared), ...shown },
    });
    return count;
  };

  it('loses no write that it acknowledged, and applies none twice', async () => {
    const crashes = Math.ceil(10 * FACTOR);
    await create();
    let { client } = await killed.start();

    /** Writes whose response was lost, to be sent again with their keys. */
    const unanswered = new Map<string, NewRow>();
    const add = async (row: NewRow) => {
      const { path, name, key } = row;
      unanswered.set(name, row);
      const headers = { 'Idempotency-Key': key };
      const added = await ledger.write(name, 'there', () =>
        client.json<Row>('POST', path, { ...CLOSED, name, reason: name }, headers),
      );
      if (added) unanswered.delete(name);
      return added;
    };
    let n = 0;
    const addAndDelete = async (path: string) => {
      const turn = (n += 1);
      const name = `Baris ${turn}`;
      const added = await add({ path, name, key: randomUUID() });
      if (!added || turn % 7 === 0) return;
      await ledger.write(name, undefined, () => client.delete(`${path}/${added.id}`));
    };
    const adding = ['/menu-categories', '/calendar-entries'].map(
      (path) => () => addAndDelete(path),
    );
    const setText = async () => {
      const turn = (n += 1);
      const key = TEXTS[turn % TEXTS.length]!;
      const value = turn % 4 === 0 ? undefined : textOf(key, turn);
      await ledger.write(key, value, () =>
        client.json('PUT', `/site-settings/${key}`, { value: value ?? '' }),
      );
    };
    const read = async () => {
      const list = async (path: string) => (await client.get<Record<string, string>[]>(path)).body;
      const categories = await list('/menu-categories');
      const entries = await list('/calendar-entries');
      const settings = await settingsOf(client);
      await expectHistory(settings);
      return [
        ...categories.map(({ name }) => [name!, 'there'] as const),
        ...entries.map(({ reason }) => [reason!, 'there'] as const),
        ...settings.map(({ key, value }) => [key, value!] as const),
      ];
    };

    let repeated = 0;
    for (let crash = 0; crash < crashes; crash += 1) {
      await killed.crashDuring([...adding, setText], crash);
      ({ client } = await killed.start());
      ledger.settle(await read());
      for (const write of [...unanswered.values()]) {
        expect(Object.values((await add(write)) ?? {})).toContain(write.name);
        repeated += 1;
      }
      ledger.settle(await read());
    }
    const changes = await expectHistory(await settingsOf(client));
    report({ crashes, acknowledged: ledger.count, repeated, settings: changes });
    expect(changes).toBeGreaterThanOrEqual(crashes / 2);
    expect(ledger.count).toBeGreaterThan(crashes);
  });

  it.each(STORES)(
    'leaves no row without its file, and no file without its row in %s',
    async (store) => {
      const crashes = Math.ceil(4 * FACTOR);
      await create(store);
      const image = await tinyPicture();
      let { server, client } = await killed.start();

      const categories: number[] = [];
      for (const name of ['Makanan', 'Minuman', 'Camilan']) {
        const { status, body } = await client.json<Row>('POST', '/menu-categories', { name });
        expect(status).toBe(201);
        categories.push(body.id);
      }
      const tour = { name: 'Tetap', price: '1', image };
      await ledger.write('Tetap', '1', () => client.form('POST', '/packages', tour));

      let n = 0;
      const turns = { logo_image: 0, icon_image: 0 };
      /** Writes of rows with images, for which crashes wait. Those of the look are quicker, and would end each wait. */
      let uploads = 0;
      /** Of the owner, that were served. */
      let icons = 0;
      const writeRow: Ledger['write'] = async (key, ...write) => {
        const body = await ledger.write(key, ...write);
        if (body !== null && !Object.hasOwn(turns, key)) uploads += 1;
        return body;
      };
      const nextValue = () => String(((n += 1) % 90) + 1);
      /** @param valueOf the value of `key` before the last change of the row, to which this goes back */
      const revertLast = async (
        path: string,
        key: string,
        valueOf: (change: Change) => string | undefined,
      ) => {
        const [, kind, rowId] = path.split('/');
        const entries = `/history?kind=${kind}&row_id=${rowId}&limit=1`;
        const [change] = (await client.get<Change[]>(entries).catch(() => ({ body: [] }))).body;
        if (!change) return null;
        return writeRow(key, valueOf(change), () =>
          client.send<Row>('POST', `/history/${change.id}/revert`),
        );
      };
      const upload = async (lane: number) => {
        const turn = (n += 1);
        const { path, title, value, others } = KINDS[(lane + turn) % KINDS.length]!;
        const name = `Baris ${turn}`;
        const first = nextValue();
        const fields = { [title]: name, [value]: first, ...others, image };
        const headers = { 'Idempotency-Key': randomUUID() };
        const added = await writeRow(name, first, () =>
          client.form<Row>('POST', path, fields, headers),
        );
        if (!added) return;
        const rowPath = `${path}/${added.id}`;

        const second = nextValue();
        // Another focus gives a slide another portrait crop.
        const picture = turn % 2 ? { image } : { image_focus_x: second, image_focus_y: '0' };
        const edited = await writeRow(name, second, () =>
          client.form('PUT', rowPath, { [value]: second, ...picture }),
        );
        if (edited === null) return;
        if (turn % 3 === 0) {
          const reverted = await revertLast(rowPath, name, () => first);
          if (reverted === null) return;
        }
        if (turn % 4 === 0) return;
        const removed = await writeRow(name, undefined, () => client.delete(rowPath));
        if (removed === null) return;
        const current = turn % 3 === 0 ? first : second;
        if (turn % 2 === 0) {
          await writeRow(name, current, () => client.send('POST', `/trash${rowPath}/restore`));
        } else if (turn % 3 === 1) {
          // What is deleted for good takes its files along.
          await client.delete(`/trash${rowPath}`).catch(() => null);
        }
      };
      let steps: typeof MAKING | typeof REMOVING = MAKING;
      /** One write after the other to a picture of the look, each of which gives it another focus. */
      const changeLook = async (key: keyof typeof turns) => {
        const path = `/site-settings/${key}`;
        const turn = turns[key];
        turns[key] = turn + 1;
        const step = steps[turn % steps.length]!;
        if (step === 'revert') return revertLast(path, key, focusBefore);
        if (step === 'remove') return writeRow(key, undefined, () => client.delete(path));
        const x = String(turn % 101);
        const picture = step === 'upload' ? { image } : {};
        return writeRow(key, x, () =>
          client.form<Row>('PUT', path, { ...picture, image_focus_x: x, image_focus_y: '0' }),
        );
      };
      /** Makes the icons anew. */
      const changeSurface = async () => {
        const value = SURFACES[(n += 1) % 2]!;
        await ledger.write('surface', value, () =>
          client.json('PUT', '/site-settings/surface_color', { value }),
        );
      };
      /** The settings, once the icons stand on the surface. */
      const refreshedSettings = async () => {
        let settings: Setting[] = [];
        await until(async () => {
          settings = await settingsOf(client);
          const of = (wanted: string) => settings.find(({ key }) => key === wanted);
          const icons = of('icon_image')?.image_icons;
          return !icons || icons.includes(`-${of('surface_color')!.value!.slice(1)}-`);
        }, 20_000);
        return settings;
      };
      const order = async () => {
        categories.unshift(categories.pop()!);
        const ids = [...categories];
        await ledger.write('order', ids.join(), () =>
          client.json('PUT', '/menu-categories/order', { ids }),
        );
      };
      const sellOut = async () => {
        const until = `2099-01-${10 + ((n += 1) % 20)}`;
        await ledger.write('sold out', until, () =>
          client.json('PUT', '/packages/1/availability', { state: 'sold_out', until }),
        );
      };
      const rows = async () => {
        const lists = KINDS.map(async ({ path, title, value }) =>
          (await client.get<Row[]>(path)).body.map((row) => ({ row, name: row[title]!, value })),
        );
        return (await Promise.all(lists)).flat();
      };
      const settle = async () => {
        const ordered = (await client.get<Row[]>('/menu-categories')).body.map(({ id }) => id);
        const shown = (await rows()).map(
          // A package shows its price with the discount of its promotion.
          ({ row, name, value }) => [name, String(row['original_price'] ?? row[value])] as const,
        );
        const { availability } = (await client.get<SellableRow>('/packages/1')).body;
        const availableAgain = availability?.until ?? 'never';
        const settings = await refreshedSettings();
        const look = settings.map(({ key, value, image_focus_x }) =>
          key === 'surface_color'
            ? (['surface', String(value)] as const)
            : ([key, String(image_focus_x)] as const),
        );
        ledger.settle([...shown, ...look, ['order', ordered.join()], ['sold out', availableAgain]]);
        await expectHistory(settings);
        icons += await expectIcons(
          server.origin,
          settings.find(({ key }) => key === 'icon_image')?.image_icons,
        );
      };

      await order();
      await sellOut();
      await changeSurface();
      // Each write without a crash: two rounds of the first ones, so that a picture replaces another.
      for (let turn = 0; turn < 2 * MAKING.length + REMOVING.length; turn += 1) {
        steps = turn < 2 * MAKING.length ? MAKING : REMOVING;
        for (const key of LOOK) await changeLook(key);
      }
      const changing = LOOK.map((key) => async () => void (await changeLook(key)));
      const lanes = [
        () => upload(0),
        () => upload(1),
        () => upload(2),
        ...changing,
        changeSurface,
        order,
        sellOut,
      ];
      for (let crash = 0; crash < crashes; crash += 1) {
        steps = crash % 4 < 2 ? MAKING : REMOVING;
        await killed.crashDuring(lanes, crash, () => uploads);
        // The long run waits for the sweep as long as it may take.
        const isHasty = !IS_LONG && crash === crashes - 1;
        ({ server, client } = await killed.start(isHasty ? [A_MINUTE_LATER] : []));
        await settle();
      }

      const isSwept = async () => (await killed.stored.leftovers()).unnamed.length === 0;
      await until(isSwept, 60_000);
      expect((await killed.stored.leftovers()).missing).toEqual([]);
      const uploadUrl = (file: string) => `/uploads/${file.split('/').slice(-2).join('/')}`;
      const shown = (await rows()).map(({ row }) => row);
      const named = new Set([...shown, ...(await picturesOf(client))].flatMap(urlsOf));
      const storedFiles = () => killed.stored.imageFiles();
      const stored = async () =>
        (await servedFiles({ origin: server.origin, storedFiles })).map(uploadUrl);
      await until(async () => (await stored()).length === named.size, 60_000);
      expect(await stored()).toEqual([...named].sort());

      const trash = (await client.get<Row[]>('/trash')).body;
      for (const { kind: deleted, id } of trash) {
        const back = await client.send<Row>('POST', `/trash/${deleted}/${id}/restore`);
        expect(back.status).toBe(200);
        for (const url of urlsOf(back.body)) named.add(url);
      }
      for (const key of LOOK) {
        const { status } = await client.delete(`/site-settings/${key}`);
        expect([204, 404]).toContain(status);
        const back = await revertLast(`/site-settings/${key}`, key, focusBefore);
        for (const url of urlsOf(back!)) named.add(url);
      }
      const changes = await expectHistory(await settingsOf(client));
      const icon = (await client.get<Setting>('/site-settings/icon_image')).body.image_icons;
      expect(await expectIcons(server.origin, icon)).toBe(ICONS.length);
      for (const url of named) {
        const picture = await fetch(`${server.origin}${url}`);
        expect([url, picture.status]).toEqual([url, 200]);
        expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
      }
      const figures = {
        store,
        uploads,
        look: changes,
        icons,
        files: named.size,
        restored: trash.length,
      };
      report({ crashes, acknowledged: ledger.count, ...figures });
      expect(uploads).toBeGreaterThanOrEqual(crashes / 2);
    },
  );
});
