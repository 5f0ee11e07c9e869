import { Injectable } from '@nestjs/common';
import { invalid, unavailable } from '../platform/errors';
import { TaskAborted, TaskRunner, TaskTooLarge } from '../platform/tasks';
import type { ImageFocus } from './image-focus';
import type {
  cropPortrait,
  ImageOptions,
  makeIcons,
  FocusedFiles,
  ProcessedImage,
  processImage,
} from './image-pipeline';
import { isRejection, type Rejection } from './image-rejected';
import { words } from './words';

/** The work of a child process. */
export type ImageTasks = {
  processImage: typeof processImage;
  cropPortrait: typeof cropPortrait;
  makeIcons: typeof makeIcons;
};

const MESSAGES: Record<Rejection, string> = {
  IMAGE_UNKNOWN: words.notAnImage,
  IMAGE_BROKEN: words.brokenImage,
  IMAGE_TOO_MANY_PIXELS: words.tooManyPixels,
  IMAGE_TOO_NARROW: words.tooNarrow,
};

const refused = (message: string) => invalid(message, { image: message });

/**
 * Runs the image pipeline, in this process or another one. Its methods throw 422 for a file that is no image,
 * is not accepted or takes too much memory, and 503 if the work took too long or its process ended.
 */
@Injectable()
export class ImageProcessor {
  constructor(private readonly tasks: TaskRunner<ImageTasks>) {}

  /** @see processImage */
  process(bytes: Buffer, options: ImageOptions = {}): Promise<ProcessedImage> {
    const { portrait, icons, focus } = options;
    return this.tasks.run('processImage', bytes, { portrait, icons, focus }).catch(throwResponse);
  }

  /** @see cropPortrait */
  cropPortrait(bytes: Buffer, focus: ImageFocus): Promise<FocusedFiles | null> {
    return this.tasks.run('cropPortrait', bytes, focus).catch(throwResponse);
  }

  /** @see makeIcons */
  makeIcons(bytes: Buffer, focus: ImageFocus): Promise<FocusedFiles> {
    return this.tasks.run('makeIcons', bytes, focus).catch(throwResponse);
  }
}

function throwResponse(error: Error & { code?: unknown }): never {
  if (error instanceof TaskTooLarge) throw refused(words.imageTooHeavy);
  if (error instanceof TaskAborted) throw unavailable(words.imageNotProcessed);
  throw isRejection(error.code) ? refused(MESSAGES[error.code]) : error;
}
