import { EventEmitter } from 'node:events';
import type { Redis } from '../platform/redis';
import type { ChangeCounter } from './change-counter';
import { RedisInvalidation } from './redis-invalidation';

/** The part of Redis's client that is used here. Replicas that share a bus receive each other's messages. */
class FakeClient extends EventEmitter {
  status = 'ready';
  reachable = true;
  constructor(private readonly bus: EventEmitter) {
    super();
  }
  duplicate(): FakeClient {
    const subscriber = new FakeClient(this.bus);
    this.bus.on('message', (text: string) => {
      if (subscriber.reachable) subscriber.emit('message', 'channel', text);
    });
    return subscriber;
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

/** The version of a database that is away, unless a test says otherwise. */
class FakeVersion {
  isRead = false;
  readonly noted: (number | null)[] = [];
  miss: () => void = () => undefined;
  note(version: number | null): void {
    this.noted.push(version);
  }
  onMissed(listener: () => void): void {
    this.miss = listener;
  }
  isRecent(): boolean {
    return this.isRead;
  }
}

function replica(bus: EventEmitter) {
  const client = new FakeClient(bus);
  const subscriber = client.duplicate();
  client.duplicate = () => subscriber;
  const version = new FakeVersion();
  const invalidation = new RedisInvalidation(
    { client } as unknown as Redis,
    version as unknown as ChangeCounter,
  );
  const listener = jest.fn();
  invalidation.subscribe(listener);
  invalidation.onModuleInit();
  return { invalidation, client, subscriber, listener, version };
}

describe('RedisInvalidation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function twoReplicas() {
    const bus = new EventEmitter();
    const one = replica(bus);
    const other = replica(bus);
    await jest.advanceTimersByTimeAsync(10);
    one.listener.mockClear();
    other.listener.mockClear();
    return { bus, one, other };
  }

  it('publishes kinds, and their version, to the others and not to itself', async () => {
    const { one, other } = await twoReplicas();
    await one.invalidation.publish(['packages', 'promotions'], 7);
    expect(other.listener.mock.calls).toEqual([[['packages', 'promotions']]]);
    expect(one.listener).not.toHaveBeenCalled();
    expect([one.version.noted, other.version.noted]).toEqual([[], [7]]);
  });

  it.each([0, -60, 60])(
    'knows that it is disconnected, and then that changes were missed, with the clock set by %i minutes',
    async (minutes) => {
      const { other } = await twoReplicas();
      await jest.advanceTimersByTimeAsync(10_000);
      jest.setSystemTime(Date.now() + minutes * 60_000);
      expect(other.invalidation.isConnected()).toBe(true);
      other.subscriber.reachable = false;
      await jest.advanceTimersByTimeAsync(4_000);
      expect(other.invalidation.isConnected()).toBe(false);
      other.subscriber.reachable = true;
      other.subscriber.emit('ready');
      await jest.advanceTimersByTimeAsync(10);
      expect(other.invalidation.isConnected()).toBe(true);
      expect(other.listener.mock.calls).toEqual([[null]]);
    },
  );

  it('is connected without a message while the version of content is read', async () => {
    const { other } = await twoReplicas();
    other.subscriber.reachable = false;
    other.version.isRead = true;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(other.invalidation.isConnected()).toBe(true);
    other.version.isRead = false;
    expect(other.invalidation.isConnected()).toBe(false);
  });

  it('takes a version that it does not know for a change of anything', async () => {
    const { other } = await twoReplicas();
    other.version.miss();
    expect(other.listener.mock.calls).toEqual([[null]]);
  });

  it('does not fail a write that it cannot publish', async () => {
    const { one, other } = await twoReplicas();
    one.client.reachable = false;
    await one.invalidation.publish(['slides'], 7);
    expect(other.listener).not.toHaveBeenCalled();
  });

  it.each(['8f0d7f5e-0c1f-4a5e-9a55-0d6f8d0b7c11', 'null', '{"sender":"x"}'])(
    'takes the message %s of another version for a change of anything',
    async (text) => {
      const { bus, other } = await twoReplicas();
      bus.emit('message', text);
      expect(other.listener.mock.calls).toEqual([[null]]);
    },
  );

  it('leaves errors to the shared connection, also before it is subscribed', () => {
    const client = new FakeClient(new EventEmitter());
    const subscriber = client.duplicate();
    client.duplicate = () => subscriber;
    new RedisInvalidation(
      { client } as unknown as Redis,
      new FakeVersion() as unknown as ChangeCounter,
    );
    // Without a listener, `error` throws.
    expect(subscriber.emit('error', new Error('ECONNREFUSED'))).toBe(true);
  });

  it('is always connected without Redis', async () => {
    const invalidation = new RedisInvalidation(
      { client: null } as Redis,
      new FakeVersion() as unknown as ChangeCounter,
    );
    invalidation.subscribe(() => undefined);
    invalidation.onModuleInit();
    await invalidation.publish(['slides'], null);
    expect(invalidation.isConnected()).toBe(true);
  });
});
