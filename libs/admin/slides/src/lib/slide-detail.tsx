import { Detail, DetailDates, DetailList, DetailPicture } from '@lereng/admin-kit/list';
import type { Slide } from '@lereng/web-data-access/slides';
import { words } from './words';

export function SlideDetail({ slide }: { slide: Slide }) {
  return (
    <div className="flex flex-col gap-5">
      <DetailPicture image={slide} shape="16/9" />
      <DetailList>
        <Detail label={words.fields.title}>{slide.title}</Detail>
        {slide.description && <Detail label={words.fields.description}>{slide.description}</Detail>}
        <Detail label={words.fields.order}>{slide.order}</Detail>
        <DetailDates row={slide} />
      </DetailList>
    </div>
  );
}
