import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(2 ** 16, 1);

/** A disk of a few megabytes, in memory, that a test fills. To mount it takes Linux and root. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'lereng-disk-'));
    try {
      const options = `size=${megabytes}m,mode=700`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
    } catch (error) {
      rmdirSync(folder);
      throw error;
    }
    return new SmallDisk(folder);
  }

  /** Why none can be mounted on this machine; undefined where one can. */
  static get obstacle(): string | undefined {
    try {
      SmallDisk.mount(1).unmount();
      return undefined;
    } catch (error) {
      const [, reason = ''] = String(error).split('\n');
      return `no disk can be mounted: ${reason || String(error)}`;
    }
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Leaves only so much of the disk. */
  fill(leftBytes = 0): void {
    const file = openSync(this.ballast, 'a');
    try {
      while (this.freeBytes > leftBytes) {
        writeSync(file, BLOCK, 0, Math.min(BLOCK.length, this.freeBytes - leftBytes));
      }
    } catch (error) {
      // Others may write at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Frees what `fill` took. */
  relieve(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', [this.folder], { stdio: 'pipe' });
    rmdirSync(this.folder);
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }
}
