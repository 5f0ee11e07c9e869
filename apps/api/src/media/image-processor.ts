import { Injectable } from '@nestjs/common';
import type { HexColor, LogoTone } from '@lereng/shared-domain/look';
import { invalid, unavailable } from '../platform/errors';
import { TaskAborted, TaskRunner, TaskTooLarge } from '../platform/tasks';
import type { ImageFocus } from './image-focus';
import type {
  cropPortrait,
  ImageOptions,
  makeIcons,
  measureLogo,
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
  measureLogo: typeof measureLogo;
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
    return this.tasks.run('processImage', bytes, options).catch(throwResponse);
  }

  /** @see cropPortrait */
  cropPortrait(bytes: Buffer, focus: ImageFocus): Promise<FocusedFiles | null> {
    return this.tasks.run('cropPortrait', bytes, focus).catch(throwResponse);
  }

  /** @see makeIcons */
  makeIcons(bytes: Buffer, focus: ImageFocus, surface: HexColor): Promise<FocusedFiles> {
    return this.tasks.run('makeIcons', bytes, focus, surface).catch(throwResponse);
  }

  /** @see measureLogo */
  measureLogo(bytes: Buffer): Promise<LogoTone> {
    return this.tasks.run('measureLogo', bytes).catch(throwResponse);
  }
}

function throwResponse(error: Error & { code?: unknown }): never {
  if (error instanceof TaskTooLarge) throw refused(words.imageTooHeavy);
  if (error instanceof TaskAborted) throw unavailable(words.imageNotProcessed);
  throw isRejection(error.code) ? refused(MESSAGES[error.code]) : error;
}
