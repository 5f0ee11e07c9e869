import type { ApiResponse } from '@lereng/shared-testing';

/** A value of the content, as text; undefined for what is not there. */
type Value = string | undefined;

/** The values that a client has written: which were acknowledged, and which are in flight. */
export class Ledger {
  private readonly acknowledged = new Map<string, Value>();
  private readonly inFlight = new Map<string, Value>();
  /** How many writes were acknowledged. */
  count = 0;

  /** Sends a write that gives `key` this value; null where the connection broke, or where it was refused. */
  async write<Body>(
    key: string,
    value: Value,
    send: () => Promise<ApiResponse<Body>>,
  ): Promise<Body | null> {
    this.inFlight.set(key, value);
    const response = await send().catch(() => null);
    // Without a response, or where the commit was not reported, nobody knows whether it was applied.
    if (!response || response.status >= 500) return null;
    this.inFlight.delete(key);
    if (response.status >= 300) return null;
    this.acknowledged.set(key, value);
    this.count += 1;
    return response.body;
  }

  /** Holds that each value is the acknowledged one, or the one that was in flight, and goes on from there. */
  settle(entries: Iterable<readonly [key: string, value: string]>): void {
    const actual = new Map<string, string>();
    // A second row of one name would be a write that was applied twice.
    for (const [key, value] of entries) actual.set(key, actual.has(key) ? 'twice' : value);
    const lost: unknown[] = [];
    for (const key of new Set([...this.acknowledged.keys(), ...this.inFlight.keys()])) {
      const found = actual.get(key);
      const allowed = [this.acknowledged.get(key)];
      if (this.inFlight.has(key)) allowed.push(this.inFlight.get(key));
      if (!allowed.includes(found)) lost.push({ key, found, allowed });
      if (found === undefined) this.acknowledged.delete(key);
      else this.acknowledged.set(key, found);
    }
    this.inFlight.clear();
    const unknown = [...actual.keys()].filter((key) => !this.acknowledged.has(key));
    expect({ lost, unknown }).toEqual({ lost: [], unknown: [] });
  }
}
