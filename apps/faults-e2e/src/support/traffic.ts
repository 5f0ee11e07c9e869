import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '@lereng/api-testing';
import { type ApiClient, until } from '@lereng/shared-testing';
import { FACTOR } from './factor';
import { Flow } from './flow';
import type { Ledger } from './ledger';

/** Connections of each kind: 50 in all. */
const READERS = { page: 16, list: 14, picture: 14 };
const WRITERS = { save: 4, upload: 2 };
/** Rows that a writer leaves: lists stay short, so that their own length is not tested. */
const ROWS = { save: 20, upload: 5 };

/** In `npm test` other tests have the processors, too. */
const BETWEEN_READS_MS = FACTOR > 1 ? 0 : 100;
/** Nobody tries again at once. */
const AFTER_A_FAILURE_MS = 100;
const BACK_LIMIT_MS = 30_000;

type ReadKind = keyof typeof READERS;
type WriteKind = keyof typeof WRITERS;

interface TrafficOptions {
  /** Whose origin all of them use. */
  owner: ApiClient;
  urls: Record<ReadKind, readonly string[]>;
  image: Blob;
  ledger: Ledger;
}

const keysOf = <Kind extends string>(counts: Record<Kind, number>) => Object.keys(counts) as Kind[];

let names = 0;
const nextName = () => `Baris ${(names += 1)}`;

interface Row {
  name: string;
  path: string;
}

/** Visitors and an owner, each of whose connections sends one request after the other. */
export class Traffic {
  readonly flows: Record<ReadKind | WriteKind, Flow> = {
    page: new Flow(),
    list: new Flow(),
    picture: new Flow(),
    save: new Flow(),
    upload: new Flow(),
  };
  private isOver = false;
  private readonly lanes: Promise<void>[] = [];

  constructor(private readonly options: TrafficOptions) {}

  start(): Promise<void> {
    for (const kind of keysOf(READERS)) {
      for (let lane = 0; lane < READERS[kind]; lane += 1) this.lanes.push(this.read(kind, lane));
    }
    for (const kind of keysOf(WRITERS)) {
      for (let lane = 0; lane < WRITERS[kind]; lane += 1) this.lanes.push(this.write(kind));
    }
    return this.untilBack();
  }

  /** Waits until requests of every kind have succeeded that began since now. */
  async untilBack(): Promise<void> {
    const flows = Object.values(this.flows);
    for (const flow of flows) flow.expectBack();
    await until(() => flows.every((flow) => flow.secondsUntilBack !== null), BACK_LIMIT_MS);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async read(kind: ReadKind, lane: number): Promise<void> {
    const { owner, urls } = this.options;
    for (let turn = lane; !this.isOver; turn += 1) {
      const url = urls[kind][turn % urls[kind].length]!;
      const response = await this.flows[kind]
        .count(() => send(owner.origin, url))
        .catch(() => null);
      await sleep(response?.status === 200 ? BETWEEN_READS_MS : AFTER_A_FAILURE_MS);
    }
  }

  /** Adds rows, and deletes its own oldest ones. */
  private async write(kind: WriteKind): Promise<void> {
    const own: Row[] = [];
    while (!this.isOver) {
      const row = kind === 'save' ? await this.addCategory() : await this.addMenuItem();
      if (row === null) continue;
      own.push(row);
      const oldest = own.length > ROWS[kind] ? own.shift() : undefined;
      if (oldest) await this.send(kind, [oldest.name, undefined], 'DELETE', oldest.path);
    }
  }

  private async addCategory(): Promise<Row | null> {
    const path = '/menu-categories';
    const name = nextName();
    const added = await this.send<{ id: number }>('save', [name, 'there'], 'POST', path, { name });
    return added && { name, path: `${path}/${added.id}` };
  }

  /** With a picture, and then with another one. */
  private async addMenuItem(): Promise<Row | null> {
    const name = nextName();
    const form = (price: string) => {
      const fields = new FormData();
      fields.append('name', name);
      fields.append('price', price);
      fields.append('image', this.options.image);
      return fields;
    };
    const added = await this.send<{ id: number }>(
      'upload',
      [name, '9000'],
      'POST',
      '/menu-items',
      form('9000'),
    );
    if (!added) return null;
    const path = `/menu-items/${added.id}`;
    // If it is not known whether this was applied, a third write to the row would hide it: it is left alone.
    const edited = await this.send<unknown>('upload', [name, '9500'], 'PUT', path, form('9500'));
    return edited === null ? null : { name, path };
  }

  /**
   * Without the contract's check of `ApiClient`, as nginx has errors of its own.
   *
   * @returns null where it was not acknowledged
   */
  private async send<Body>(
    kind: WriteKind,
    [key, value]: readonly [key: string, value: string | undefined],
    method: string,
    path: string,
    content?: FormData | { name: string },
  ): Promise<Body | null> {
    const { owner, ledger } = this.options;
    const isForm = content instanceof FormData;
    const request = async () => {
      const response = await fetch(`${owner.origin}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${owner.token}`,
          // A connection of its own: nginx closes that of a write whose body nobody has read.
          connection: 'close',
          ...(content && !isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? content : content ? JSON.stringify(content) : null,
      });
      const { status, headers } = response;
      const text = await response.text();
      // nginx sends a DELETE again where a replica has ended: the first one may have been applied.
      if (method === 'DELETE' && status === 404) throw new Error('404');
      return { status, headers, body: (status < 300 && text ? JSON.parse(text) : text) as Body };
    };
    const body = await ledger.write(key, value, () => this.flows[kind].count(request));
    if (body === null) await sleep(AFTER_A_FAILURE_MS);
    return body;
  }
}
