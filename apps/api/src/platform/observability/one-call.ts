/**
 * Makes `work` a function of which one call runs at a time: those that come meanwhile share it. Each waits for `limitMs`
 * at most.
 *
 * @throws Error where that was too short, and what `work` throws
 */
export function oneCall<T>(work: () => Promise<T>, limitMs: number): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return async () => {
    pending ??= Promise.resolve()
      .then(work)
      .finally(() => {
        pending = null;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new Error(`no response within ${limitMs} ms`);
      timer = setTimeout(() => reject(error), limitMs);
    });
    return Promise.race([pending, late]).finally(() => clearTimeout(timer));
  };
}
