import { Injectable } from '@nestjs/common';
import { FormerTrashStore, ImageStore } from './store/image-store';

/**
 * Versions before 1.0 moved the files of deleted images to a second store. This class moves them back to the
 * store of all images.
 */
@Injectable()
export class FormerTrash {
  constructor(
    private readonly store: ImageStore,
    private readonly former: FormerTrashStore,
  ) {}

  /** Moves all files back. Several replicas may do this at once. @throws the store's own error */
  async empty(): Promise<void> {
    for (const id of await this.former.list()) await this.former.move(id, this.store);
  }
}
