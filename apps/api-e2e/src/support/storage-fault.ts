import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQLITE_PACKAGE } from '@lereng/api-site/sqlite';

/**
 * Makes SQLite fail inside a running server, as a full disk or a failing one does. A rollback succeeds: SQLite does it
 * by itself then, and a transaction that was open before the fault would be open after it.
 */
export class StorageFault {
  private readonly folder = mkdtempSync(join(tmpdir(), 'lereng-fault-'));
  private readonly file = join(this.folder, 'code');

  /** For `preload` of the server, whose working directory is the workspace. */
  get preload(): string {
    return `
      import { existsSync, readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      const Database = createRequire(process.cwd() + '/')('${SQLITE_PACKAGE}');
      const { constructor: Statement } = new Database(':memory:').prepare('SELECT 1');
      const file = ${JSON.stringify(this.file)};
      for (const name of ['run', 'get', 'all']) {
        const original = Statement.prototype[name];
        Statement.prototype[name] = function (...values) {
          if (existsSync(file) && !/^ROLLBACK/i.test(this.source)) {
            const { code, statements } = JSON.parse(readFileSync(file, 'utf8'));
            if (new RegExp(statements, 'i').test(this.source)) {
              throw Object.assign(new Error('a test made it fail'), { code });
            }
          }
          return original.apply(this, values);
        };
      }
    `;
  }

  /** While `work` runs, statements that begin so fail with SQLite's error code. */
  async during<T>(code: string, statements: RegExp, work: () => Promise<T>): Promise<T> {
    writeFileSync(this.file, JSON.stringify({ code, statements: statements.source }));
    try {
      return await work();
    } finally {
      rmSync(this.file);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
