/**
 * Photo above the text on a phone, beside it and sticky on a desktop; shared with the skeleton. The
 * second row takes what a long text adds, so that what stands below the photo stays close to it.
 */
export const DETAIL_GRID =
  'pb-4 lg:wrap lg:grid lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12 lg:pt-10';
export const DETAIL_TEXT = 'wrap lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-0';
export const DETAIL_PHOTO =
  'aspect-4/3 max-h-[70svh] w-full short:max-h-[50svh] lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:max-h-[calc(100svh-var(--spacing-bar)-3rem)] lg:rounded-card';
