/** Waits until the picture of a slide is decoded, so that it comes at once. The pictures are the first layer of the hero. */
export const decodePicture = async (index: number, hero: Element | null): Promise<void> =>
  hero?.firstElementChild?.children[index]?.querySelector('img')?.decode();
