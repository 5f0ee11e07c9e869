/**
 * Source of a script that moves the clock of the process, or page, that runs it by `offset`
 * milliseconds, or by what an expression then is. Timers go on as they do: only what the time is changes.
 */
export function shiftedClock(offset: number | string): string {
  return `{
    const { now } = Date;
    const shifted = () => now() + ${offset};
    globalThis.Date = new Proxy(Date, {
      apply: (target) => new target(shifted()).toString(),
      construct: (target, values, made) =>
        Reflect.construct(target, values.length === 0 ? [shifted()] : values, made),
      get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
    });
  }`;
}
