import type { IncomingMessage } from 'node:http';
import { timedOut } from '../errors';

type Body = Pick<IncomingMessage, 'complete'>;

/** Limits how long a body may take to come, and how many may be unfinished: above that the oldest one is given up. */
export class BodyReads {
  /** What ends each read, the oldest one first. */
  private readonly ends = new Map<Body, () => void>();

  constructor(private readonly limits: { limitMs: number; maxCount: number }) {}

  /** @throws 408 where the body takes too long, or is the oldest of too many */
  async limit(request: Body, reading: Promise<void>): Promise<void> {
    if (request.complete) return reading;
    let end = (): void => undefined;
    const ended = new Promise<never>((_, reject) => (end = () => reject(timedOut())));
    const timer = setTimeout(end, this.limits.limitMs);
    this.ends.set(request, end);
    this.endOldest();
    try {
      await Promise.race([reading, ended]);
    } finally {
      clearTimeout(timer);
      this.ends.delete(request);
    }
  }

  private endOldest(): void {
    for (const [request, end] of this.ends) {
      if (this.ends.size <= this.limits.maxCount) return;
      this.ends.delete(request);
      // One that has come meanwhile is only not parsed yet.
      if (!request.complete) end();
    }
  }
}
