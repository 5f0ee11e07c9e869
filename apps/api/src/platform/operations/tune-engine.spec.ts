import { setTimeout as sleep } from 'node:timers/promises';
import { executionAsyncResource } from 'node:async_hooks';
import { keepShapeOfTicks, keptObjects } from './tune-engine';

describe('keepShapeOfTicks', () => {
  it('keeps what nextTick made for a callback', async () => {
    keepShapeOfTicks();
    await sleep(0);
    const own = await new Promise<object>((resolve) =>
      process.nextTick(() => resolve(executionAsyncResource())),
    );
    const shapeOf = (tick: object) => Reflect.ownKeys(tick).map(String);
    expect(keptObjects.map(shapeOf)).toEqual([shapeOf(own)]);
  });
});
