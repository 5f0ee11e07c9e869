import { ListScreen, pictureColumn, useManagedRows, type Column } from '@lereng/admin-kit';
import { useListSlidesQuery, type Slide } from '@lereng/web-data-access/slides';
import {
  useCreateSlideMutation,
  useRemoveSlideMutation,
  useUpdateSlideMutation,
  useUpdateSlideOrderMutation,
  slidesAdminApi,
} from '@lereng/web-data-access/slides-admin';
import { paths } from '@lereng/web-feature';
import { SlideDetail } from './slide-detail';
import { slideForm } from './slide-form';
import { words } from './words';

const columns: Column<Slide>[] = [
  { header: words.id, place: 'last', cell: ({ id }) => id, sortBy: ({ id }) => id },
  pictureColumn(words.image, '16/9'),
  {
    header: words.slideTitle,
    place: 'headline',
    cell: ({ title }) => title,
    sortBy: ({ title }) => title,
  },
  { header: words.order, align: 'end', cell: ({ order }) => order, sortBy: ({ order }) => order },
];

const nameOf = ({ title }: Slide) => title;
const pageOf = () => paths.home.getHref();

const calls = {
  useList: useListSlidesQuery,
  get: slidesAdminApi.endpoints.getSlide,
  useCreate: useCreateSlideMutation,
  useUpdate: useUpdateSlideMutation,
  useRemove: useRemoveSlideMutation,
  useReorder: useUpdateSlideOrderMutation,
};

export default function SlidesPage() {
  const rows = useManagedRows(calls, slideForm);
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
