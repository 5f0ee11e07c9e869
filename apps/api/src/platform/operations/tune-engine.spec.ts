import { setTimeout as sleep } from 'node:timers/promises';
import { executionAsyncResource } from 'node:async_hooks';
import { keptObjects, tuneEngine } from './tune-engine';

describe('tuneEngine', () => {
  it('keeps what nextTick made for a callback', async () => {
    tuneEngine();
    await sleep(0);
    const own = await new Promise<object>((resolve) =>
      process.nextTick(() => resolve(executionAsyncResource())),
    );
    const shapeOf = (tick: object) => Reflect.ownKeys(tick).map(String);
    expect(keptObjects.map(shapeOf)).toEqual([shapeOf(own)]);
  });
});
