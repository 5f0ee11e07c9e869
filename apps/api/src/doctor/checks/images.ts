import { randomBytes } from 'node:crypto';
import { messageOf } from '../../backups/archive/check-archive';
import type { Check } from '../check';
import { ok, problem } from '../finding';

/** Whether the store of images can be reached and written to. That a bucket can be written to shows only in a write. */
export const imagesCheck: Check = {
  name: 'images',
  limitMs: 20_000,
  run: async ({ config: { s3, dataDir }, store, mayRepair }) => {
    try {
      await store.check();
      if (s3 === null) return ok(`the folder in ${dataDir} can be read and written`);
      if (!mayRepair) {
        return ok(
          `the bucket "${s3.bucket}" can be read; whether it can be written is tried by --repair`,
        );
      }
      const id = randomBytes(16).toString('hex');
      await store.put(id, [{ name: '1.jpg', bytes: Buffer.from('a test of npm run doctor') }]);
      await store.remove(id);
      return ok(`the bucket "${s3.bucket}" can be read and written`);
    } catch (error) {
      const mend = s3
        ? 'Check the S3_ variables, and what the key may do'
        : "Give the folder to the server's user, or check DATA_DIR";
      return problem(`${store.place} cannot be read and written (${messageOf(error)})`, mend);
    }
  },
};
