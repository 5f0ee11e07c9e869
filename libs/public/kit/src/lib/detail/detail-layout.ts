/** Photo above the text on a phone, beside it and sticky on a desktop; shared with the skeleton. */
export const DETAIL_GRID =
  'lg:wrap lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-12 lg:pt-10';
export const DETAIL_PHOTO =
  'aspect-4/3 max-h-[70svh] w-full lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:max-h-[calc(100svh-var(--spacing-bar)-3rem)] lg:rounded-card';
