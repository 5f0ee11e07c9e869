import { Injectable } from '@nestjs/common';
import type { ApiError } from '../platform/http/errors';
import { TaskRunner } from '../platform/tasks';
import type { ImageFocus } from './image-focus';
import type { EncodedImages, ImageOptions, ProcessedImage } from './image-pipeline';
import { isRejection, type Rejection } from './image-rejected';
import { brokenImage, notAnImage, tooManyPixels } from './media.errors';

const RESPONSES: Record<Rejection, () => ApiError> = {
  IMAGE_UNKNOWN: notAnImage,
  IMAGE_BROKEN: brokenImage,
  IMAGE_TOO_MANY_PIXELS: tooManyPixels,
};

/** The image pipeline, wherever it runs. Its methods throw 422 for what is no image, or none to be taken. */
@Injectable()
export class ImageProcessor {
  constructor(private readonly tasks: TaskRunner) {}

  /** @see processImage */
  process(bytes: Buffer, options: ImageOptions = {}): Promise<ProcessedImage> {
    const { portrait, focus } = options;
    return this.run('processImage', bytes, { portrait, focus });
  }

  /** @see cropPortrait */
  cropPortrait(bytes: Buffer, focus: ImageFocus): Promise<EncodedImages> {
    return this.run('cropPortrait', bytes, focus);
  }

  private async run<Result>(task: string, ...parameters: unknown[]): Promise<Result> {
    try {
      return await this.tasks.run<Result>(task, ...parameters);
    } catch (error) {
      const { code } = error as { code?: unknown };
      throw isRejection(code) ? RESPONSES[code]() : error;
    }
  }
}
