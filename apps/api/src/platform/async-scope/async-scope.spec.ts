import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { AsyncScope } from './async-scope';

describe('a scope', () => {
  it('gives its value to what the work calls later, and to nothing else', async () => {
    const scope = new AsyncScope<string>();
    const seen: (string | undefined)[] = [];
    const work = (name: string) =>
      scope.run(name, async () => {
        for (let step = 0; step < 3; step += 1) {
          await setImmediate();
          seen.push(`${name}: ${scope.current}`);
        }
        return name;
      });
    expect(await Promise.all([work('a'), work('b')])).toEqual(['a', 'b']);
    expect(new Set(seen)).toEqual(new Set(['a: a', 'b: b']));
    expect(seen).toHaveLength(6);
    expect(scope.current).toBeUndefined();
  });

  it('may lie in another one', async () => {
    const scope = new AsyncScope<number>();
    const inner = await scope.run(1, async () => {
      const within = await scope.run(2, async () => {
        await setImmediate();
        return scope.current;
      });
      return [within, scope.current];
    });
    expect(inner).toEqual([2, 1]);
  });

  it('passes a failure on, also one that is thrown at once', async () => {
    const scope = new AsyncScope<number>();
    const failure = new Error('no');
    await expect(scope.run(1, () => Promise.reject(failure))).rejects.toBe(failure);
    const throwing = () => {
      throw failure;
    };
    await expect(scope.run(1, throwing)).rejects.toBe(failure);
    expect(scope.current).toBeUndefined();
  });

  it('takes its storage out of use with the last work in it, not before', async () => {
    const disable = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    const scope = new AsyncScope<number>();
    let end = (): void => undefined;
    const long = scope.run(1, () => new Promise<void>((resolve) => (end = resolve)));
    await scope.run(2, () => Promise.resolve());
    expect(disable).not.toHaveBeenCalled();
    end();
    await long;
    expect(disable).toHaveBeenCalledTimes(1);
    expect(await scope.run(3, () => Promise.resolve(scope.current))).toBe(3);
    disable.mockRestore();
  });
});
