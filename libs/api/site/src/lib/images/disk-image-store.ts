import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from '../disk';
import {
  type ImageFile,
  ImageStore,
  isImageId,
  type ListedFile,
  type StoredFile,
} from './image-store';

/** One folder for each image, `<root>/<id>/<name>`. */
export class DiskImageStore extends ImageStore {
  override readonly place = 'DATA_DIR';

  constructor(private readonly root: string) {
    super();
  }

  async put(id: string, files: readonly ImageFile[]): Promise<void> {
    const folder = join(this.root, id);
    await makeFolder(folder);
    for (const { name, bytes } of files) {
      const target = join(folder, name);
      const unfinished = `${target}.part`;
      const handle = await open(unfinished, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, target);
    }
    await flushFolder(folder);
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.root, id), { recursive: true, force: true });
  }

  async removeFiles(id: string, names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.root, id, name), { force: true });
  }

  async listFiles(id: string): Promise<ListedFile[]> {
    const folder = join(this.root, id);
    const names = (await readdir(folder).catch(noneWhenMissing)) ?? [];
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(folder, name)).catch(noneWhenMissing);
        return found && { name, size: found.size, modifiedAt: found.mtime };
      }),
    );
    return files.filter((file) => file !== null);
  }

  async list(): Promise<string[]> {
    const entries = await readdir(this.root).catch(noneWhenMissing);
    return (entries ?? []).filter(isImageId);
  }

  /** The folder comes with the first image. Until then the one above it counts. */
  async check(): Promise<void> {
    const mode = constants.R_OK | constants.W_OK | constants.X_OK;
    const found = await stat(this.root).catch(noneWhenMissing);
    await access(found ? this.root : dirname(this.root), mode);
  }

  async open(id: string, name: string): Promise<StoredFile | null> {
    const handle = await open(join(this.root, id, name)).catch(noneWhenMissing);
    if (!handle) return null;
    try {
      const { size, mtime } = await handle.stat();
      return { size, modifiedAt: mtime, stream: handle.createReadStream() };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }
}

/** As `mkdir` with `recursive`, which reports a full disk as a missing folder. The entry of the folder is flushed. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(dirname(path));
    return makeFolder(path);
  }
  await flushFolder(dirname(path));
}

function noneWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
