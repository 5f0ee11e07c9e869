import { Injectable } from '@nestjs/common';
import { FormerTrashStore, ImageStore } from './store/image-store';

/**
 * Versions before 1.0 moved the files of deleted images to a store of their own. This brings them back to
 * where their rows expect them.
 */
@Injectable()
export class FormerTrash {
  constructor(
    private readonly store: ImageStore,
    private readonly former: FormerTrashStore,
  ) {}

  /** Several replicas may do so at once. @throws the store's own error */
  async empty(): Promise<void> {
    for (const id of await this.former.list()) await this.former.move(id, this.store);
  }
}
