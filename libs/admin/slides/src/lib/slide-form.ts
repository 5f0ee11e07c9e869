import {
  focusFields,
  image,
  imageFocus,
  integer,
  multiline,
  text,
  type Field,
  type Focus,
  type FormError,
  type ManagedForm,
} from '@lereng/admin-kit';
import { LIMITS } from '@lereng/shared-domain';
import type { Slide } from '@lereng/web-data-access/slides';
import type { SlideUpdate } from '@lereng/web-data-access/slides-admin';
import { words } from './words';

/** Values of a slide's form. */
export type SlideValues = {
  title: string;
  description: string;
  order: number | null;
  image: File | null;
  focus: Focus;
};

/** Where a slide is shown that nobody has put anywhere. */
const DEFAULT_ORDER = 0;

export const slideForm: ManagedForm<Slide, SlideValues, SlideUpdate> = {
  initial: (slide) => ({
    title: slide?.title ?? '',
    description: slide?.description ?? '',
    order: slide?.order ?? DEFAULT_ORDER,
    image: null,
    focus: [],
  }),
  fields: (slide): Field<SlideValues>[] => [
    text({ name: 'title', label: words.slideTitle, required: true, maxLength: LIMITS.nameMax }),
    multiline({ name: 'description', label: words.description, maxLength: LIMITS.textMax }),
    integer({
      name: 'order',
      label: words.order,
      min: LIMITS.orderMin,
      max: LIMITS.orderMax,
      whenEmpty: DEFAULT_ORDER,
      hint: words.orderHint,
    }),
    image({ name: 'image', label: words.image, required: !slide, shape: '16/9', current: slide }),
    imageFocus({ name: 'focus', image: 'image', current: slide, shapes: ['wide', 'portrait'] }),
  ],
  formError: (slide): FormError<SlideValues> =>
    slide
      ? { message: words.editRule, fields: ['title'], covers: 'empty' }
      : { message: words.addRule, fields: ['title', 'image'], covers: 'empty' },
  body: ({ title, description, order, image, focus }) => ({
    title,
    description,
    order: order ?? undefined,
    image: image ?? undefined,
    ...focusFields(focus),
  }),
};
