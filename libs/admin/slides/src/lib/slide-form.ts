import { image, integer, multiline, text } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { LIMITS } from '@lereng/shared-domain';
import type { Slide } from '@lereng/web-data-access/slides';
import { words } from './words';

/** Where a slide is shown that nobody has put anywhere. */
const DEFAULT_ORDER = 0;

export const slideForm = managedForm({
  fields: (slide?: Slide) => [
    text({
      name: 'title',
      label: words.fields.title,
      value: slide?.title,
      required: true,
      maxLength: LIMITS.nameMax,
    }),
    multiline({
      name: 'description',
      label: words.fields.description,
      value: slide?.description,
      maxLength: LIMITS.textMax,
    }),
    integer({
      name: 'order',
      label: words.fields.order,
      value: slide?.order ?? DEFAULT_ORDER,
      min: LIMITS.orderMin,
      max: LIMITS.orderMax,
      whenEmpty: DEFAULT_ORDER,
      hint: words.orderHint,
    }),
    image({
      name: 'image',
      label: words.fields.image,
      required: !slide,
      shape: '16/9',
      crops: ['desk', 'portrait'],
      current: slide,
    }),
  ],
  formError: (slide) => ({
    message: slide ? words.editRule : words.addRule,
    fields: ['title', 'image'],
    covers: 'empty',
  }),
});
