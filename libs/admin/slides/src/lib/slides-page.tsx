import { declaredFields, declaredFormError } from '@lereng/admin-kit/form';
import {
  ListScreen,
  managedForm,
  pictureColumn,
  RowDetail,
  useManagedRows,
  type Column,
} from '@lereng/admin-kit/list';
import { slidesKind } from '@lereng/shared-domain/fields';
import type { Slide } from '@lereng/web-data-access/slides';
import { slideCalls } from '@lereng/web-data-access/slides-admin';
import { paths } from '@lereng/web-feature';
import { words } from './words';

const { fields } = slidesKind;

const form = managedForm({
  fields: (slide?: Slide) =>
    declaredFields(slidesKind, slide, {
      order: { value: slide?.order ?? fields.order.whenEmpty, hint: words.orderHint },
      image: { shape: '16/9', crops: ['desk', 'portrait'], current: slide },
    }),
  formError: declaredFormError(slidesKind),
});

const columns: Column<Slide>[] = [
  { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
  pictureColumn(fields.image.label, '16/9'),
  {
    header: fields.title.label,
    place: 'headline',
    cell: ({ title }) => <span className="block min-w-28 wrap-anywhere">{title}</span>,
    compact: ({ title }) => title,
    sortBy: ({ title }) => title,
  },
  {
    header: fields.order.label,
    place: 'fact',
    align: 'end',
    cell: ({ order }) => order,
    compact: ({ order }) => words.orderOf(order),
    sortBy: ({ order }) => order,
  },
];

const nameOf = ({ title }: Slide) => title;
const pageOf = () => paths.home.getHref();

export default function SlidesPage() {
  const rows = useManagedRows(slideCalls, form);
  return (
    <ListScreen
      {...rows}
      kind="slides"
      words={words}
      columns={columns}
      nameOf={nameOf}
      pageOf={pageOf}
      detail={(slide) => <RowDetail fields={fields} row={slide} shape="16/9" />}
    />
  );
}
