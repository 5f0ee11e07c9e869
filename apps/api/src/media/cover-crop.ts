import type { ImageFocus } from './image-focus';

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How to fill a box with a picture: resize it to `resized`, then extract the box at `left`, `top`. */
export interface CoverCrop {
  readonly resized: Size;
  readonly left: number;
  readonly top: number;
}

/** The crop has the focus in its middle, or as near to it as the picture's edges allow. */
export function coverCrop(picture: Size, box: Size, focus: ImageFocus): CoverCrop {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const resized = {
    width: Math.max(box.width, Math.round(picture.width * scale)),
    height: Math.max(box.height, Math.round(picture.height * scale)),
  };
  return {
    resized,
    left: offset(resized.width, box.width, focus.x),
    top: offset(resized.height, box.height, focus.y),
  };
}

/** Where a part of `length` begins in a side of `whole`. */
function offset(whole: number, length: number, percent: number): number {
  const centered = Math.round((whole * percent) / 100 - length / 2);
  return Math.min(Math.max(centered, 0), whole - length);
}
