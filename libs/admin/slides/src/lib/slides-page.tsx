import { focusFields, ListScreen, type Column } from '@lereng/admin-kit';
import { useFetchRow } from '@lereng/web-data-access';
import { useListSlidesQuery, type Slide } from '@lereng/web-data-access/slides';
import {
  useCreateSlideMutation,
  useRemoveSlideMutation,
  useUpdateSlideMutation,
  useUpdateSlideOrderMutation,
  type SlideCreation,
  slidesAdminApi,
} from '@lereng/web-data-access/slides-admin';
import { paths } from '@lereng/web-feature';
import { Picture } from '@lereng/web-ui';
import { SlideDetail } from './slide-detail';
import { slideForm } from './slide-form';
import { words } from './words';

const columns: Column<Slide>[] = [
  { header: words.id, place: 'last', cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.image,
    place: 'picture',
    cell: (slide) => (
      <Picture
        image={slide}
        alt=""
        sizes="6rem"
        className="aspect-video w-full rounded-lg md:w-24"
      />
    ),
  },
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

export default function SlidesPage() {
  const list = useListSlidesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateSlideMutation();
  const [update] = useUpdateSlideMutation();
  const [remove] = useRemoveSlideMutation();
  const fetch = useFetchRow<Slide>(slidesAdminApi.endpoints.getSlide);
  const [reorder] = useUpdateSlideOrderMutation();
  return (
    <ListScreen
      kind="slides"
      words={words}
      list={list}
      columns={columns}
      nameOf={nameOf}
      form={{
        ...slideForm,
        fetch,
        save: ({ title, description, order, image, focus }, slide, request) => {
          const body = {
            title,
            description,
            order: order ?? undefined,
            image: image ?? undefined,
            ...focusFields(focus),
          };
          if (slide) return update({ id: slide.id, body, ...request }).unwrap();
          // Validation guarantees the required fields.
          return create({ body: body as SlideCreation, ...request }).unwrap();
        },
      }}
      remove={({ id }) => remove({ id }).unwrap()}
      reorder={(ids) => reorder({ body: { ids: [...ids] } }).unwrap()}
      pageOf={pageOf}
      detail={(slide) => <SlideDetail slide={slide} />}
    />
  );
}
