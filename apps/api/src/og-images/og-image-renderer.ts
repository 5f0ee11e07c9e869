import { Injectable } from '@nestjs/common';
import { TaskRunner } from '../platform/tasks';
import type { OgImage } from './og-image';

/** The work of a child process. */
export type OgImageTasks = {
  renderOgImage: (image: OgImage, photo: Buffer | null) => Promise<Buffer>;
};

/** Renders preview images, in this process or another one. */
@Injectable()
export class OgImageRenderer {
  constructor(private readonly tasks: TaskRunner<OgImageTasks>) {}

  /** @see SharpOgImageRenderer */
  render(image: OgImage, photo: Buffer | null): Promise<Buffer> {
    return this.tasks.run('renderOgImage', image, photo);
  }
}
