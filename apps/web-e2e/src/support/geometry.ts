import type { Locator } from 'playwright-core';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
  /** Of the middle. */
  x: number;
  y: number;
}

/** Where an element is in the viewport. @throws where it is not shown */
export async function boxOf(element: Locator): Promise<Box> {
  const { x: left, y: top, width, height } = (await element.boundingBox())!;
  return {
    left,
    right: left + width,
    top,
    bottom: top + height,
    width,
    height,
    x: left + width / 2,
    y: top + height / 2,
  };
}

/** Drags one element to the middle of another one with the mouse. */
export async function dragTo(from: Locator, to: Locator): Promise<void> {
  const { mouse } = from.page();
  const start = await boxOf(from);
  const end = await boxOf(to);
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 10 });
  await mouse.up();
}
