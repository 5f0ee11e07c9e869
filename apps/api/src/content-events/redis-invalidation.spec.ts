import { EventEmitter } from 'node:events';
import type { Redis } from '../platform/redis';
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

function replica(bus: EventEmitter) {
  const client = new FakeClient(bus);
  const subscriber = client.duplicate();
  client.duplicate = () => subscriber;
  const invalidation = new RedisInvalidation({ client } as unknown as Redis);
  const listener = jest.fn();
  invalidation.subscribe(listener);
  invalidation.onModuleInit();
  return { invalidation, client, subscriber, listener };
}

describe('RedisInvalidation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function twoReplicas() {
    const bus = new EventEmitter();
    const [one, other] = [replica(bus), replica(bus)];
    await jest.advanceTimersByTimeAsync(10);
    one.listener.mockClear();
    other.listener.mockClear();
    return { bus, one, other };
  }

  it('publishes kinds to the others, not to itself', async () => {
    const { one, other } = await twoReplicas();
    await one.invalidation.publish(['packages', 'promotions']);
    expect(other.listener.mock.calls).toEqual([[['packages', 'promotions']]]);
    expect(one.listener).not.toHaveBeenCalled();
  });

  it('knows within seconds that it is disconnected, and then that changes were missed', async () => {
    const { other } = await twoReplicas();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(other.invalidation.isConnected()).toBe(true);
    other.subscriber.reachable = false;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(other.invalidation.isConnected()).toBe(false);
    other.subscriber.reachable = true;
    other.subscriber.emit('ready');
    await jest.advanceTimersByTimeAsync(10);
    expect(other.invalidation.isConnected()).toBe(true);
    expect(other.listener.mock.calls).toEqual([[null]]);
  });

  it.each([-60, 60])('knows it where the clock was set by %i minutes', async (minutes) => {
    const { other } = await twoReplicas();
    jest.setSystemTime(Date.now() + minutes * 60_000);
    expect(other.invalidation.isConnected()).toBe(true);
    other.subscriber.reachable = false;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(other.invalidation.isConnected()).toBe(false);
  });

  it('publishes later what it could not publish at once', async () => {
    const { one, other } = await twoReplicas();
    one.client.reachable = false;
    await one.invalidation.publish(['slides']);
    await one.invalidation.publish(['packages', 'slides']);
    expect(other.listener).not.toHaveBeenCalled();
    one.client.reachable = true;
    one.client.emit('ready');
    await jest.advanceTimersByTimeAsync(10);
    expect(other.listener.mock.calls).toEqual([[['slides', 'packages']]]);
    one.client.emit('ready');
    await jest.advanceTimersByTimeAsync(10);
    expect(other.listener).toHaveBeenCalledTimes(1);
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
    new RedisInvalidation({ client } as unknown as Redis);
    // Without a listener, `error` throws.
    expect(subscriber.emit('error', new Error('ECONNREFUSED'))).toBe(true);
  });

  it('is always connected without Redis', async () => {
    const invalidation = new RedisInvalidation({ client: null } as Redis);
    invalidation.subscribe(() => undefined);
    invalidation.onModuleInit();
    await invalidation.publish(['slides']);
    expect(invalidation.isConnected()).toBe(true);
  });
});
