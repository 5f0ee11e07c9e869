import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
      import { createRequire } from 'node:module';
      const { application } = createRequire(process.cwd() + '/')('express');
      const { handle } = application;
      application.handle = function (request, ...rest) {
        appendFileSync(${JSON.stringify(this.file)}, request.method + ' ' + request.url + '\\n');
        return handle.call(this, request, ...rest);
      };
    `;
  }

  /** How many requests of `work` for this URL reached Express. */
  async count(url: string, work: () => Promise<unknown>): Promise<number> {
    const before = this.lines().length;
    await work();
    const isOfUrl = (line: string) => line.slice(line.indexOf(' ') + 1) === url;
    return this.lines().slice(before).filter(isOfUrl).length;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private lines(): string[] {
    return readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
  }
}
