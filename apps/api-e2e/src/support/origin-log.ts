import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;

/**
 * Every request that a server's Express handles: what its response cache did not respond to itself.
 * Lines are written before the request is handled, so they are there when its response is.
 */
export class OriginLog {
  private readonly folder = mkdtempSync(join(tmpdir(), 'lereng-origin-'));
  private readonly file = join(this.folder, 'requests');

  constructor() {
    writeFileSync(this.file, '');
  }

  /** For `preload` of the server, whose working directory is the workspace. */
  get preload(): string {
    return `
      import { appendFileSync } from 'node:fs';
      const { setPrototypeOf } = Object;
      // Express is inside the bundle; it gives each request that it handles its own prototype, with an \`app\`.
      Object.setPrototypeOf = (object, prototype) => {
        if (prototype !== null && 'app' in prototype && object.method) {
          appendFileSync(${JSON.stringify(this.file)}, object.method + ' ' + object.url + '\\n');
        }
        return setPrototypeOf(object, prototype);
      };
    `;
  }

  /** How many requests for this URL reached Express during `work`. */
  async count(url: string, work: () => Promise<unknown>): Promise<number> {
    return (await this.urls(work)).filter((each) => each === url).length;
  }

  /** The URLs of the requests that reached Express during `work`, in their order. */
  async urls(work: () => Promise<unknown>): Promise<string[]> {
    const before = this.lines().length;
    await work();
    return this.lines()
      .slice(before)
      .map((line) => line.slice(line.indexOf(' ') + 1));
  }

  /** Resolves when a request for this URL, by whomever, reaches Express after `work` has begun. */
  async reached(url: string, work: () => Promise<unknown>): Promise<void> {
    const before = this.lines().length;
    await work();
    const isThere = () =>
      this.lines()
        .slice(before)
        .some((line) => line.endsWith(` ${url}`));
    while (!isThere()) await sleep(POLL_MS);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private lines(): string[] {
    return readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
  }
}
