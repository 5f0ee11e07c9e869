import { EventEmitter } from 'node:events';
import type { Redis } from '../redis';
import { RemoteChanges } from './remote-changes';

/** What of Redis is used here; replicas that share a bus hear each other. */
class FakeClient extends EventEmitter {
  status = 'ready';
  reachable = true;
  constructor(private readonly bus: EventEmitter) {
    super();
  }
  duplicate(): FakeClient {
    const ear = new FakeClient(this.bus);
    this.bus.on('message', (text: string) => {
      if (ear.reachable) ear.emit('message', 'channel', text);
    });
    return ear;
  }
  async subscribe(): Promise<void> {
    this.check();
  }
  async ping(): Promise<void> {
    this.check();
  }
  async publish(_channel: string, text: string): Promise<void> {
    this.check();
    this.bus.emit('message', text);
  }
  disconnect(): void {
    this.status = 'end';
  }
  private check(): void {
    if (!this.reachable) throw new Error('away');
  }
}

function replica(bus: EventEmitter) {
  const client = new FakeClient(bus);
  const ears: FakeClient[] = [];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = () => {
    const ear = duplicate();
    ears.push(ear);
    return ear;
  };
  const changes = new RemoteChanges({ client } as unknown as Redis);
  const heard = jest.fn();
  changes.listen(heard);
  const [ear] = ears;
  if (!ear) throw new Error('no ear');
  return { changes, client, ear, heard };
}

describe('RemoteChanges', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function twoReplicas() {
    const bus = new EventEmitter();
    const [one, other] = [replica(bus), replica(bus)];
    await jest.advanceTimersByTimeAsync(10);
    one.heard.mockClear();
    other.heard.mockClear();
    return { one, other };
  }

  it('tells the others, not itself', async () => {
    const { one, other } = await twoReplicas();
    await one.changes.tell();
    expect(other.heard).toHaveBeenCalledTimes(1);
    expect(one.heard).not.toHaveBeenCalled();
  });

  it('knows within seconds that it hears nothing, and catches up when it hears again', async () => {
    const { other } = await twoReplicas();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(other.changes.hears()).toBe(true);
    other.ear.reachable = false;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(other.changes.hears()).toBe(false);
    other.ear.reachable = true;
    other.ear.emit('ready');
    await jest.advanceTimersByTimeAsync(10);
    expect(other.changes.hears()).toBe(true);
    expect(other.heard).toHaveBeenCalledTimes(1);
  });

  it('tells later what it could not tell at once', async () => {
    const { one, other } = await twoReplicas();
    one.client.reachable = false;
    await one.changes.tell();
    expect(other.heard).not.toHaveBeenCalled();
    one.client.reachable = true;
    one.client.emit('ready');
    await jest.advanceTimersByTimeAsync(10);
    expect(other.heard).toHaveBeenCalledTimes(1);
  });

  it('lets the shared connection tell that Redis is away, also before anybody listens', () => {
    const client = new FakeClient(new EventEmitter());
    const ear = client.duplicate();
    client.duplicate = () => ear;
    new RemoteChanges({ client } as unknown as Redis);
    // Without a listener, `error` throws.
    expect(ear.emit('error', new Error('ECONNREFUSED'))).toBe(true);
  });

  it('is content without Redis', async () => {
    const changes = new RemoteChanges({ client: null } as Redis);
    changes.listen(() => undefined);
    await changes.tell();
    expect(changes.hears()).toBe(true);
  });
});
