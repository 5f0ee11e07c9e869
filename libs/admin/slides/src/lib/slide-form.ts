import { declaredFields, declaredFormError } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { slidesKind } from '@lereng/shared-domain/fields';
import type { Slide } from '@lereng/web-data-access/slides';
import { words } from './words';

export const slideForm = managedForm({
  fields: (slide?: Slide) =>
    declaredFields(slidesKind, slide, {
      order: { value: slide?.order ?? slidesKind.fields.order.whenEmpty, hint: words.orderHint },
      image: { shape: '16/9', crops: ['desk', 'portrait'], current: slide },
    }),
  formError: declaredFormError(slidesKind),
});
