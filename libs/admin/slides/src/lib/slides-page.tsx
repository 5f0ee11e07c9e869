import { ListScreen, pictureColumn, useManagedRows, type Column } from '@lereng/admin-kit/list';
import type { Slide } from '@lereng/web-data-access/slides';
import { slideCalls } from '@lereng/web-data-access/slides-admin';
import { paths } from '@lereng/web-feature';
import { SlideDetail } from './slide-detail';
import { slideForm } from './slide-form';
import { words } from './words';

const columns: Column<Slide>[] = [
  { header: words.id, place: 'table', cell: ({ id }) => id, sortBy: ({ id }) => id },
  pictureColumn(words.fields.image, '16/9'),
  {
    header: words.fields.title,
    place: 'headline',
    cell: ({ title }) => <span className="wrap-anywhere md:block md:min-w-28">{title}</span>,
    sortBy: ({ title }) => title,
  },
  {
    header: words.fields.order,
    align: 'end',
    cell: ({ order }) => order,
    sortBy: ({ order }) => order,
  },
];

const nameOf = ({ title }: Slide) => title;
const pageOf = () => paths.home.getHref();

export default function SlidesPage() {
  const rows = useManagedRows(slideCalls, slideForm);
  return (
    <ListScreen
      {...rows}
      kind="slides"
      words={words}
      columns={columns}
      nameOf={nameOf}
      pageOf={pageOf}
      detail={(slide) => <SlideDetail slide={slide} />}
    />
  );
}
