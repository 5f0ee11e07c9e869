import { timedOut } from '../errors';

/** Limits how long a body is read, and how many bodies are read at a time: above that the oldest one is given up. */
export class BodyReads {
  /** What ends each of them, oldest first. */
  private readonly ends = new Set<() => void>();

  constructor(private readonly limits: { limitMs: number; maxCount: number }) {}

  /** @throws 408 where the body takes too long, or is the oldest of too many */
  async limit(reading: Promise<void>): Promise<void> {
    let end = (): void => undefined;
    const ended = new Promise<never>((_, reject) => (end = () => reject(timedOut())));
    const timer = setTimeout(end, this.limits.limitMs);
    this.ends.add(end);
    this.endOldest();
    try {
      await Promise.race([reading, ended]);
    } finally {
      clearTimeout(timer);
      this.ends.delete(end);
    }
  }

  private endOldest(): void {
    const [oldest] = this.ends;
    if (!oldest || this.ends.size <= this.limits.maxCount) return;
    this.ends.delete(oldest);
    oldest();
  }
}
